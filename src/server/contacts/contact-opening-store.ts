import { sql } from "kysely";
import type { Db, Trx } from "../db/db.ts";

/** Whose contact data: of a room, or of a wanted-to-rent request. */
export type ContactOf = { listingId: string } | { requestId: string };

interface NewOpening {
  accountId: string;
  of: ContactOf;
  /** ISO text. */
  now: string;
}

/**
 * Notes that a person opens a contact.
 * @returns Whether it is their first time. Of several at once one is: the others wait until that is certain.
 * @throws what `isMissingReference` knows when the account, the room or the request has just been deleted.
 */
export async function addOpening(trx: Trx, { accountId, of, now }: NewOpening): Promise<boolean> {
  const row = { account_id: accountId, ...columnsOf(of), opened_at: now };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("contact_opening")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether a person has opened this room's contact before, so that it is free. */
export async function hasOpened(db: Db, accountId: string, listingId: string): Promise<boolean> {
  const row = db
    .selectFrom("contact_opening")
    .select("account_id")
    .where("listing_id", "=", listingId)
    .where("account_id", "=", accountId);
  return (await row.executeTakeFirst()) !== undefined;
}

/** By whom, or from where, contacts are opened on a day in London. */
export interface CountKey {
  keyHash: Buffer;
  /** Under which it may have been counted too, while the secret is changed. */
  otherHashes: readonly Buffer[];
  day: string;
}

/**
 * Counts one more unless that would be more than the limit, in one statement: of any number at once only so many come
 * through. @returns Whether it was counted.
 */
export async function countOne(trx: Trx, { keyHash, otherHashes, day }: CountKey, most: number): Promise<boolean> {
  if (otherHashes.length > 0) {
    await sql`
      insert into contact_count (key_hash, day, used)
      select ${keyHash}, day, max(used) from contact_count where key_hash = any(${otherHashes}) and day = ${day} group by day
      on conflict do nothing`.execute(trx);
  }
  const { rows } = await sql`
    insert into contact_count (key_hash, day, used) select ${keyHash}, ${day}, 1 where ${most} > 0
    on conflict (key_hash, day) do update set used = contact_count.used + 1 where contact_count.used < ${most}
    returning used`.execute(trx);
  return rows.length === 1;
}

/** How many people have opened the contact of each of these rooms; a room without any is not in it. */
export async function openingsOfListings(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("contact_opening")
    .select(["listing_id as id", (eb) => eb.fn.countAll<number>().as("count")])
    .where("listing_id", "in", ids)
    .groupBy("listing_id")
    .execute();
  return new Map(rows.map(({ id, count }) => [id ?? "", count]));
}

/** The same of requests. */
export async function openingsOfRequests(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("contact_opening")
    .select(["request_id as id", (eb) => eb.fn.countAll<number>().as("count")])
    .where("request_id", "in", ids)
    .groupBy("request_id")
    .execute();
  return new Map(rows.map(({ id, count }) => [id ?? "", count]));
}

/** Which contacts a person has opened, the last one first. */
export function openingsBy(db: Db, accountId: string) {
  return db
    .selectFrom("contact_opening")
    .select(["listing_id", "request_id", "opened_at"])
    .where("account_id", "=", accountId)
    .orderBy("opened_at", "desc")
    .execute();
}

function columnsOf(of: ContactOf) {
  return "listingId" in of
    ? { listing_id: of.listingId, request_id: null }
    : { listing_id: null, request_id: of.requestId };
}
