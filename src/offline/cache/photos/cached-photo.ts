import { RESULT_PHOTOS_CACHE, ROOM_PHOTOS_CACHE, VIEWING_PHOTOS_CACHE } from "../../databases/database-names.ts";

/** A photo as this phone keeps it, of an opened room, a remembered answer or a viewing; undefined when it doesn't. */
export async function cachedPhoto(url: string): Promise<Response | undefined> {
  return (
    (await keptIn(ROOM_PHOTOS_CACHE, url)) ??
    (await keptIn(RESULT_PHOTOS_CACHE, url)) ??
    keptIn(VIEWING_PHOTOS_CACHE, url)
  );
}

/** The same in one of the three caches. */
export async function keptIn(cacheName: string, url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName, ignoreVary: true });
}
