import { sql } from "kysely";
import type { Opinion, SharedList } from "#domain/shared-lists/shared-list.ts";
import { MAX_VIEWINGS } from "#domain/viewings/viewing.ts";
import type { Db, Trx } from "../db/db.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { LISTING_COLUMNS, type ListingRow } from "../listings/listing-row.ts";

/** A link that was opened. */
export interface OpenedList {
  id: string;
  owner_id: string;
  name: string;
  last_opened_at: string;
}

export interface OpinionRow {
  id: string;
  account_id: string;
  content: Opinion;
  updated_at: string;
}

/** The link of a token, while its owner's account is active. */
export function findByToken(db: Db, token: string): Promise<OpenedList | undefined> {
  return db
    .selectFrom("shared_list")
    .innerJoin("account", "account.id", "shared_list.owner_id")
    .select(["shared_list.id", "shared_list.owner_id", "shared_list.name", "shared_list.last_opened_at"])
    .where("shared_list.token", "=", token)
    .where("account.is_active", "=", true)
    .executeTakeFirst();
}

/** The same, kept until the transaction ends: who writes an opinion waits for who does so before them. */
export function lockByToken(trx: Trx, token: string): Promise<{ id: string } | undefined> {
  return trx
    .selectFrom("shared_list")
    .innerJoin("account", "account.id", "shared_list.owner_id")
    .select("shared_list.id")
    .where("shared_list.token", "=", token)
    .where("account.is_active", "=", true)
    .forUpdate("shared_list")
    .executeTakeFirst();
}

/** @param now ISO text. */
export async function noteOpened(db: Db, id: string, now: string): Promise<void> {
  await db.updateTable("shared_list").set({ last_opened_at: now }).where("id", "=", id).execute();
}

/** The links of an owner, the newest first; @param id One of them alone. */
export async function listsOf(db: Db, ownerId: string, id?: string): Promise<SharedList[]> {
  const { rows } = await sql<SharedList>`
    select id, name, token, created_at, last_opened_at,
      (select count(*)::int from shared_list_opinion where list_id = shared_list.id) as opinions
    from shared_list
    where owner_id = ${ownerId} and ${id === undefined ? sql`true` : sql`id = ${id}`}
    order by created_at desc, id desc`.execute(db);
  return rows;
}

/** Writes a link down. @returns False where the id is another's. */
export async function addList(
  trx: Trx,
  list: { id: string; ownerId: string; name: string; token: string; now: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("shared_list")
    .values({
      id: list.id,
      owner_id: list.ownerId,
      name: list.name,
      token: list.token,
      created_at: list.now,
      last_opened_at: list.now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes one of an owner's shared lists, and by that what friends think of it. */
export async function deleteList(db: Db, ownerId: string, id: string): Promise<void> {
  await db.deleteFrom("shared_list").where("owner_id", "=", ownerId).where("id", "=", id).execute();
}

/** The ids of the rooms that an owner has saved, the last saved first. */
export async function savedRoomsOf(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("viewing")
    .select("listing_id")
    .where("owner_id", "=", ownerId)
    .where("removed_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("listing_id")
    .limit(MAX_VIEWINGS)
    .execute();
  return rows.map(({ listing_id }) => listing_id);
}

/** Those of the rooms that are offered. @param today The London day. */
export function openRooms(db: Db, ids: readonly string[], today: string): Promise<ListingRow[]> {
  return db
    .selectFrom("listing")
    .select(LISTING_COLUMNS)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .where("end_date", ">=", today)
    .where("state", "=", "active")
    .where("standing", "is", null)
    .where("owner_inactive", "=", false)
    .execute();
}

/** What people think of the rooms of a list, the first to speak first. */
export function opinionsOf(db: Db, listId: string): Promise<OpinionRow[]> {
  return db
    .selectFrom("shared_list_opinion")
    .select(["id", "account_id", "content", "updated_at"])
    .where("list_id", "=", listId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** @param updated_at ISO text. */
export function writeOpinion(
  trx: Trx,
  { listId, accountId }: { listId: string; accountId: string },
  { content, updated_at }: { content: Opinion; updated_at: string },
): Promise<OpinionRow> {
  const written = { content: sql<Opinion>`${JSON.stringify(content)}::jsonb`, updated_at };
  return trx
    .insertInto("shared_list_opinion")
    .values({ list_id: listId, account_id: accountId, id: crypto.randomUUID(), created_at: updated_at, ...written })
    .onConflict((conflict) => conflict.columns(["list_id", "account_id"]).doUpdateSet(written))
    .returning(["id", "account_id", "content", "updated_at"])
    .executeTakeFirstOrThrow();
}

/** What a person has said, for the export of their data. */
export function opinionsBy(
  db: Db,
  accountId: string,
): Promise<{ list: string; content: Opinion; updated_at: string }[]> {
  return db
    .selectFrom("shared_list_opinion")
    .innerJoin("shared_list", "shared_list.id", "shared_list_opinion.list_id")
    .select(["shared_list.name as list", "shared_list_opinion.content", "shared_list_opinion.updated_at"])
    .where("account_id", "=", accountId)
    .orderBy("shared_list_opinion.created_at")
    .execute();
}

/** Removes links that were not opened since an instant. @param before ISO text. */
export async function deleteUnopened(db: Db, before: string): Promise<void> {
  await deleteInBatches(db, "shared_list", sql`last_opened_at < ${before}`);
}
