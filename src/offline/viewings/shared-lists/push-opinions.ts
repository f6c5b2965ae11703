import type { OneByOne } from "../../account-sync/one-by-one.ts";
import type { ViewingsParts } from "../sync/sync-parts.ts";
import { deadline } from "../../transport/sender-clock.ts";
import { exchangeOpinion, type SharedListApi } from "./exchange-opinion.ts";
import { unsentOpinions } from "./shared-lists.ts";

/** Sends what a reader has said of shared lists and is not sent yet, also while none of them is open. @throws Like the api. */
export async function pushOpinions(parts: ViewingsParts, owner: string, items: OneByOne): Promise<void> {
  for (const { token } of await unsentOpinions(owner)) {
    await items.attempt(`opinion:${token}`, () => exchangeOpinion(apiOf(parts, owner), owner, token));
  }
}

function apiOf(parts: ViewingsParts, owner: string): SharedListApi {
  return {
    read: (token) => parts.api.call(owner, "readSharedList", { params: { token }, signal: deadline(parts) }),
    put: async (token, content, ifMatch) => {
      const { data } = await parts.api.call(owner, "putOpinion", {
        params: { token },
        body: { content },
        signal: deadline(parts),
        ...(ifMatch !== undefined && { ifMatch }),
      });
      return data;
    },
  };
}
