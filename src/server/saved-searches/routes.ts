import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import { refuseStale } from "../http/calls/row-version.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { HttpError } from "../http/errors/http-error.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { listView, toListing } from "../listings/listing-row.ts";
import { countNewRooms } from "../notifications/new-room-store.ts";
import { takeBackDue } from "../notifications/waiting-store.ts";
import { checkedCriteria } from "./checked-criteria.ts";
import { noLater, putSavedSearch } from "./put-saved-search.ts";
import {
  findSavedSearch,
  listSavedSearches,
  listTraces,
  lockSavedSearch,
  newCountsOf,
  newRoomsOf,
  noteSeen,
  removeSavedSearch,
  toSavedSearch,
  type SavedSearchRow,
} from "./saved-search-store.ts";

interface Parts {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  /** The calendar day in London. */
  today: () => string;
  /** The setting PUBLIC_CONTACTS. */
  publicContacts: boolean;
}

/**
 * The calls for saved searches. Each works on the caller's own alone: whether others have any is told to no one, superusers
 * included.
 */
export function serveSavedSearches(calls: CallServer, { db, clock, limits, today, publicContacts }: Parts): void {
  calls.serve("listSavedSearches", async ({ caller: { userId } }) => {
    const [rows, removed, counts, new_rooms] = await Promise.all([
      listSavedSearches(db, userId),
      listTraces(db, userId),
      newCountsOf(db, userId, today()),
      countNewRooms(db, userId, today()),
    ]);
    const data = rows.map((row) => toSavedSearch(row, counts.get(row.id) ?? 0));
    return { data, removed, count: rows.length, new_rooms };
  });

  calls.serve("putSavedSearch", async ({ params, body, caller: { userId }, ifMatch }) => {
    const key = { id: idOf(params), ownerId: userId };
    const edit = { ...body, criteria: checkedCriteria(body.criteria), ifMatch };
    const row = await db
      .transaction()
      .execute((trx) => putSavedSearch(trx, key, edit, { now: clock.now(), today: today(), limits }));
    return counted(row);
  });

  calls.serve("deleteSavedSearch", async ({ params, caller: { userId }, ifMatch }) => {
    if (!isUuid(params.id)) return null;
    const key = { id: idOf(params), ownerId: userId };
    await db.transaction().execute(async (trx) => {
      await limits.takeWithin(trx, ["savedSearchWrite", userId]);
      const before = await lockSavedSearch(trx, key.id);
      if (before?.owner_id === userId) refuseStale({ ifMatch, updatedAt: undefined }, toSavedSearch(before, 0));
      await takeBackDue(trx, { saved_search_id: key.id }, userId);
      await removeSavedSearch(trx, key, clock.now().toISOString());
    });
    return null;
  });

  calls.serve("markSavedSearchSeen", async ({ params, body, caller: { userId } }) => {
    const now = clock.now();
    const seen = { seenAt: noLater(body.seen_at, now), now: now.toISOString() };
    const row = await db.transaction().execute(async (trx) => {
      await limits.takeWithin(trx, ["savedSearchSeen", userId]);
      return noteSeen(trx, { id: idOf(params), ownerId: userId }, seen);
    });
    if (row === undefined) throw notFound();
    return counted(row);
  });

  calls.serve("listNewRooms", async ({ params, caller }) => {
    const search = await findSavedSearch(db, caller.userId, idOf(params));
    if (search === undefined) throw notFound();
    const rows = await newRoomsOf(db, search.id, today());
    const view = listView(caller, publicContacts);
    return { data: rows.map((row) => toListing(row, view)), count: rows.length };
  });

  async function counted(row: SavedSearchRow) {
    const counts = await newCountsOf(db, row.owner_id, today());
    return toSavedSearch(row, counts.get(row.id) ?? 0);
  }
}

// A text that is no UUID is no search's.
function idOf({ id }: { id: string }): string {
  if (isUuid(id)) return id.toLowerCase();
  throw notFound();
}

function notFound(): HttpError {
  return new HttpError("saved_search_not_found", "Saved search not found");
}
