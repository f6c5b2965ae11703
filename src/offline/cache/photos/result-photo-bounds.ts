import { cacheDatabase, type ResultPhotoRow } from "../cache-database.ts";
import { RESULT_PHOTOS_CACHE } from "../../databases/database-names.ts";
import { deleteCachedPhotos } from "./delete-cached-photos.ts";

/** The most bytes that photos of cached answers take; those of the least recently used answers are evicted first. */
export const RESULT_PHOTO_BYTES_LIMIT = 15 * 1024 * 1024;

/**
 * Deletes the rows of photos that no answer shows any more, and of those over the limit. Call it inside the transaction
 * that wrote.
 * @returns The photos to delete from Cache Storage once the transaction is done.
 */
export async function trimResultPhotos(): Promise<string[]> {
  const shownAt = await lastShown();
  let bytes = 0;
  const surplus = (await byUse(shownAt)).filter((photo) => {
    bytes += photo.bytes;
    return !shownAt.has(photo.url) || bytes > RESULT_PHOTO_BYTES_LIMIT;
  });
  return forget(surplus.map(({ url }) => url));
}

/**
 * Evicts all photos of cached answers, to free storage.
 * @returns Whether there were any.
 */
export async function forgetResultPhotos(): Promise<boolean> {
  const urls = await cacheDatabase().resultPhotos.toCollection().primaryKeys();
  await forget(urls);
  await caches.delete(RESULT_PHOTOS_CACHE);
  return urls.length > 0;
}

/** Deletes the bytes of photos that lists show. */
export async function deleteResultPhotoBytes(urls: readonly string[]): Promise<void> {
  await deleteCachedPhotos(RESULT_PHOTOS_CACHE, urls);
}

/** When an answer that shows a photo was last used, over all owners. */
async function lastShown(): Promise<Map<string, number>> {
  const shownAt = new Map<string, number>();
  await cacheDatabase().answers.each(({ cardPhotos = [], lastUsedAt }) => {
    for (const url of cardPhotos) shownAt.set(url, Math.max(lastUsedAt, shownAt.get(url) ?? 0));
  });
  return shownAt;
}

/** All photo rows, most recently shown first. */
async function byUse(shownAt: ReadonlyMap<string, number>): Promise<ResultPhotoRow[]> {
  const useOf = ({ url }: ResultPhotoRow) => shownAt.get(url) ?? 0;
  const photos = await cacheDatabase().resultPhotos.toArray();
  return photos.toSorted((a, b) => useOf(b) - useOf(a) || b.storedAt - a.storedAt);
}

async function forget(urls: string[]): Promise<string[]> {
  await cacheDatabase().resultPhotos.bulkDelete(urls);
  return urls;
}
