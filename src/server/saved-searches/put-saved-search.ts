import { isDeepStrictEqual } from "node:util";
import { MAX_SAVED_SEARCHES } from "#domain/saved-searches/saved-search.ts";
import { lockOwner } from "../accounts/account-store.ts";
import type { Trx } from "../db/db.ts";
import { tidyName } from "../http/body/tidy-name.ts";
import { HttpError, unauthenticated } from "../http/errors/http-error.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { takeBackDue } from "../notifications/waiting-store.ts";
import {
  countSavedSearches,
  insertSavedSearch,
  lockSavedSearch,
  updateSavedSearch,
  wasRemoved,
  type SavedSearchRow,
  type SearchContent,
} from "./saved-search-store.ts";

interface Key {
  id: string;
  ownerId: string;
}

interface Parts {
  now: Date;
  today: string;
  limits: RateLimits;
}

/**
 * Keeps a search under its id, new or over what is there. What is there already is answered as it is.
 * @param content With checked criteria.
 * @throws HttpError 401 for an account that is gone, 404 for a search that was deleted, 409 for an id of another account's search,
 *   422 for a name without text, 429 for one search too many and for too many changes.
 */
export async function putSavedSearch(
  trx: Trx,
  key: Key,
  { name, ...rest }: SearchContent,
  { now, today, limits }: Parts,
): Promise<SavedSearchRow> {
  if ((await lockOwner(trx, key.ownerId)) === undefined) throw unauthenticated("invalid_credentials");
  const content = { name: tidyName(name), ...rest };
  const before = await lockSavedSearch(trx, key.id);
  if (before !== undefined && before.owner_id !== key.ownerId) throw taken();
  if (before !== undefined && isSame(before, content)) return before;
  if (before === undefined && (await wasRemoved(trx, key))) {
    throw new HttpError("saved_search_deleted", "Saved search not found");
  }
  await limits.takeWithin(trx, ["savedSearchWrite", key.ownerId]);
  const at = now.toISOString();
  if (before !== undefined) {
    if (content.alert === "off") await takeBackDue(trx, { saved_search_id: key.id }, key.ownerId);
    const isOther = !isDeepStrictEqual(before.criteria, content.criteria);
    return updateSavedSearch(trx, key.id, content, { now: at, today, isOther });
  }
  if (limits.enabled && (await countSavedSearches(trx, key.ownerId)) >= MAX_SAVED_SEARCHES) {
    throw new HttpError("too_many_saved_searches", `At most ${MAX_SAVED_SEARCHES} searches are kept`);
  }
  const row = await insertSavedSearch(trx, key, content, { now: at, today });
  if (row === undefined) throw taken();
  return row;
}

function isSame(row: SavedSearchRow, { name, criteria, alert, by_push, by_mail }: SearchContent): boolean {
  const there = [row.name, row.criteria, row.alert, row.by_push, row.by_mail];
  return isDeepStrictEqual(there, [name, criteria, alert, by_push, by_mail]);
}

function taken(): HttpError {
  return new HttpError("saved_search_id_taken", "There is another saved search with this id");
}
