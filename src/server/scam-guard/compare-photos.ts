import { buffer } from "node:stream/consumers";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { PhotoStorage } from "../photos/storage/photo-storage.ts";
import { askedPhoto, isSamePicture, storedBands } from "./fingerprint/fingerprint.ts";
import { thumbnailOf } from "./fingerprint/thumbnail.ts";
import { finishComparison, findCandidates, keepFingerprint, takeDuePhoto } from "./fingerprint-store.ts";

interface Parts {
  db: Db;
  clock: Clock;
  storage: Pick<PhotoStorage, "read">;
}

/** The narrowest of the kept files has all that a thumbnail shows. */
const READ_WIDTH = 400;
/** A photo that so many others are is one of a brochure; more of them would say nothing else. */
const MOST_MATCHES = 20;

/**
 * Compares photos that rooms show with those of other accounts, one after the other, until none is due. Any number of processes
 * may do it at once. Answers how many it has compared.
 * @param mayGoOn Asked before each; false leaves the rest for later.
 * @throws what storage or database throw; that photo is tried again after a minute.
 */
export async function compareDuePhotos({ db, clock, storage }: Parts, mayGoOn: () => boolean): Promise<number> {
  let compared = 0;
  while (mayGoOn()) {
    const fileId = await takeDuePhoto(db, clock.now());
    if (fileId === null) break;
    await finishComparison(db, fileId, await findSame(fileId), clock.now());
    compared++;
  }
  return compared;

  async function findSame(fileId: string): Promise<string[]> {
    const thumbnail = await readThumbnail(fileId);
    if (thumbnail === null) return [];
    // First it is there to be found: of two photos that are compared at one time, one at least finds the other.
    await keepFingerprint(db, fileId, { thumbnail, bands: storedBands(thumbnail) });
    const asked = askedPhoto(thumbnail);
    const same: string[] = [];
    for (const candidate of await findCandidates(db, fileId, asked.bands)) {
      if (same.length < MOST_MATCHES && isSamePicture(asked, candidate)) same.push(candidate.fileId);
    }
    return same;
  }

  async function readThumbnail(fileId: string): Promise<Uint8Array | null> {
    const file = await storage.read(fileId, READ_WIDTH);
    if (file === null) return null;
    const photo = await buffer(file.content);
    // A file that no decoder reads is compared with nothing; trying again would not help.
    return thumbnailOf(photo).catch(() => null);
  }
}
