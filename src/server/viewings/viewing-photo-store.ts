import { sql } from "kysely";
import type { Db, Trx } from "../db/db.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { toReady, type ReadyPhoto } from "../photos/photo-store.ts";
import { findViewing, type ViewingKey } from "./viewing-store.ts";

/** A photo of a viewing that a user has sent, or is about to own. */
export interface ViewingPhotoKey extends ViewingKey {
  uuid: string;
  /** As it was sent. */
  bytes: number;
}

/** A photo whose files are there, and the room that it was sent for. */
export type KeptPhoto = ReadyPhoto & { listingId: string };

/** The photo that a user has sent under this uuid, for any room; undefined when there is none. */
export async function findViewingPhoto(
  db: Db,
  { ownerId, uuid }: Pick<ViewingPhotoKey, "ownerId" | "uuid">,
): Promise<KeptPhoto | undefined> {
  const row = await db
    .selectFrom("viewing_photo")
    .innerJoin("viewing_photo_file", "viewing_photo_file.id", "viewing_photo.file_id")
    .select(["viewing_photo_file.id", "viewing_photo_file.placeholder_colour", "viewing_photo.listing_id"])
    .where("viewing_photo.owner_id", "=", ownerId)
    .where("viewing_photo.uuid", "=", uuid)
    .executeTakeFirst();
  const ready = toReady(row);
  return row && ready && { ...ready, listingId: row.listing_id };
}

/**
 * Writes down whose photo it is; one of this uuid that is there already stays as it is. The owner's account is locked.
 * @param now ISO text.
 */
export async function addViewingPhoto(
  trx: Trx,
  { fileId, ...photo }: ViewingPhotoKey & { fileId: string },
  now: string,
): Promise<void> {
  const { content } = (await findViewing(trx, photo)) ?? {};
  const isNamed = content?.photos.some(({ uuid }) => uuid === photo.uuid) === true;
  await trx
    .insertInto("viewing_photo")
    .values({
      owner_id: photo.ownerId,
      listing_id: photo.listingId,
      uuid: photo.uuid,
      file_id: fileId,
      bytes: photo.bytes,
      created_at: now,
      unneeded_since: isNamed ? null : now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Marks which photos a viewing names from now on. @param now ISO text. */
export async function namePhotos(
  trx: Trx,
  { ownerId, listingId }: ViewingKey,
  { uuids, now }: { uuids: readonly string[]; now: string },
): Promise<void> {
  const isNamed = sql<boolean>`(uuid = any(${uuids}::uuid[]))`;
  await trx
    .updateTable("viewing_photo")
    .set({ unneeded_since: sql`case when ${isNamed} then null else ${now}::timestamptz end` })
    .where("owner_id", "=", ownerId)
    .where("listing_id", "=", listingId)
    .where(sql<boolean>`(unneeded_since is null) <> ${isNamed}`)
    .execute();
}

/** How many photos of a user no viewing names. */
export async function countUnneeded(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom("viewing_photo")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .where("unneeded_since", "is not", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many bytes the photos of a user's viewings had when they were sent. */
export async function bytesOf(db: Db, ownerId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom("viewing_photo")
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as("bytes"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Removes photos that no viewing has named since an instant. @param before ISO text. */
export async function deleteUnneededPhotos(db: Db, before: string): Promise<void> {
  await deleteInBatches(db, "viewing_photo", sql`unneeded_since < ${before}`);
}
