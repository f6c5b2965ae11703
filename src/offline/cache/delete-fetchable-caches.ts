import { VIEWING_PHOTOS_CACHE } from "../databases/database-names.ts";

/**
 * Deletes every cache whose content can be fetched again. Photos of rooms that are kept for a viewing stay: their rooms may
 * be gone from the server (S13).
 */
export async function deleteFetchableCaches(): Promise<void> {
  const names = await caches.keys();
  for (const name of names.filter((other) => other !== VIEWING_PHOTOS_CACHE)) await caches.delete(name);
}
