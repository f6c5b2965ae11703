import { sql } from "kysely";
import { emptyViewing, MOST_REMOVED_VIEWINGS, type ViewingContent } from "#domain/viewings/viewing.ts";
import type { Db, Trx } from "../db/db.ts";
import { VIEWING_COLUMNS, type ViewingRow } from "./viewing-row.ts";

/** Of whom, and about which room. */
export interface ViewingKey {
  ownerId: string;
  listingId: string;
}

/** All viewings of a user, those taken away included, the latest change first. */
export function listViewings(db: Db, ownerId: string): Promise<ViewingRow[]> {
  return db
    .selectFrom("viewing")
    .select(VIEWING_COLUMNS)
    .where("owner_id", "=", ownerId)
    .orderBy("updated_at", "desc")
    .orderBy("listing_id", "desc")
    .execute();
}

/** A viewing; the owner's account is to be locked where it will be written. */
export function findViewing(db: Db, { ownerId, listingId }: ViewingKey): Promise<ViewingRow | undefined> {
  return db
    .selectFrom("viewing")
    .select(VIEWING_COLUMNS)
    .where("owner_id", "=", ownerId)
    .where("listing_id", "=", listingId)
    .executeTakeFirst();
}

/** How many viewings a user has that are not taken away. */
export async function countLive(trx: Trx, ownerId: string): Promise<number> {
  const { count } = await trx
    .selectFrom("viewing")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Writes a viewing, also over one that was taken away. @param updated_at ISO text. */
export function writeViewing(
  trx: Trx,
  { ownerId, listingId }: ViewingKey,
  { content, updated_at }: { content: ViewingContent; updated_at: string },
): Promise<ViewingRow> {
  const written = { content: asJson(content), removed_at: null, updated_at };
  return trx
    .insertInto("viewing")
    .values({ owner_id: ownerId, listing_id: listingId, created_at: updated_at, ...written })
    .onConflict((conflict) => conflict.columns(["owner_id", "listing_id"]).doUpdateSet(written))
    .returning(VIEWING_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Leaves of a viewing only that it was taken away. @param at ISO text. */
export async function emptyOut(trx: Trx, { ownerId, listingId }: ViewingKey, at: string): Promise<void> {
  await trx
    .updateTable("viewing")
    .set({ content: asJson(emptyViewing), removed_at: at, updated_at: at })
    .where("owner_id", "=", ownerId)
    .where("listing_id", "=", listingId)
    .execute();
}

/** Forgets which viewings were taken away long ago. */
export async function forgetRemoved(trx: Trx, ownerId: string): Promise<void> {
  const older = trx
    .selectFrom("viewing")
    .select("listing_id")
    .where("owner_id", "=", ownerId)
    .where("removed_at", "is not", null)
    .orderBy("removed_at", "desc")
    .orderBy("listing_id")
    .offset(MOST_REMOVED_VIEWINGS);
  await trx.deleteFrom("viewing").where("owner_id", "=", ownerId).where("listing_id", "in", older).execute();
}

function asJson(content: ViewingContent) {
  return sql<ViewingContent>`${JSON.stringify(content)}::jsonb`;
}
