import { sql } from "kysely";
import type { Db, Trx } from "../db/db.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { toReady, type ReadyPhoto } from "../photos/photo-store.ts";
import type { DraftKey } from "./draft-store.ts";

/** A photo of a draft that a user has sent, or is about to own. */
export interface DraftPhotoKey {
  ownerId: string;
  draftId: string;
  uuid: string;
  /** As it was sent. */
  bytes: number;
}

/** A photo whose files are there, and the draft that it was sent for. */
export type KeptPhoto = ReadyPhoto & { draftId: string };

/** The photo that a user has sent under this uuid, for any draft; undefined when there is none. */
export async function findDraftPhoto(
  db: Db,
  { ownerId, uuid }: Pick<DraftPhotoKey, "ownerId" | "uuid">,
): Promise<KeptPhoto | undefined> {
  const row = await db
    .selectFrom("draft_photo")
    .innerJoin("draft_photo_file", "draft_photo_file.id", "draft_photo.file_id")
    .select(["draft_photo_file.id", "draft_photo_file.placeholder_colour", "draft_photo.draft_id"])
    .where("draft_photo.owner_id", "=", ownerId)
    .where("draft_photo.uuid", "=", uuid)
    .executeTakeFirst();
  const ready = toReady(row);
  return row && ready && { ...ready, draftId: row.draft_id };
}

/**
 * Writes down whose photo it is; one of this uuid that is there already stays as it is. The owner's account is locked.
 * @param now ISO text.
 */
export async function addDraftPhoto(
  trx: Trx,
  { ownerId, draftId, uuid, bytes, fileId }: DraftPhotoKey & { fileId: string },
  now: string,
): Promise<void> {
  const draft = await trx
    .selectFrom("draft")
    .select("content")
    .where("owner_id", "=", ownerId)
    .where("id", "=", draftId)
    .executeTakeFirst();
  const isNamed = draft?.content.photos.some((photo) => photo.uuid === uuid) === true;
  await trx
    .insertInto("draft_photo")
    .values({
      owner_id: ownerId,
      uuid,
      draft_id: draftId,
      file_id: fileId,
      bytes,
      created_at: now,
      unneeded_since: isNamed ? null : now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Marks which photos a draft names from now on. @param now ISO text. */
export async function namePhotos(
  trx: Trx,
  { ownerId, id }: DraftKey,
  { uuids, now }: { uuids: readonly string[]; now: string },
): Promise<void> {
  const isNamed = sql<boolean>`(uuid = any(${uuids}::uuid[]))`;
  await trx
    .updateTable("draft_photo")
    .set({ unneeded_since: sql`case when ${isNamed} then null else ${now}::timestamptz end` })
    .where("owner_id", "=", ownerId)
    .where("draft_id", "=", id)
    .where(sql<boolean>`(unneeded_since is null) <> ${isNamed}`)
    .execute();
}

/** Removes all photos of a draft; their files follow within a minute (W-11). */
export async function removePhotos(trx: Trx, { ownerId, id }: DraftKey): Promise<void> {
  await trx.deleteFrom("draft_photo").where("owner_id", "=", ownerId).where("draft_id", "=", id).execute();
}

/** How many photos of a user no draft names. */
export async function countUnneeded(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom("draft_photo")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .where("unneeded_since", "is not", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Bytes of all photos of a user's drafts, as they were sent. */
export async function bytesOf(db: Db, ownerId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom("draft_photo")
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as("bytes"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Removes photos that no draft has named since an instant. @param before ISO text. */
export async function deleteUnneededPhotos(db: Db, before: string): Promise<void> {
  await deleteInBatches(db, "draft_photo", sql`unneeded_since < ${before}`);
}
