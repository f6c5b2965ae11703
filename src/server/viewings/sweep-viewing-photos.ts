import { HOUR_MS } from "#domain/durations.ts";
import { instantBefore } from "../clock.ts";
import { VIEWING_PHOTOS } from "../photos/photo-tables.ts";
import { removeUnusedFiles, type SweepParts } from "../photos/sweep/remove-unused-files.ts";
import { viewingPhotos } from "./viewing-photo-store.ts";

/** How long a photo may wait for the viewing that names it, or names it again after two devices have disagreed. */
const UNNEEDED_FOR_MS = 48 * HOUR_MS;

/** Removes photos that no viewing needs any more, and files without a photo row, those of deleted accounts too. */
export async function sweepViewingPhotos(parts: SweepParts, now: Date): Promise<void> {
  await viewingPhotos.deleteUnneeded(parts.db, instantBefore(now, UNNEEDED_FOR_MS));
  await removeUnusedFiles(parts, VIEWING_PHOTOS, now);
}
