import { DRAFT_PHOTOS } from "../photos/photo-tables.ts";
import { removeUnusedFiles, type SweepParts } from "../photos/sweep/remove-unused-files.ts";
import { deleteUnneededPhotos } from "./draft-photo-store.ts";

/** How long a photo may wait for the draft that names it, or names it again after two devices have disagreed. */
const UNNEEDED_FOR_MS = 48 * 60 * 60 * 1000;

/** Removes photos that no draft needs any more, and files without a photo row, those of deleted accounts too. */
export async function sweepDraftPhotos(parts: SweepParts, now: Date): Promise<void> {
  await deleteUnneededPhotos(parts.db, new Date(now.getTime() - UNNEEDED_FOR_MS).toISOString());
  await removeUnusedFiles(parts, DRAFT_PHOTOS, now);
}
