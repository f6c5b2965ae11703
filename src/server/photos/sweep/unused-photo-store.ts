import { sql } from "kysely";
import { HOUR_MS } from "#domain/durations.ts";
import { instantBefore } from "../../clock.ts";
import type { Db, Trx } from "../../db/db.ts";

/** How long a photo may wait for the room that shows it. */
const UNCLAIMED_FOR_MS = 48 * HOUR_MS;
/** Rows a transaction: its locks are held for as long as it takes. */
const BATCH = 200;

/**
 * Removes the rows of photos that no room shows: those that one has shown, and those that have waited too long for
 * one. A photo that is being claimed is locked, and stays, as does one that is kept for a report.
 */
export async function deleteUnusedPhotos(db: Db, now: Date): Promise<void> {
  while ((await deleteSome(db, now)) === BATCH);
}

function deleteSome(db: Db, now: Date): Promise<number> {
  const uploadedBefore = instantBefore(now, UNCLAIMED_FOR_MS);
  return db.transaction().execute(async (trx) => {
    const unneeded = await trx
      .selectFrom("photo")
      .select(["owner_id", "uuid"])
      .where((where) =>
        where.or([
          where("may_be_unneeded", "=", true),
          where.and([
            where("claimed_at", "is", null),
            where("created_at", "<", uploadedBefore),
            where.not(where.exists(shownBy())),
          ]),
        ]),
      )
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    if (unneeded.length > 0) await deleteOrUnmark(trx, unneeded);
    return unneeded.length;
  });
}

interface PhotoKey {
  owner_id: string;
  uuid: string;
}

async function deleteOrUnmark(trx: Trx, photos: readonly PhotoKey[]): Promise<void> {
  const owners = photos.map(({ owner_id }) => owner_id);
  const uuids = photos.map(({ uuid }) => uuid);
  const named = sql`select * from unnest(${owners}::uuid[], ${uuids}::uuid[])`;
  // Looked at under the lock: a room may have taken one of them a moment before, and what lets go of one now marks it again.
  const { rows } = await sql<PhotoKey>`
    delete from photo where (owner_id, uuid) in (${named}) and not exists ${shownBy()} returning owner_id, uuid
  `.execute(trx);
  await sql`update photo set may_be_unneeded = false where (owner_id, uuid) in (${named})`.execute(trx);
  await deleteAnswers(trx, rows);
}

// Sending such a photo again makes it again, instead of answering the address of one that is gone.
async function deleteAnswers(trx: Trx, photos: readonly PhotoKey[]): Promise<void> {
  for (const { owner_id, uuid } of photos) {
    await trx.deleteFrom("idempotent_answer").where("account_id", "=", owner_id).where("key", "=", uuid).execute();
  }
}

function shownBy() {
  // Rooms that their owners may bring back count (listings/removed-listing-store.ts), and rooms as they were when they were
  // reported (moderation/reported-photo-store.ts).
  return sql`(
    select from listing_photo where listing_photo.owner_id = photo.owner_id and listing_photo.uuid = photo.uuid
    union all
    select from removed_listing_photo as kept where kept.owner_id = photo.owner_id and kept.uuid = photo.uuid
    union all
    select from reported_row_photo as kept where kept.owner_id = photo.owner_id and kept.uuid = photo.uuid
  )`;
}
