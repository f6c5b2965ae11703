import { cacheDatabase } from "./cache-database.ts";
import { ROOM_PHOTOS_CACHE } from "./cache-names.ts";
import { orNothing } from "./storage-errors.ts";

/** Deletes kept photos that no ledger row counts: the browser may have cleared one store and left the other. */
export async function reconcilePhotos(): Promise<void> {
  await orNothing(async () => {
    if (!(await caches.has(ROOM_PHOTOS_CACHE))) return;
    const cache = await caches.open(ROOM_PHOTOS_CACHE);
    const counted = new Set(await cacheDatabase().photos.toCollection().primaryKeys());
    const requests = await cache.keys();
    const orphans = requests.filter(({ url }) => !counted.has(new URL(url).pathname));
    await Promise.all(orphans.map((request) => cache.delete(request, { ignoreVary: true })));
  }, undefined);
}
