import { sql } from "kysely";
import { RESTORABLE_FOR_MS } from "#domain/limits.ts";
import type { RemovedListing } from "#domain/listings/listing.ts";
import { instantBefore } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import { toListing, WHOLE_VIEW, type ListingRow } from "./listing-row.ts";

/** Keeps a room that its owner deletes, with its claims on photos, so that it can be brought back. Before it is deleted. */
export async function keepRemoved(trx: Trx, row: ListingRow & { owner_id: string }, now: Date): Promise<void> {
  const { id, owner_id } = row;
  const kept = { content: sql<ListingRow>`${JSON.stringify(row)}::jsonb`, removed_at: now.toISOString() };
  await trx
    .insertInto("removed_listing")
    .values({ id, owner_id, ...kept })
    .execute();
  await trx
    .insertInto("removed_listing_photo")
    .columns(["listing_id", "owner_id", "uuid"])
    .expression(trx.selectFrom("listing_photo").select(["listing_id", "owner_id", "uuid"]).where("listing_id", "=", id))
    .execute();
}

/** Rooms that an owner has deleted and can bring back, the last one first. @param now ISO text. */
export async function listRemoved(db: Db | Trx, ownerId: string, now: string): Promise<RemovedListing[]> {
  const rows = await db
    .selectFrom("removed_listing")
    .select(["content", "removed_at"])
    .where("owner_id", "=", ownerId)
    .where("removed_at", ">", restorableSince(now))
    .orderBy("removed_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ content, removed_at }) => Object.assign(toListing(content, WHOLE_VIEW), { removed_at }));
}

/** Whose a deleted room is, and when it was posted; undefined for one that is not kept. */
export async function findRemoved(db: Db | Trx, id: string) {
  const row = await db
    .selectFrom("removed_listing")
    .select(["owner_id", "content"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { ownerId: row.owner_id, createdAt: row.content.created_at };
}

/** The row of a deleted room, as it was; undefined for one that is not kept. */
export async function findRemovedRow(db: Db | Trx, id: string): Promise<ListingRow | undefined> {
  const row = await db.selectFrom("removed_listing").select("content").where("id", "=", id).executeTakeFirst();
  return row?.content;
}

/** Lets go of a deleted room that is there again, and of its claims on photos. */
export async function forgetRemoved(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("removed_listing").where("id", "=", id).execute();
}

function restorableSince(now: string): string {
  return instantBefore(now, RESTORABLE_FOR_MS);
}
