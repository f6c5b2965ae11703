import type { Clock } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import { startHeartbeat } from "../heartbeat.ts";
import { HttpError } from "../http/errors/http-error.ts";
import { tell } from "../occurrences.ts";
import type { MadePhoto } from "./encoding/make-photo.ts";
import type { PhotoFile, PhotoMaker } from "./encoding/photo-maker.ts";
import { busy } from "./encoding/photo-queue.ts";
import { StorageFull, type PhotoStorage } from "./storage/photo-storage.ts";
import type { ReadyPhoto } from "./photo-store.ts";
import type { PhotoTables } from "./photo-tables.ts";
import type { PhotoWidth } from "#domain/own-photo.ts";
import { beginWriting, finishWriting, renewWriting, undoWriting, type Writing } from "./photo-file-store.ts";

/** Writes down whose photo it is, in the transaction that says that its files are there. */
export type AddPhoto = (trx: Trx, ready: ReadyPhoto) => Promise<void>;

/** Makes a photo of what was sent, and keeps its files. */
export type WritePhoto = (fileId: string, sent: PhotoFile & { ownerId: string }, add: AddPhoto) => Promise<ReadyPhoto>;

interface WriterParts {
  db: Db;
  clock: Clock;
  storage: PhotoStorage;
  /** One for all writers of an app. */
  maker: Pick<PhotoMaker, "make">;
}

/** Which photos a writer writes. */
interface Kind {
  files: PhotoTables["files"];
  widths: readonly PhotoWidth[];
}

/**
 * A writer of photos of one kind. A row says that files are coming before the first of them is written, and that they are
 * there after the last: a process that dies in between leaves a row by which the sweep finds what it wrote (F8).
 */
export function photoWriter({ db, clock, storage, maker }: WriterParts, { files, widths }: Kind): WritePhoto {
  return async (fileId, sent, add) => {
    const made = await maker.make(sent, widths, sent.ownerId).catch((error: unknown) => {
      tell("photo", { outcome: "refused" });
      throw error;
    });
    tell("photo", { outcome: "made" });
    const writing = await beginWriting(db, { files, fileId }, clock.now());
    // Another process writes the same files at this moment.
    if (writing === null) throw busy();
    try {
      await writeFiles(fileId, made).finally(startHeartbeat(() => renewWriting(db, writing, clock.now())));
      const ready = { fileId, placeholderColour: made.placeholderColour };
      await db.transaction().execute(async (trx) => {
        if (!(await finishWriting(trx, writing, ready))) throw busy();
        await add(trx, ready);
      });
      return ready;
    } catch (error) {
      await undo(writing);
      if (error instanceof StorageFull) throw new HttpError("storage_full", "Insufficient storage");
      throw isClearedAway(error) ? busy() : error;
    }
  };

  async function writeFiles(fileId: string, { files }: MadePhoto): Promise<void> {
    const writes = [...files].map(([width, content]) => storage.write(fileId, width, content));
    // All of them, before anything is undone: a file that came later would stay for ever.
    const failed = (await Promise.allSettled(writes)).find((write) => write.status === "rejected");
    if (failed !== undefined) throw failed.reason;
  }

  async function undo(writing: Writing): Promise<void> {
    // Where this fails too, the sweep does it.
    await undoWriting(db, storage, writing).catch(() => undefined);
  }
}

/** Whether a sweep by another clock took this writer for dead, and removed what it had written so far. */
function isClearedAway(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
