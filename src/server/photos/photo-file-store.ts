import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import { ALIVE_FOR_MS } from "../heartbeat.ts";
import type { PhotoStorage } from "./storage/photo-storage.ts";
import type { ReadyPhoto } from "./photo-store.ts";
import type { PhotoTables } from "./photo-tables.ts";

/** The files of one photo. */
interface PhotoFiles {
  /** Where their row is. */
  files: PhotoTables["files"];
  fileId: string;
}

/**
 * The right to write a photo's files. One process has it at a time, and says so in the database before it writes:
 * when it dies, the row tells what it has left behind.
 */
export interface Writing extends PhotoFiles {
  /** When the writer last said that it lives, ISO text; tells it from one that took over. */
  since: string;
}

/** Unused files that are looked up at a time. */
const BATCH = 200;
/** Of files that are no longer used: older than any attempt. */
export const LONG_AGO = new Date(0).toISOString();

/** The instant before which writers that have neither finished nor said that they live are dead. */
function lapsedBefore(now: Date): Date {
  return new Date(now.getTime() - ALIVE_FOR_MS);
}

/** Takes the right to write; null when another process has it, or the files are there. */
export async function beginWriting(db: Db, { files, fileId }: PhotoFiles, now: Date): Promise<Writing | null> {
  const since = now.toISOString();
  const { numInsertedOrUpdatedRows: taken } = await db
    .insertInto(files)
    .values({ id: fileId, ready: false, placeholder_colour: null, created_at: since })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ created_at: since })
        .where(sql.ref(`${files}.ready`), "=", false)
        .where(sql.ref(`${files}.created_at`), "<", lapsedBefore(now).toISOString()),
    )
    .executeTakeFirstOrThrow();
  return taken === 1n ? { files, fileId, since } : null;
}

/** Says that the writer lives; does nothing once another has taken over. */
export async function renewWriting(db: Db, writing: Writing, now: Date): Promise<void> {
  const since = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable(writing.files)
    .set({ created_at: since })
    .where("id", "=", writing.fileId)
    .where("ready", "=", false)
    .where("created_at", "=", writing.since)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) writing.since = since;
}

/** Says that all files are there; false when this writer was taken for dead. */
export async function finishWriting(db: Db, { files, fileId, since }: Writing, ready: ReadyPhoto): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(files)
    // A sweep looks whether the photo has come with them: another device may have sent other bytes under its uuid.
    .set({ ready: true, placeholder_colour: ready.placeholderColour, may_be_unneeded: true })
    .where("id", "=", fileId)
    .where("ready", "=", false)
    .where("created_at", "=", since)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes what was written, and then the row; nothing when another process has taken over. */
export async function undoWriting(db: Db, storage: PhotoStorage, { files, fileId, since }: Writing): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom(files)
      .select("id")
      .where("id", "=", fileId)
      .where("ready", "=", false)
      .where("created_at", "=", since)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (row === undefined) return;
    // Under the lock, so that no process begins to write them anew meanwhile.
    await storage.remove(fileId);
    await trx.deleteFrom(files).where("id", "=", fileId).execute();
  });
}

/** A file that may be removed. */
export type UnusedFile = Awaited<ReturnType<typeof findUnusedFiles>>[number];

/** Files, by id, whose photo row may have gone, and those whose writer died. */
export function findUnusedFiles(db: Db, tables: PhotoTables, { now, after }: { now: Date; after: string }) {
  const unfinished = lapsedBefore(now).toISOString();
  return db
    .selectFrom(tables.files)
    .select(["id", "ready", "created_at"])
    .where("id", ">", after)
    .where((where) =>
      where.or([
        where.and([where("ready", "=", false), where("created_at", "<", unfinished)]),
        where.and([where("ready", "=", true), where("may_be_unneeded", "=", true)]),
      ]),
    )
    .orderBy("id")
    .limit(BATCH)
    .execute();
}

/**
 * Marks files as not there before they are removed: sending them again then writes them again. Files that a photo needs
 * stay, and lose their mark.
 */
export async function markUnready(db: Db, tables: PhotoTables, fileId: string): Promise<void> {
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
    // Under the lock: what takes a photo away after this look sets the mark again.
    await trx
      .updateTable(tables.files)
      .set({
        may_be_unneeded: false,
        ready: sql<boolean>`exists ${photoOf(tables)}`,
        created_at: sql<string>`case when exists ${photoOf(tables)} then created_at else ${LONG_AGO}::timestamptz end`,
      })
      .where("id", "=", fileId)
      .execute();
  });
}

function photoOf({ files, photos }: PhotoTables) {
  return sql`(select from ${sql.table(photos)} where file_id = ${sql.ref(`${files}.id`)})`;
}
