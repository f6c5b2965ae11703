import { sql } from "kysely";
import { type SavedCriteria } from "#domain/saved-searches/saved-search.ts";
import type { Rectangle } from "#domain/saved-searches/search-area.ts";
import type { Alerting } from "#domain/notifications/notification.ts";
import type { Db, Trx } from "../db/db.ts";
import { boxOf } from "./saved-search-store.ts";

/** A room that saved searches have not looked at yet. */
export interface RoomToMatch {
  position: number;
  listing_id: string;
}

/** The room that has waited longest, the transaction's alone; those that another process looks at are left to it. */
export function takeRoomToMatch(trx: Trx): Promise<RoomToMatch | undefined> {
  return trx
    .selectFrom("room_to_match")
    .select(["position", "listing_id"])
    .orderBy("position")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Notes that a room was looked at, as it is now: also what else waits of it. */
export async function noteMatched(trx: Trx, { position, listing_id }: RoomToMatch): Promise<void> {
  await trx
    .deleteFrom("room_to_match")
    .where("listing_id", "=", listing_id)
    .where("position", "<=", position)
    .execute();
}

/** Asks how many rooms wait, and since when the one that has waited longest: null where none does. */
export function roomsToMatch(db: Db) {
  return db
    .selectFrom("room_to_match")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("changed_at").$castTo<string | null>().as("since")]);
}

/** A search that may find a room. */
export interface CandidateSearch extends Alerting {
  id: string;
  owner_id: string;
  name: string;
  criteria: SavedCriteria;
}

interface CandidateQuestion {
  areas: readonly Rectangle[];
  wordKeys: readonly string[];
  /** Whose room it is: its owner is not told of it. */
  ownerId: string | null;
}

/**
 * The searches that may find a room: those whose rectangle is met by one of the room's, and, of those with a keyword, that have a
 * key of the room. Both are asked of an index, so that this costs what it finds, and not what there is.
 */
export async function findCandidateSearches(
  db: Db,
  { areas, wordKeys, ownerId }: CandidateQuestion,
): Promise<CandidateSearch[]> {
  const meets = sql.join(
    areas.map((area) => sql`area && ${boxOf(area)}`),
    sql` or `,
  );
  const columns = sql`id, owner_id, name, criteria, alert, by_push, by_mail`;
  const { rows } = await sql<CandidateSearch>`
    select ${columns} from saved_search
    where word_keys is null and (${meets}) and owner_id is distinct from ${ownerId}
    union all
    select ${columns} from saved_search
    where word_keys is not null and word_keys && ${wordKeys}::text[] and (${meets})
      and owner_id is distinct from ${ownerId}`.execute(db);
  return rows;
}

/** Keeps a room from being deleted until the transaction ends, so that what is written of it goes with it. */
export async function holdRoom(trx: Trx, listingId: string): Promise<void> {
  await trx.selectFrom("listing").select("id").where("id", "=", listingId).forKeyShare().execute();
}

/**
 * Writes which searches find a room now, of a room that is held: new ones are found now, those that found it already stay as they are, and those that do
 * not find it any more lose it. @param now ISO text. @returns The searches that did not have it.
 */
export async function writeMatches(
  trx: Trx,
  listingId: string,
  searchIds: readonly string[],
  now: string,
): Promise<Set<string>> {
  await sql`
    delete from saved_search_match
    where listing_id = ${listingId} and saved_search_id <> all (${searchIds}::uuid[])`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    insert into saved_search_match (saved_search_id, listing_id, found_at)
    select id, ${listingId}::uuid, ${now}::timestamptz(3)
    from saved_search where id = any (${searchIds}::uuid[]) order by id for key share
    on conflict do nothing
    returning saved_search_id as id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
