/**
 * Deletes the bytes of photos from one of the caches, whatever headers they were asked with; nothing where the browser has none.
 * @param cacheName As `caches.open` takes it.
 */
export async function deleteCachedPhotos(cacheName: string, urls: readonly string[]): Promise<void> {
  if (urls.length === 0 || typeof caches === "undefined") return;
  const cache = await caches.open(cacheName);
  await Promise.all(urls.map((url) => cache.delete(url, { ignoreVary: true })));
}
