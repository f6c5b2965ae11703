import type { Db } from "../../db/db.ts";

/** Which of these files belong to a photo that a user has uploaded, and are whole. */
export async function ownFilesAmong(db: Db, ownerId: string, fileIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (fileIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("photo")
    .innerJoin("photo_file", "photo_file.id", "photo.file_id")
    .select("photo.file_id")
    .where("photo.owner_id", "=", ownerId)
    .where("photo.file_id", "in", fileIds)
    .where("photo_file.ready", "=", true)
    .execute();
  return new Set(rows.map(({ file_id }) => file_id));
}
