import type { Cache } from "swr";
import { ownerOf } from "#offline/session/owner-of.ts";
import { isFresh } from "../../../api/use-api-query.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import type { SearchState } from "../url/search-url.ts";
import { searchKey, wishForAi, type Interpretation, type Refused } from "./interpretation.ts";

/** Has the AI read the sentence of a search that is about to be shown. An answer of the last five minutes is reused. */
export function wishForReading(state: SearchState, cache: Cache): void {
  const key = searchKey(ownerOf(accessToken.peek()), state);
  const known = cache.get(key)?.data as Interpretation | Refused | undefined;
  const isKnown = known !== undefined && "found" in known && known.found !== null && isFresh(known.found);
  if (!isKnown) void wishForAi(key);
}
