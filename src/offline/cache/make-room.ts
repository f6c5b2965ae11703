import { within } from "#domain/within.ts";
import { cacheDatabase } from "./cache-database.ts";
import { deleteAnswers, leastRecentlyUsed } from "./answers/answer-bounds.ts";
import { isQuotaError } from "../databases/storage-errors.ts";
import { logEvent } from "../event-log/log-event.ts";
import { forgetResultPhotos } from "./photos/result-photo-bounds.ts";
import { deletePhotoBytes, photosByUse } from "./photos/photo-bounds.ts";

/** What stays when the phone is full: the searches last used, never more than half of them; the newer half of the photos. */
const SEARCHES_KEPT = 5;

/** How long each step of an eviction may take: a cache that does not answer keeps no draft from being written (S10). */
const EVICTED_WITHIN_MS = 5000;

/**
 * Writes; where the phone is full, what can be fetched again gives way (S3).
 * @returns What the write gives. @throws What its last try has thrown.
 */
export async function writeMakingRoom<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    logEvent({ area: "storage", what: "write-failed", full: true });
    return makeRoomFor(write);
  }
}

/**
 * Frees storage until a write succeeds: first the photos of remembered answers, then the older half of the opened
 * rooms' photos and all but a few searches. Drafts live elsewhere and are never touched.
 */
async function makeRoomFor<T>(write: () => Promise<T>): Promise<T> {
  if (await evicted(forgetResultPhotos)) {
    logEvent({ area: "storage", what: "made-room", of: "result-photos" });
    try {
      return await write();
    } catch (error) {
      if (!isQuotaError(error)) throw error;
    }
  }
  await evicted(forgetOldest);
  return write();
}

/** Whether something was evicted. A cache that fails gives no room, which the write's own error tells. */
async function evicted(evict: () => Promise<boolean>): Promise<boolean> {
  try {
    return await within(EVICTED_WITHIN_MS, evict(), false);
  } catch (error) {
    logEvent({ area: "storage", what: "no-room-made", error: error instanceof Error ? error.name : "" });
    return false;
  }
}

async function forgetOldest(): Promise<boolean> {
  const db = cacheDatabase();
  const urls = await db.transaction("rw", db.answers, db.bodies, db.rooms, db.photos, async () => {
    const searches = await leastRecentlyUsed("search");
    const kept = Math.min(SEARCHES_KEPT, Math.floor(searches.length / 2));
    await deleteAnswers(searches.slice(0, searches.length - kept));
    const photos = await photosByUse();
    const old = photos.slice(0, Math.ceil(photos.length / 2)).map(({ url }) => url);
    await db.photos.bulkDelete(old);
    logEvent({ area: "storage", what: "made-room", searches: searches.length - kept, photos: old.length });
    return old;
  });
  await deletePhotoBytes(urls);
  return true;
}
