import { isDeepStrictEqual } from "node:util";
import type { Call } from "#contract/endpoints.ts";
import type { SearchTrace } from "#contract/schemas/saved-search.ts";
import { MAX_SAVED_SEARCHES, MOST_REMOVED_SEARCHES, type SavedSearch } from "#domain/saved-searches/saved-search.ts";
import { tidyName } from "../../../src/server/http/body/tidy-name.ts";
import { isUuid } from "../../../src/server/http/calls/is-uuid.ts";
import { refuseStale, versionAfter } from "../../../src/server/http/calls/row-version.ts";
import { HttpError } from "../../../src/server/http/errors/http-error.ts";
import { checkedCriteria } from "../../../src/server/saved-searches/checked-criteria.ts";
import { noLater } from "../../../src/server/saved-searches/put-saved-search.ts";
import { takeTry } from "./limits.ts";
import type { Asked } from "./asked.ts";
import { asStored, type SearchRow } from "./state.ts";
import { inTime } from "./in-time.ts";

export function listSavedSearches({ state, userId }: Asked): Call<"listSavedSearches">["answer"] {
  const rows = [...state.searches.values()].filter(({ owner }) => owner === userId);
  const latestFirst = rows.toSorted(
    (one, other) => inTime(other.created_at, one.created_at) || (one.id > other.id ? -1 : 1),
  );
  return { data: latestFirst.map(toSearch), removed: tracesOf({ state, userId }), count: rows.length, new_rooms: 0 };
}

function tracesOf({ state, userId }: Pick<Asked, "state" | "userId">): SearchTrace[] {
  const own = [...state.removedSearches].filter(([, { owner }]) => owner === userId);
  const traces = own.map(([id, { updated_at }]) => ({ id, updated_at }));
  const latestFirst = traces.toSorted(
    (one, other) => inTime(other.updated_at, one.updated_at) || (one.id < other.id ? -1 : 1),
  );
  return latestFirst.slice(0, MOST_REMOVED_SEARCHES);
}

export function putSavedSearch(asked: Asked<"putSavedSearch">): SavedSearch {
  const { state, userId, params, body, now, ifMatch } = asked;
  const id = idOf(params);
  const criteria = asStored(checkedCriteria(body.criteria));
  const { alert, by_push, by_mail } = body;
  const content = { name: tidyName(body.name), criteria, alert, by_push, by_mail };
  const before = state.searches.get(id);
  if (before !== undefined && before.owner !== userId) throw taken();
  const seenAt = body.seen_at === undefined ? undefined : noLater(body.seen_at, now());
  const isSame = before !== undefined && hasSame(before, content);
  if (isSame && (seenAt === undefined || inTime(seenAt, before.last_seen_at) <= 0)) return toSearch(before);
  const trace = tracesOf(asked).find((one) => one.id === id);
  if (seenAt !== undefined) refuseOther(before === undefined ? trace : toSearch(before), ifMatch);
  else if (before === undefined && trace !== undefined) {
    throw new HttpError("saved_search_deleted", "Saved search not found");
  }
  takeTry(asked, isSame ? "savedSearchSeen" : "savedSearchWrite");
  if (isSame && seenAt !== undefined) return toSearch(seen(asked, before, seenAt));
  const after = before ?? trace;
  const at = after === undefined ? now().toISOString() : versionAfter(after, now());
  if (before === undefined && countOf(asked) >= MAX_SAVED_SEARCHES) {
    throw new HttpError("too_many_saved_searches", `At most ${MAX_SAVED_SEARCHES} searches are kept`);
  }
  const isOther = before === undefined || !isDeepStrictEqual(before.criteria, criteria);
  const row = {
    owner: userId,
    id,
    ...content,
    created_at: before?.created_at ?? at,
    updated_at: at,
    last_seen_at: before === undefined ? (seenAt ?? at) : later(before.last_seen_at, isOther ? at : seenAt),
  };
  if (before === undefined && trace !== undefined) state.removedSearches.delete(id);
  state.searches.set(id, row);
  return toSearch(row);
}

export function deleteSavedSearch(asked: Asked): null {
  const { state, userId, params, now, ifMatch } = asked;
  if (!isUuid(params["id"]!)) return null;
  const id = idOf(params);
  takeTry(asked, "savedSearchWrite");
  const before = state.searches.get(id);
  if (before?.owner !== userId) return null;
  refuseStale({ ifMatch, updatedAt: undefined }, toSearch(before));
  state.searches.delete(id);
  // Who deletes an id that another account has deleted before is not remembered.
  const { owner } = state.removedSearches.get(id) ?? { owner: userId };
  state.removedSearches.set(id, { owner, updated_at: versionAfter(before, now()) });
  return null;
}

export function markSavedSearchSeen(asked: Asked<"markSavedSearchSeen">): SavedSearch {
  const { state, userId, params, body, now } = asked;
  takeTry(asked, "savedSearchSeen");
  const before = state.searches.get(idOf(params));
  if (before?.owner !== userId) throw notFound();
  return toSearch(seen(asked, before, noLater(body.seen_at, now())));
}

function seen({ state, now }: Asked, before: SearchRow, seenAt: string): SearchRow {
  if (inTime(before.last_seen_at, seenAt) >= 0) return before;
  const row = { ...before, last_seen_at: seenAt, updated_at: versionAfter(before, now()) };
  state.searches.set(row.id, row);
  return row;
}

function later(one: string, other: string | undefined): string {
  return other !== undefined && inTime(other, one) > 0 ? other : one;
}

function refuseOther(current: SavedSearch | SearchTrace | undefined, ifMatch: string | undefined): void {
  if (current !== undefined) return refuseStale({ ifMatch: ifMatch ?? "none", updatedAt: undefined }, current);
  if (ifMatch !== undefined) throw notFound();
}

function hasSame(
  row: SearchRow,
  content: Pick<SearchRow, "name" | "criteria" | "alert" | "by_push" | "by_mail">,
): boolean {
  const { name, criteria, alert, by_push, by_mail } = row;
  return isDeepStrictEqual({ name, criteria, alert, by_push, by_mail }, content);
}

function countOf({ state, userId }: Asked): number {
  return [...state.searches.values()].filter(({ owner }) => owner === userId).length;
}

function toSearch(row: SearchRow): SavedSearch {
  const { owner: _, ...search } = row;
  return { ...search, new_count: 0 };
}

function idOf({ id = "" }: Asked["params"]): string {
  if (isUuid(id)) return id.toLowerCase();
  throw notFound();
}

function notFound(): HttpError {
  return new HttpError("saved_search_not_found", "Saved search not found");
}

function taken(): HttpError {
  return new HttpError("saved_search_id_taken", "There is another saved search with this id");
}
