import { cacheDatabase, type PhotoRow } from "../cache-database.ts";
import { RESULT_PHOTOS_CACHE, ROOM_PHOTOS_CACHE, VIEWING_PHOTOS_CACHE } from "../../databases/database-names.ts";
import { fetchPhoto } from "./fetch-photo.ts";
import { keptIn } from "./cached-photo.ts";
import { deletePhotoBytes, trimRooms } from "./photo-bounds.ts";
import { tryWrite } from "../try-write.ts";

/** Fetches and keeps those photos of a room that are not kept yet, one at a time; stops when they can't be kept. */
export async function storeRoomPhotos(roomId: string, urls: readonly string[]): Promise<void> {
  if (typeof caches === "undefined") return;
  for (const url of urls) {
    // A photo that is stored for a viewing is not stored twice.
    const kept = (await keptIn(ROOM_PHOTOS_CACHE, url)) ?? (await keptIn(VIEWING_PHOTOS_CACHE, url));
    if (kept === undefined && !(await keepPhoto(roomId, url))) return;
  }
}

async function keepPhoto(roomId: string, url: string): Promise<boolean> {
  // The photo may be cached already, with a search that lists the room.
  const response = (await keptIn(RESULT_PHOTOS_CACHE, url)) ?? (await fetchPhoto(url));
  if (response === null) return false;
  const bytes = (await response.clone().blob()).size;
  return tryWrite(async () => {
    // Write the row first: a row without its photo corrects itself, a photo without a row never does.
    await recordPhotos({ url, roomId, bytes, storedAt: Date.now() });
    const cache = await caches.open(ROOM_PHOTOS_CACHE);
    await cache.put(url, response.clone());
  });
}

async function recordPhotos(photo: PhotoRow): Promise<void> {
  const db = cacheDatabase();
  const surplus = await db.transaction("rw", db.rooms, db.photos, async () => {
    await db.photos.put(photo);
    return trimRooms();
  });
  await deletePhotoBytes(surplus);
}
