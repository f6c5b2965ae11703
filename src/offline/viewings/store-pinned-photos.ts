import { oneAfterAnother } from "#domain/one-after-another.ts";
import { cachedPhoto, keptIn } from "../cache/photos/cached-photo.ts";
import { fetchPhoto } from "../cache/photos/fetch-photo.ts";
import { photoUrlsOf } from "../cache/photos/photo-urls.ts";
import { writeKept } from "../cache/write-kept.ts";
import { reopenDocuments } from "../database/documents-database.ts";
import { deleteRoomPhotoBytes, dropUnwantedPhotos, recordPhoto, roomPhotos } from "../database/room-photos.ts";
import { VIEWING_PHOTOS_CACHE } from "../databases/database-names.ts";
import { readOrDefault } from "../databases/storage-errors.ts";
import { shownRows } from "./viewings-of.ts";

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

/** Reconciles `roomPhotos` with Cache Storage, of which the browser may have cleared one, and with the viewings. */
export async function reconcilePinnedPhotos(): Promise<void> {
  await readOrDefault(async () => {
    await dropUnwantedPhotos();
    if (typeof caches === "undefined" || !(await caches.has(VIEWING_PHOTOS_CACHE))) return roomPhotos().clear();
    const cache = await caches.open(VIEWING_PHOTOS_CACHE);
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const counted = await roomPhotos().toCollection().primaryKeys();
    await roomPhotos().bulkDelete(counted.filter((url) => !kept.has(url)));
    await deleteRoomPhotoBytes([...kept].filter((url) => !counted.includes(url)));
  }, undefined);
}

async function keepMissing(owner: string): Promise<void> {
  if (typeof caches === "undefined") return;
  const counted = new Set(await roomPhotos().toCollection().primaryKeys());
  let failures = 0;
  for (const row of await shownRows(owner)) {
    for (const url of photoUrlsOf(row.beside.listing).filter((each) => !counted.has(each))) {
      failures = (await keepPhoto(row.id, url)) ? 0 : failures + 1;
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
  await writeKept(() => cache.put(url, response.clone()), reopenDocuments);
  // The room may have been removed while its photo was being fetched.
  if (await recordPhoto({ url, roomId, bytes, storedAt: Date.now() })) return true;
  if ((await keptIn(VIEWING_PHOTOS_CACHE, url)) !== undefined) await deleteRoomPhotoBytes([url]);
  return true;
}
