import { sql } from "kysely";
import type { ListingFields } from "#domain/listings/listing-fields.ts";
import { isOffered, type ListingImage } from "#domain/listings/listing.ts";
import type { ScamReason } from "#domain/scam-guard/scam-sign.ts";
import type { Db, Trx } from "../../db/db.ts";
import { LISTING_COLUMNS, LISTING_FIELD_COLUMNS, type ListingRow } from "../listing-row.ts";
import type { PageOf } from "../listing-store.ts";
import { searchColumns } from "../search/search-term-store.ts";

/**
 * Rooms of one owner, ended and hidden ones included but none that a moderator has removed, newest first; the id as second
 * key makes the order total.
 * @param ownerId Null for those of all owners.
 */
export async function listListingsOf(
  db: Db,
  ownerId: string | null,
  { skip, limit }: PageOf,
): Promise<{ rows: ListingRow[]; count: number }> {
  const there = db
    .selectFrom("listing")
    .where((room) => room.or([room("standing", "is", null), room("standing", "=", "hidden")]));
  const rooms = there.$if(ownerId !== null, (all) => all.where("owner_id", "=", ownerId));
  const [rows, { count }] = await Promise.all([
    rooms
      .select(LISTING_COLUMNS)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .offset(skip)
      .execute(),
    rooms.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}

/** The room with this UUID, locked until the transaction ends (RC-10). */
export function lockListing(trx: Trx, id: string): Promise<ListingRow | undefined> {
  return trx.selectFrom("listing").select(LISTING_COLUMNS).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** How many rooms a person offers: neither paused nor let nor removed, and not ended by the day. Hidden ones count. */
export async function countActive(trx: Trx, ownerId: string, today: string): Promise<number> {
  const { count } = await trx
    .selectFrom("listing")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .where("state", "=", "active")
    .where("end_date", ">=", today)
    .where((room) => room.or([room("standing", "is", null), room("standing", "=", "hidden")]))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many rooms of a person there are, ended, paused and let ones included. */
export async function countOwn(trx: Trx, ownerId: string): Promise<number> {
  const { count } = await trx
    .selectFrom("listing")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** What the owner has written of a room, checked. */
export interface RoomContent {
  fields: ListingFields;
  images: readonly ListingImage[];
  /** Undefined leaves those that are known: its words are the same. */
  strongSigns?: ScamReason[] | undefined;
}

interface NewRoom extends RoomContent {
  id: string;
  ownerId: string;
  /** ISO text. */
  now: string;
  today: string;
  /** Of one that is brought back: when it was posted, ISO text. */
  postedAt?: string | undefined;
}

/** Writes a room; undefined when its id is taken already. */
export function insertListing(
  trx: Trx,
  { id, ownerId, now, today, postedAt, ...content }: NewRoom,
): Promise<ListingRow | undefined> {
  return trx
    .insertInto("listing")
    .values({
      id,
      owner_id: ownerId,
      is_demo: false,
      created_at: postedAt ?? now,
      updated_at: now,
      ...(postedAt !== undefined && { restored_at: now, confirmed_at: now }),
      ...columnsOf(content, today),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning(LISTING_COLUMNS)
    .executeTakeFirst();
}

interface ChangedRoom extends RoomContent {
  /** ISO text. */
  updated_at: string;
  today: string;
  /** Where its owner writes it, who thereby says that it is still to be had: ISO text. */
  confirmed_at?: string | undefined;
}

/** Writes a room anew. */
export function updateListing(
  trx: Trx,
  id: string,
  { updated_at, today, confirmed_at, ...content }: ChangedRoom,
): Promise<ListingRow> {
  return trx
    .updateTable("listing")
    .set({ updated_at, ...(confirmed_at !== undefined && { confirmed_at }), ...columnsOf(content, today) })
    .where("id", "=", id)
    .returning(LISTING_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Removes a room; its claims on photos go with it, and then the photos that nothing else claims. */
export async function removeListing(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("listing").where("id", "=", id).execute();
}

/** The titles of a person's rooms. */
export async function titlesOf(trx: Trx, ownerId: string): Promise<string[]> {
  const rows = await trx.selectFrom("listing").select("title").where("owner_id", "=", ownerId).execute();
  return rows.map(({ title }) => title);
}

function columnsOf({ fields, images, strongSigns }: RoomContent, today: string) {
  return {
    ...LISTING_FIELD_COLUMNS.toColumns(fields),
    images: sql<ListingImage[]>`${JSON.stringify(images)}::jsonb`,
    ...searchColumns(fields),
    ...(strongSigns !== undefined && { strong_signs: strongSigns }),
    // An ended room whose last day moves forward is found again, and so is a paused one that goes on. One that is hidden or waits
    // for a look is not: the database sees to that.
    live: isOffered(fields, today),
  };
}
