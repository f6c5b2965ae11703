import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import type { PhotoStorage } from "./photo-storage.ts";
import type { PhotoTables } from "./photo-tables.ts";
import { lapsedBefore, undoWriting } from "./photo-file-store.ts";

export interface SweepParts {
  db: Db;
  storage: PhotoStorage;
}

/** Files that are looked up at a time. */
const BATCH = 200;
/** Of files that nobody may begin to use: older than any attempt. */
const LONG_AGO = new Date(0).toISOString();

/**
 * Removes the files of one kind that no photo stands for, and those whose writer died (W-11). Any number of processes
 * may do so at once.
 * @throws the first failure, after all others have been tried.
 */
export async function removeFiles(parts: SweepParts, tables: PhotoTables, now: Date): Promise<void> {
  const failures: unknown[] = [];
  let batch = await unusedFiles(parts.db, tables, { now, after: "" });
  while (batch.length > 0) {
    // One that cannot be removed must not keep the others.
    for (const file of batch) await removeFile(parts, tables, file).catch((error: unknown) => failures.push(error));
    batch = await unusedFiles(parts.db, tables, { now, after: batch.at(-1)?.id ?? "" });
  }
  if (failures.length > 0) throw failures[0];
}

type UnusedFile = Awaited<ReturnType<typeof unusedFiles>>[number];

async function removeFile({ db, storage }: SweepParts, tables: PhotoTables, file: UnusedFile): Promise<void> {
  const { id: fileId, ready, created_at } = file;
  if (ready) await takeBack(db, tables, fileId);
  await undoWriting(db, storage, { files: tables.files, fileId, since: ready ? LONG_AGO : created_at });
}

function unusedFiles(db: Db, tables: PhotoTables, { now, after }: { now: Date; after: string }) {
  const unfinished = lapsedBefore(now).toISOString();
  return db
    .selectFrom(tables.files)
    .select(["id", "ready", "created_at"])
    .where("id", ">", after)
    .where((where) =>
      where.or([
        where.and([where("ready", "=", false), where("created_at", "<", unfinished)]),
        where.and([where("ready", "=", true), where.not(where.exists(photoOf(tables)))]),
      ]),
    )
    .orderBy("id")
    .limit(BATCH)
    .execute();
}

// First the row says that the files are not there, then they go: whoever sends them again writes them again.
async function takeBack(db: Db, tables: PhotoTables, fileId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom(tables.files)
      .select("id")
      .where("id", "=", fileId)
      .where("ready", "=", true)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (held === undefined) return;
    await trx
      .updateTable(tables.files)
      .set({ ready: false, created_at: LONG_AGO })
      .where("id", "=", fileId)
      .where((where) => where.not(where.exists(photoOf(tables))))
      .execute();
  });
}

function photoOf({ files, photos }: PhotoTables) {
  return sql`(select from ${sql.table(photos)} where file_id = ${sql.ref(`${files}.id`)})`;
}
