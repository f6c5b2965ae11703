import { cacheDatabase, type PhotoRow } from "./cache-database.ts";
import { ROOM_PHOTOS_CACHE } from "./cache-names.ts";
import { deletePhotoBytes, keepRoomsWithinBounds } from "./photo-bounds.ts";
import { stored } from "./storage-errors.ts";

/** Fetches and keeps those photos of a room that are not kept yet, one at a time; stops when they can't be kept. */
export async function keepPhotos(roomId: string, urls: readonly string[]): Promise<void> {
  if (typeof caches === "undefined") return;
  for (const url of urls) {
    if (!(await isKept(url)) && !(await keepPhoto(roomId, url))) return;
  }
}

/** A photo of this server, whole: not a captive portal's page, not a part of one. */
export function isOwnPhoto(response: Response): boolean {
  const isImage = response.headers.get("content-type")?.startsWith("image/") ?? false;
  return response.status === 200 && response.type === "basic" && !response.redirected && isImage;
}

async function isKept(url: string): Promise<boolean> {
  return (await caches.match(url, { cacheName: ROOM_PHOTOS_CACHE, ignoreVary: true })) !== undefined;
}

async function keepPhoto(roomId: string, url: string): Promise<boolean> {
  const response = await fetchPhoto(url);
  if (response === null) return false;
  const bytes = (await response.clone().blob()).size;
  return stored(async () => {
    // The ledger first: a photo that is counted but missing corrects itself, one that is kept but not counted never.
    await enterLedger({ url, roomId, bytes, storedAt: Date.now() });
    const cache = await caches.open(ROOM_PHOTOS_CACHE);
    await cache.put(url, response.clone());
  });
}

async function fetchPhoto(url: string): Promise<Response | null> {
  try {
    const response = await fetch(url, { priority: "low" });
    return isOwnPhoto(response) ? response : null;
  } catch {
    // No network: the photos come with the next opening.
    return null;
  }
}

async function enterLedger(photo: PhotoRow): Promise<void> {
  const db = cacheDatabase();
  const surplus = await db.transaction("rw", db.rooms, db.photos, async () => {
    await db.photos.put(photo);
    return keepRoomsWithinBounds();
  });
  await deletePhotoBytes(surplus);
}
