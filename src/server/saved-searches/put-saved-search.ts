import { isDeepStrictEqual } from "node:util";
import type { SearchTrace } from "#contract/schemas/saved-search.ts";
import { MAX_SAVED_SEARCHES, type SavedSearch } from "#domain/saved-searches/saved-search.ts";
import { lockOwner } from "../accounts/account-store.ts";
import type { Trx } from "../db/db.ts";
import { tidyName } from "../http/body/tidy-name.ts";
import { refuseStale, versionAfter } from "../http/calls/row-version.ts";
import { HttpError, unauthenticated } from "../http/errors/http-error.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { takeBackDue } from "../notifications/waiting-store.ts";
import {
  countSavedSearches,
  findTrace,
  insertSavedSearch,
  lockSavedSearch,
  noteSeen,
  toSavedSearch,
  updateSavedSearch,
  type SavedSearchRow,
  type SearchContent,
} from "./saved-search-store.ts";

interface Key {
  id: string;
  ownerId: string;
}

/** A search as it is to be, with checked criteria. */
export interface SearchEdit extends SearchContent {
  /** When its owner last looked. Undefined from a phone that tells of no version: the later of two devices counts. */
  seen_at?: string;
  /** Undefined for a search that is to be new. */
  ifMatch: string | undefined;
}

interface Parts {
  now: Date;
  today: string;
  limits: RateLimits;
}

/**
 * Keeps a search under its id, new or over what is there. What is there already is answered as it is.
 * @throws HttpError 401 for an account that is gone, 404 for a version of a search that is not there, 409 for another version and
 *   for an id of another account's search, 422 for a name without text, 429 for one search too many and for too many changes.
 */
export async function putSavedSearch(
  trx: Trx,
  key: Key,
  { name, seen_at, ifMatch, ...rest }: SearchEdit,
  { now, today, limits }: Parts,
): Promise<SavedSearchRow> {
  if ((await lockOwner(trx, key.ownerId)) === undefined) throw unauthenticated("invalid_credentials");
  const content = { name: tidyName(name), ...rest };
  const before = await lockSavedSearch(trx, key.id);
  if (before !== undefined && before.owner_id !== key.ownerId) throw taken();
  const seenAt = seen_at === undefined ? undefined : noLater(seen_at, now);
  const isSame = before !== undefined && hasSame(before, content);
  if (isSame && isSeen(before, seenAt)) return before;
  const trace = before === undefined ? await findTrace(trx, key) : undefined;
  if (seenAt !== undefined) refuseOther(before === undefined ? trace : toSavedSearch(before, 0), ifMatch);
  else if (trace !== undefined) throw new HttpError("saved_search_deleted", "Saved search not found");
  await limits.takeWithin(trx, [isSame ? "savedSearchSeen" : "savedSearchWrite", key.ownerId]);
  if (isSame && seenAt !== undefined) return (await noteSeen(trx, key, { seenAt, now: now.toISOString() })) ?? before;
  if (before !== undefined) {
    if (content.alert === "off") await takeBackDue(trx, { saved_search_id: key.id }, key.ownerId);
    const isOther = !isDeepStrictEqual(before.criteria, content.criteria);
    const at = versionAfter(before, now);
    return updateSavedSearch(trx, key.id, content, { now: at, today, seenAt: isOther ? at : seenAt, isOther });
  }
  if (limits.enabled && (await countSavedSearches(trx, key.ownerId)) >= MAX_SAVED_SEARCHES) {
    throw new HttpError("too_many_saved_searches", `At most ${MAX_SAVED_SEARCHES} searches are kept`);
  }
  const at = trace === undefined ? now.toISOString() : versionAfter(trace, now);
  const row = await insertSavedSearch(trx, key, content, { now: at, today, seenAt: seenAt ?? at });
  if (row === undefined) throw taken();
  return row;
}

/** An instant as text, now at the latest. */
export function noLater(instant: string, now: Date): string {
  const at = new Date(instant);
  return (at > now ? now : at).toISOString();
}

function refuseOther(current: SavedSearch | SearchTrace | undefined, ifMatch: string | undefined): void {
  if (current !== undefined) return refuseStale({ ifMatch: ifMatch ?? "none", updatedAt: undefined }, current);
  if (ifMatch !== undefined) throw new HttpError("saved_search_not_found", "Saved search not found");
}

function isSeen({ last_seen_at }: SavedSearchRow, seenAt: string | undefined): boolean {
  return seenAt === undefined || Date.parse(seenAt) <= Date.parse(last_seen_at);
}

function hasSame(row: SavedSearchRow, { name, criteria, alert, by_push, by_mail }: SearchContent): boolean {
  const there = [row.name, row.criteria, row.alert, row.by_push, row.by_mail];
  return isDeepStrictEqual(there, [name, criteria, alert, by_push, by_mail]);
}

function taken(): HttpError {
  return new HttpError("saved_search_id_taken", "There is another saved search with this id");
}
