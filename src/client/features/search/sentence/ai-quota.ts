import { mutate } from "swr";
import { pathOf, type Answer } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { cacheKey, useApiQuery } from "../../../api/use-api-query.ts";
import { accessToken } from "../../../api/credentials/session.ts";

type Quota = Answer<Call<"readAiQuota">["answer"]>;

/** The number of AI searches that a signed-in user has left today; null while unknown. */
export function useQuotaLeft(): { left: number; limit: number } | null {
  const { data } = useApiQuery("readAiQuota", accessToken.value === null ? null : {});
  return data?.data.search ?? null;
}

/** Updates the quota from an answer, which saves a request. */
export async function noteQuotaLeft(left: number): Promise<void> {
  const key = cacheKey(ownerOf(accessToken.peek()), pathOf("readAiQuota"));
  await mutate<Quota>(key, (quota) => quota && withLeft(quota, left), { revalidate: false });
}

function withLeft(quota: Quota, left: number): Quota {
  return { ...quota, data: { ...quota.data, search: { ...quota.data.search, left } } };
}
