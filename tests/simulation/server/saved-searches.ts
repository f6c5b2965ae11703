import { isDeepStrictEqual } from "node:util";
import type { Call } from "#contract/endpoints.ts";
import { MAX_SAVED_SEARCHES, type SavedSearch } from "#domain/saved-searches/saved-search.ts";
import { tidyName } from "../../../src/server/http/body/tidy-name.ts";
import { isUuid } from "../../../src/server/http/calls/is-uuid.ts";
import { HttpError } from "../../../src/server/http/errors/http-error.ts";
import { checkedCriteria } from "../../../src/server/saved-searches/checked-criteria.ts";
import { takeTry } from "./limits.ts";
import type { Asked } from "./asked.ts";
import { asStored, type SearchRow } from "./state.ts";
import { inTime } from "./in-time.ts";

export function listSavedSearches({ state, userId }: Asked): Call<"listSavedSearches">["answer"] {
  const rows = [...state.searches.values()].filter(({ owner }) => owner === userId);
  const latestFirst = rows.toSorted(
    (one, other) => inTime(other.created_at, one.created_at) || (one.id > other.id ? -1 : 1),
  );
  return { data: latestFirst.map(toSearch), count: rows.length, new_rooms: 0 };
}

export function putSavedSearch(asked: Asked<"putSavedSearch">): SavedSearch {
  const { state, userId, params, body, now } = asked;
  const id = idOf(params);
  const criteria = asStored(checkedCriteria(body.criteria));
  const { alert, by_push, by_mail } = body;
  const content = { name: tidyName(body.name), criteria, alert, by_push, by_mail };
  const before = state.searches.get(id);
  if (before !== undefined && before.owner !== userId) throw taken();
  if (before !== undefined && isSame(before, content)) return toSearch(before);
  if (before === undefined && state.removedSearches.get(id)?.owner === userId) {
    throw new HttpError("saved_search_deleted", "Saved search not found");
  }
  takeTry(asked, "savedSearchWrite");
  const at = now().toISOString();
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
    last_seen_at: isOther ? at : before.last_seen_at,
  };
  state.searches.set(id, row);
  return toSearch(row);
}

export function deleteSavedSearch(asked: Asked): null {
  const { state, userId, params } = asked;
  if (!isUuid(params["id"]!)) return null;
  const id = idOf(params);
  takeTry(asked, "savedSearchWrite");
  if (state.searches.get(id)?.owner !== userId) return null;
  state.searches.delete(id);
  // Who deletes an id that another account has deleted before is not remembered.
  if (!state.removedSearches.has(id)) state.removedSearches.set(id, { owner: userId });
  return null;
}

export function markSavedSearchSeen(asked: Asked<"markSavedSearchSeen">): SavedSearch {
  const { state, userId, params, body, now } = asked;
  const id = idOf(params);
  takeTry(asked, "savedSearchSeen");
  const before = state.searches.get(id);
  if (before?.owner !== userId) throw notFound();
  const seenAt = new Date(Math.min(Date.parse(body.seen_at), now().getTime())).toISOString();
  const last_seen_at = inTime(before.last_seen_at, seenAt) > 0 ? before.last_seen_at : seenAt;
  const row = { ...before, last_seen_at };
  state.searches.set(id, row);
  return toSearch(row);
}

function isSame(
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
