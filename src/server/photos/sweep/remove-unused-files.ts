import type { Db } from "../../db/db.ts";
import type { PhotoStorage } from "../storage/photo-storage.ts";
import type { PhotoTables } from "../photo-tables.ts";
import { findUnusedFiles, LONG_AGO, markUnready, undoWriting, type UnusedFile } from "../photo-file-store.ts";

export interface SweepParts {
  db: Db;
  storage: PhotoStorage;
}

/**
 * Removes the files of one kind without a photo row, and those whose writer died (W-11). Any number of processes
 * may do so at once.
 * @throws the first failure, after all others have been tried.
 */
export async function removeUnusedFiles(parts: SweepParts, tables: PhotoTables, now: Date): Promise<void> {
  const failures: unknown[] = [];
  let batch = await findUnusedFiles(parts.db, tables, { now, after: "" });
  while (batch.length > 0) {
    // One that cannot be removed must not keep the others.
    for (const file of batch) await removeFile(parts, tables, file).catch((error: unknown) => failures.push(error));
    batch = await findUnusedFiles(parts.db, tables, { now, after: batch.at(-1)?.id ?? "" });
  }
  if (failures.length > 0) throw failures[0];
}

async function removeFile({ db, storage }: SweepParts, tables: PhotoTables, file: UnusedFile): Promise<void> {
  const { id: fileId, ready, created_at } = file;
  if (ready) await markUnready(db, tables, fileId);
  await undoWriting(db, storage, { files: tables.files, fileId, since: ready ? LONG_AGO : created_at });
}
