import type { Db } from "../db/db.ts";
import { VIEWING_PHOTOS } from "../photos/photo-tables.ts";
import { removeFiles, type SweepParts } from "../photos/remove-unused-files.ts";

/** How long a photo may wait for the viewing that names it, or names it again after two devices have disagreed. */
const UNNEEDED_FOR_MS = 48 * 60 * 60 * 1000;

/** Removes photos that no viewing needs any more, and files that no photo stands for, those of deleted accounts too. */
export async function sweepViewingPhotos(parts: SweepParts, now: Date): Promise<void> {
  await forgetUnneeded(parts.db, new Date(now.getTime() - UNNEEDED_FOR_MS).toISOString());
  await removeFiles(parts, VIEWING_PHOTOS, now);
}

async function forgetUnneeded(db: Db, before: string): Promise<void> {
  await db.deleteFrom("viewing_photo").where("unneeded_since", "<", before).execute();
}
