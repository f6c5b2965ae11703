import { sql } from "kysely";
import type { Db, Trx } from "../db/db.ts";
import type { PhotoTables } from "./photo-tables.ts";

/** A photo that a user has sent, or is about to own. */
export interface OwnPhoto {
  ownerId: string;
  uuid: string;
  fileId: string;
}

/** A photo whose files are there. */
export interface ReadyPhoto {
  fileId: string;
  placeholderColour: string;
}

/** The photo that a user has sent under this uuid; undefined when there is none. */
export async function findOwnPhoto(
  db: Db,
  { ownerId, uuid }: Omit<OwnPhoto, "fileId">,
): Promise<ReadyPhoto | undefined> {
  const row = await db
    .selectFrom("photo")
    .innerJoin("photo_file", "photo_file.id", "photo.file_id")
    .select(["photo_file.id", "photo_file.placeholder_colour"])
    .where("photo.owner_id", "=", ownerId)
    .where("photo.uuid", "=", uuid)
    .executeTakeFirst();
  return toReady(row);
}

/** A query of a user's photos whose files are there; callers add their columns, their condition and their lock. */
export function readyPhotosOf(db: Db | Trx, ownerId: string) {
  return db
    .selectFrom("photo")
    .innerJoin("photo_file", "photo_file.id", "photo.file_id")
    .where("photo.owner_id", "=", ownerId)
    .where("photo_file.ready", "=", true);
}

/** A photo's files, when they are there; they stay while the caller's transaction runs. */
export async function findReadyFiles(
  db: Db,
  files: PhotoTables["files"],
  fileId: string,
): Promise<ReadyPhoto | undefined> {
  const row = await db
    .selectFrom(files)
    .select(["id", "placeholder_colour"])
    .where("id", "=", fileId)
    .where("ready", "=", true)
    .forKeyShare()
    .executeTakeFirst();
  return toReady(row);
}

/** A photo of what its row says; undefined without one, or before its files are there. */
export function toReady(row: { id: string; placeholder_colour: string | null } | undefined): ReadyPhoto | undefined {
  return row?.placeholder_colour == null ? undefined : { fileId: row.id, placeholderColour: row.placeholder_colour };
}

/** Writes down whose photo it is; one of this uuid that is there already stays as it is. @param now ISO text. */
export async function addPhoto(db: Db | Trx, { ownerId, uuid, fileId }: OwnPhoto, now: string): Promise<void> {
  await db
    .insertInto("photo")
    .values({ owner_id: ownerId, uuid, file_id: fileId, created_at: now, claimed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many photos of a user no room has ever shown. */
export async function countUnclaimed(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom("photo")
    .select(sql<number>`count(*)`.as("count"))
    .where("owner_id", "=", ownerId)
    .where("claimed_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
