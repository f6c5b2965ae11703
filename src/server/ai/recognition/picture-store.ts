import type { Db } from "../../db/db.ts";
import { readyPhotosOf } from "../../photos/photo-store.ts";

/** Which of these files belong to a photo that a user has uploaded, and are whole. */
export async function ownFilesAmong(db: Db, ownerId: string, fileIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (fileIds.length === 0) return new Set();
  const rows = await readyPhotosOf(db, ownerId).select("photo.file_id").where("photo.file_id", "in", fileIds).execute();
  return new Set(rows.map(({ file_id }) => file_id));
}
