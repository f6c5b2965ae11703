import type { ModerationNotice } from "#contract/schemas/moderation.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";

interface Notices {
  /** The newest first; undefined until they are there. */
  notices: readonly ModerationNotice[] | undefined;
  error: Error | undefined;
  mutate: () => Promise<unknown>;
}

/** What moderators have done that concerns the signed-in user. */
export function useNotices(): Notices {
  const { data, error, mutate } = useApiQuery("listNotices", accessToken.value === null ? null : {});
  return { notices: data?.data.data, error, mutate: () => mutate() };
}
