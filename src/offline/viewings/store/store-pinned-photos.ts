import { oneAfterAnother } from "#domain/one-after-another.ts";
import { VIEWING_PHOTOS_CACHE } from "../../databases/database-names.ts";
import { fetchPhoto } from "../../cache/photos/fetch-photo.ts";
import { keptIn, cachedPhoto } from "../../cache/photos/cached-photo.ts";
import { photoUrlsOf } from "../../cache/photos/photo-urls.ts";
import { readOrDefault } from "../../databases/storage-errors.ts";
import { isShown } from "./saved-viewing.ts";
import { deleteRoomPhotoBytes, recordPhotos } from "./room-photos.ts";
import { viewingsDatabase } from "./viewings-database.ts";
import { writeViewing } from "./write-viewing.ts";

/** A single photo may be deleted; after this many failures in a row the network is down. */
const FAILURES_BORNE = 3;

// Serializes the calls of storePinnedPhotos.
const inOrder = oneAfterAnother();
/** By owner, the calls that have not begun: they will see what a later one would. */
// oxlint-disable-next-line qiying/remembered-promises -- Forgotten as soon as it begins.
const waiting = new Map<string, Promise<void>>();

/**
 * Fetches and stores the missing photos of the rooms in an owner's viewings, one at a time; the next call continues an
 * interrupted one. Storage errors are not thrown.
 */
export function storePinnedPhotos(owner: string): Promise<void> {
  const alreadyWaiting = waiting.get(owner);
  if (alreadyWaiting !== undefined) return alreadyWaiting;
  const kept = inOrder(() => {
    waiting.delete(owner);
    return readOrDefault(() => keepMissing(owner), undefined);
  });
  waiting.set(owner, kept);
  return kept;
}

/** Reconciles `roomPhotos` with Cache Storage: the browser may have cleared one of them. */
export async function reconcilePinnedPhotos(): Promise<void> {
  if (typeof caches === "undefined" || !(await caches.has(VIEWING_PHOTOS_CACHE))) return forgetAllCounted();
  await readOrDefault(async () => {
    const { roomPhotos } = viewingsDatabase();
    const cache = await caches.open(VIEWING_PHOTOS_CACHE);
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const counted = await roomPhotos.toCollection().primaryKeys();
    await roomPhotos.bulkDelete(counted.filter((url) => !kept.has(url)));
    await deleteRoomPhotoBytes([...kept].filter((url) => !counted.includes(url)));
  }, undefined);
}

async function forgetAllCounted(): Promise<void> {
  await readOrDefault(() => viewingsDatabase().roomPhotos.clear(), undefined);
}

async function keepMissing(owner: string): Promise<void> {
  if (typeof caches === "undefined") return;
  const db = viewingsDatabase();
  const rows = (await db.viewings.where("owner").equals(owner).toArray()).filter(isShown);
  const counted = new Set(await db.roomPhotos.toCollection().primaryKeys());
  let failures = 0;
  for (const { id, listing } of rows) {
    for (const url of photoUrlsOf(listing).filter((url) => !counted.has(url))) {
      failures = (await keepPhoto(id, url)) ? 0 : failures + 1;
      if (failures === FAILURES_BORNE) return;
    }
  }
}

async function keepPhoto(roomId: string, url: string): Promise<boolean> {
  // The photo may be cached already, from when the room was opened.
  const response = (await cachedPhoto(url)) ?? (await fetchPhoto(url));
  if (response === null) return false;
  const bytes = (await response.clone().blob()).size;
  const cache = await caches.open(VIEWING_PHOTOS_CACHE);
  await writeViewing(() => cache.put(url, response.clone()));
  // The room may have been removed while its photo was being fetched.
  if (await recordPhotos({ url, roomId, bytes, storedAt: Date.now() })) return true;
  if ((await keptIn(VIEWING_PHOTOS_CACHE, url)) !== undefined) await deleteRoomPhotoBytes([url]);
  return true;
}
