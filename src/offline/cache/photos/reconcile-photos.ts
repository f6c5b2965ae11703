import { cacheDatabase } from "../cache-database.ts";
import { RESULT_PHOTOS_CACHE, ROOM_PHOTOS_CACHE } from "../../databases/database-names.ts";
import { readOrDefault } from "../../databases/storage-errors.ts";

/** Deletes stored photos without a row: the browser may have cleared only one of the two stores. */
export async function reconcilePhotos(): Promise<void> {
  const db = cacheDatabase();
  await readOrDefault(async () => {
    await deleteUncounted(ROOM_PHOTOS_CACHE, () => db.photos.toCollection().primaryKeys());
    await deleteUncounted(RESULT_PHOTOS_CACHE, () => db.resultPhotos.toCollection().primaryKeys());
  }, undefined);
}

async function deleteUncounted(cacheName: string, ledger: () => Promise<string[]>): Promise<void> {
  if (!(await caches.has(cacheName))) return;
  const cache = await caches.open(cacheName);
  const counted = new Set(await ledger());
  const requests = await cache.keys();
  const orphans = requests.filter(({ url }) => !counted.has(new URL(url).pathname));
  await Promise.all(orphans.map((request) => cache.delete(request, { ignoreVary: true })));
}
