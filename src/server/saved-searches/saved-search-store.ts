import { sql, type Selectable } from "kysely";
import type { SearchTrace } from "#contract/schemas/saved-search.ts";
import type { Alerting } from "#domain/notifications/notification.ts";
import {
  MOST_NEW_ROOMS,
  MOST_REMOVED_SEARCHES,
  type SavedCriteria,
  type SavedSearch,
} from "#domain/saved-searches/saved-search.ts";
import { savedFilter, savedKeyword } from "#domain/saved-searches/finds-room.ts";
import { areaOfSearch, type Rectangle } from "#domain/saved-searches/search-area.ts";
import { wordKeysOf } from "#domain/saved-searches/word-keys.ts";
import type { Db, Trx } from "../db/db.ts";
import type { SavedSearchTable } from "../db/tables.ts";
import { LISTING_COLUMNS, type ListingRow } from "../listings/listing-row.ts";
import { isNewRoom } from "../notifications/new-room-store.ts";

const COLUMNS = [
  "id",
  "owner_id",
  "name",
  "criteria",
  "alert",
  "by_push",
  "by_mail",
  "created_at",
  "updated_at",
  "last_seen_at",
] as const;
export type SavedSearchRow = Pick<Selectable<SavedSearchTable>, (typeof COLUMNS)[number]>;

/** A row as the contract's saved search. */
export function toSavedSearch(row: SavedSearchRow, newCount: number): SavedSearch {
  const { owner_id: _, ...search } = row;
  return { ...search, new_count: newCount };
}

