import { MINUTE_MS } from "#domain/durations.ts";
import { deleteUnusedPhotos } from "./unused-photo-store.ts";
import { ROOM_PHOTOS } from "../photo-tables.ts";
import { removeUnusedFiles, type SweepParts } from "./remove-unused-files.ts";

/** No file takes longer to write. */
const WRITTEN_WITHIN_MS = MINUTE_MS;

/**
 * Removes photos that no room needs any more, then files without a photo row (W-11), then what dead processes
 * were writing. Any number of processes may do so at once; a photo that is being claimed stays.
 */
export async function sweepPhotos({ db, storage }: SweepParts, now: Date): Promise<void> {
  await deleteUnusedPhotos(db, now);
  await removeUnusedFiles({ db, storage }, ROOM_PHOTOS, now);
  await storage.removeUnfinished(new Date(now.getTime() - WRITTEN_WITHIN_MS));
}
