import { sql, type Kysely } from "kysely";
import type { Tables } from "../db/tables.ts";
import { forgetPhotos } from "./forget-photos.ts";
import type { PhotoStorage } from "./photo-storage.ts";
import { lapsedBefore, undoWriting } from "./writing-store.ts";

export interface SweepParts {
  db: Kysely<Tables>;
  storage: PhotoStorage;
}

/** Files that are looked up at a time. */
const BATCH = 200;
/** Of files that nobody may begin to use: older than any attempt. */
const LONG_AGO = new Date(0).toISOString();

/**
 * Removes photos that no room needs any more, then files that no photo stands for (W-11), then what dead processes
 * were writing. Any number of processes may do so at once; a photo that is being claimed stays.
 */
export async function sweepPhotos({ db, storage }: SweepParts, now: Date): Promise<void> {
  await forgetPhotos(db, now);
  await removeFiles({ db, storage }, now);
  await storage.removeUnfinished(lapsedBefore(now));
}

async function removeFiles(parts: SweepParts, now: Date): Promise<void> {
  const failures: unknown[] = [];
  let batch = await unusedFiles(parts.db, now, "");
  while (batch.length > 0) {
    // One that cannot be removed must not keep the others.
    for (const file of batch) await removeFile(parts, file).catch((error: unknown) => failures.push(error));
    batch = await unusedFiles(parts.db, now, batch.at(-1)?.id ?? "");
  }
  if (failures.length > 0) throw failures[0];
}

type UnusedFile = Awaited<ReturnType<typeof unusedFiles>>[number];

async function removeFile({ db, storage }: SweepParts, { id, ready, created_at }: UnusedFile): Promise<void> {
  if (ready) await takeBack(db, id);
  await undoWriting(db, storage, { fileId: id, since: ready ? LONG_AGO : created_at });
}

function unusedFiles(db: Kysely<Tables>, now: Date, after: string) {
  const unfinished = lapsedBefore(now).toISOString();
  return db
    .selectFrom("photo_file")
    .select(["id", "ready", "created_at"])
    .where("id", ">", after)
    .where((where) =>
      where.or([
        where.and([where("ready", "=", false), where("created_at", "<", unfinished)]),
        where.and([where("ready", "=", true), where.not(where.exists(photoOf()))]),
      ]),
    )
    .orderBy("id")
    .limit(BATCH)
    .execute();
}

// First the row says that the files are not there, then they go: whoever sends them again writes them again.
async function takeBack(db: Kysely<Tables>, fileId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom("photo_file")
      .select("id")
      .where("id", "=", fileId)
      .where("ready", "=", true)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (held === undefined) return;
    await trx
      .updateTable("photo_file")
      .set({ ready: false, created_at: LONG_AGO })
      .where("id", "=", fileId)
      .where((where) => where.not(where.exists(photoOf())))
      .execute();
  });
}

function photoOf() {
  return sql`(select from photo where photo.file_id = photo_file.id)`;
}