/** An account's searches, the last saved first. */
export function listSavedSearches(db: Db, ownerId: string): Promise<SavedSearchRow[]> {
  return db
    .selectFrom("saved_search")
    .select(COLUMNS)
    .where("owner_id", "=", ownerId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** How many new rooms each of an account's searches has, up to as many as are counted; one without any is left out. */
export async function newCountsOf(db: Db, ownerId: string, today: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select saved_search.id, new_room.count
    from saved_search
    cross join lateral (
      select count(*)::int as count from (
        select from saved_search_match as found join listing on listing.id = found.listing_id
        where found.saved_search_id = saved_search.id and ${isNewRoom(today)}
        limit ${MOST_NEW_ROOMS}
      ) as counted
    ) as new_room
    where saved_search.owner_id = ${ownerId} and new_room.count > 0`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The new rooms of a search, found last first. */
export async function newRoomsOf(db: Db, id: string, today: string): Promise<ListingRow[]> {
  const columns = sql.join(LISTING_COLUMNS.map((name) => sql.ref(`listing.${name}`)));
  const { rows } = await sql<ListingRow>`
    select ${columns}
    from saved_search join saved_search_match as found on found.saved_search_id = saved_search.id
    join listing on listing.id = found.listing_id
    where saved_search.id = ${id} and ${isNewRoom(today)}
    order by found.found_at desc, listing.id desc limit ${MOST_NEW_ROOMS}`.execute(db);
  return rows;
}

/** The search with this UUID, of whichever account, locked until the transaction ends. */
export function lockSavedSearch(trx: Trx, id: string): Promise<SavedSearchRow | undefined> {
  return trx.selectFrom("saved_search").select(COLUMNS).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** The account's search with this UUID. */
export function findSavedSearch(db: Db, ownerId: string, id: string): Promise<SavedSearchRow | undefined> {
  return db
    .selectFrom("saved_search")
    .select(COLUMNS)
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
}

/** How many searches an owner has saved. */
export async function countSavedSearches(trx: Trx, ownerId: string): Promise<number> {
  const { count } = await trx
    .selectFrom("saved_search")
    .select((one) => one.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** What is kept of a search. */
export interface SearchContent extends Alerting {
  name: string;
  criteria: SavedCriteria;
}

interface Key {
  id: string;
  ownerId: string;
}

/** Writes a new search, in the place of its trace where there is one; undefined when its id is taken. @param now ISO text. */
export async function insertSavedSearch(
  trx: Trx,
  { id, ownerId }: Key,
  content: SearchContent,
  { now, today, seenAt }: { now: string; today: string; seenAt: string },
): Promise<SavedSearchRow | undefined> {
  const { criteria, ...rest } = content;
  await trx.deleteFrom("removed_saved_search").where("id", "=", id).where("owner_id", "=", ownerId).execute();
  return trx
    .insertInto("saved_search")
    .values({
      id,
      owner_id: ownerId,
      ...rest,
      ...criteriaColumns(criteria, today),
      created_at: now,
      updated_at: now,
      last_seen_at: seenAt,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/**
 * Writes a search anew. Where it asks for something else, what it had found is none of its finds.
 * @param now ISO text; so is `seenAt`, when its owner last looked, as far as that is told.
 */
export async function updateSavedSearch(
  trx: Trx,
  id: string,
  content: SearchContent,
  { now, today, seenAt, isOther }: { now: string; today: string; seenAt: string | undefined; isOther: boolean },
): Promise<SavedSearchRow> {
  const { criteria, ...rest } = content;
  if (isOther) await trx.deleteFrom("saved_search_match").where("saved_search_id", "=", id).execute();
  return trx
    .updateTable("saved_search")
    .set({
      ...rest,
      alert_before: null,
      updated_at: now,
      ...criteriaColumns(criteria, today),
      ...(seenAt !== undefined && { last_seen_at: laterLook(seenAt) }),
    })
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

function criteriaColumns(criteria: SavedCriteria, today: string) {
  const keyword = savedKeyword(criteria);
  return {
    criteria: sql<SavedCriteria>`${JSON.stringify(criteria)}::jsonb`,
    area: boxOf(areaOfSearch(savedFilter(criteria, today), today)),
    word_keys: keyword && wordKeysOf(keyword),
  };
}

/** A rectangle as the database has it. */
export function boxOf({ left, bottom, right, top }: Rectangle) {
  return sql<string>`box(point(${left}, ${bottom}), point(${right}, ${top}))`;
}

/**
 * Notes when a search's owner last looked: another version, unless the look is no later than the one that is known.
 * @param seenAt ISO text. @param now ISO text.
 */
export async function noteSeen(
  db: Db,
  { id, ownerId }: Key,
  { seenAt, now }: { seenAt: string; now: string },
): Promise<SavedSearchRow | undefined> {
  const isLater = sql`last_seen_at < ${seenAt}::timestamptz(3)`;
  return db
    .updateTable("saved_search")
    .set({
      last_seen_at: laterLook(seenAt),
      updated_at: sql<string>`case when ${isLater} then ${versionFrom(now)} else updated_at end`,
    })
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

function laterLook(seenAt: string) {
  return sql<string>`greatest(last_seen_at, ${seenAt}::timestamptz(3))`;
}

/** The version after the row's, at a time. */
function versionFrom(now: string) {
  return sql<string>`greatest(updated_at + interval '1 millisecond', ${now}::timestamptz(3))`;
}

/** Deletes a search and leaves a trace of it: what another device sends late does not bring it back. @param now ISO text. */
export async function removeSavedSearch(trx: Trx, { id, ownerId }: Key, now: string): Promise<void> {
  const removed = await trx
    .deleteFrom("saved_search")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .returning(versionFrom(now).as("removed_at"))
    .executeTakeFirst();
  if (removed === undefined) return;
  await trx
    .insertInto("removed_saved_search")
    .values({ id, owner_id: ownerId, ...removed })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(removed))
    .execute();
}

/** What is left of the account's search with this UUID, if it was deleted not long ago. */
export async function findTrace(trx: Trx, { id, ownerId }: Key): Promise<SearchTrace | undefined> {
  return traces(trx, ownerId).where("id", "=", id).executeTakeFirst();
}

/** The traces of an account's deleted searches, the last deleted first. */
export function listTraces(db: Db, ownerId: string): Promise<SearchTrace[]> {
  return traces(db, ownerId).orderBy("removed_at", "desc").orderBy("id").limit(MOST_REMOVED_SEARCHES).execute();
}

function traces(db: Db, ownerId: string) {
  return db
    .selectFrom("removed_saved_search")
    .select(["id", "removed_at as updated_at"])
    .where("owner_id", "=", ownerId);
}
