import { within } from "#domain/within.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { SecretKeys } from "../secret-keys.ts";
import { fileOfModeratorsId } from "./moderators-photo.ts";
import type { FindPhoto } from "./storage/photo-storage.ts";
import { withheldFiles, isWithheld } from "./withheld-photo-store.ts";

interface Parts {
  db: Db;
  clock: Clock;
  /** Keys the addresses at which moderators see what is withheld. */
  secretKeys: SecretKeys;
  findPhoto: FindPhoto;
}

/** Photos of deleted and hidden rooms are gone for everybody within a minute (W-11). */
const KNOWN_FOR_MS = 15_000;
/** No photo waits longer for a busy database. */
const PATIENCE_MS = 500;

/**
 * Finds photos but those that only deleted or hidden rooms show, or rooms as they were when they were reported: they are kept for
 * who brings such a room back or looks into the report, and shown to moderators alone. Which those are is asked a few times a minute, and of each of them once more before it is withheld, so that a room
 * that is back has its photos at once. Without a database photos are shown as before.
 */
export function withoutWithheld({ db, clock, secretKeys, findPhoto }: Parts): FindPhoto {
  let withheld: ReadonlySet<string> = new Set();
  let askedAt = Number.NEGATIVE_INFINITY;

  return async (fileId, width) => {
    const moderators = fileOfModeratorsId(fileId, { secretKeys, now: clock.now() });
    if (moderators !== null) {
      const found = await findPhoto(moderators, width);
      return found && { ...found, isPassing: true };
    }
    await refreshed();
    const isGone = withheld.has(fileId) && (await isWithheld(db, fileId).catch(() => false));
    return isGone ? null : findPhoto(fileId, width);
  };

  async function refreshed(): Promise<void> {
    const now = clock.now().getTime();
    if (Math.abs(now - askedAt) < KNOWN_FOR_MS) return;
    askedAt = now;
    const asked = withheldFiles(db).then(
      (files) => void (withheld = new Set(files)),
      () => undefined,
    );
    await within(PATIENCE_MS, asked, undefined);
  }
}
