import { RESULT_PHOTOS_CACHE, ROOM_PHOTOS_CACHE } from "./cache-names.ts";

/** A photo as this phone keeps it, of an opened room or of a remembered answer; undefined when it doesn't. */
export async function keptPhoto(url: string): Promise<Response | undefined> {
  return (await keptIn(ROOM_PHOTOS_CACHE, url)) ?? keptIn(RESULT_PHOTOS_CACHE, url);
}

/** The same in one of the two caches. */
export async function keptIn(cacheName: string, url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName, ignoreVary: true });
}
