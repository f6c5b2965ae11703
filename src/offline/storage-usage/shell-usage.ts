import { DEFERRED_SHELL_CACHE, PREVIOUS_ASSETS_CACHE, SHELL_CACHE } from "../databases/database-names.ts";
import { NOTHING, partOf, together, type UsagePart } from "./usage-part.ts";

/** The app's own files on this phone, those kept for tabs of the build before included. */
export async function shellUsage(): Promise<UsagePart> {
  if (typeof caches === "undefined") return NOTHING;
  const parts = await Promise.all([SHELL_CACHE, DEFERRED_SHELL_CACHE, PREVIOUS_ASSETS_CACHE].map(filesIn));
  return together(...parts);
}

async function filesIn(cacheName: string): Promise<UsagePart> {
  // Opening a cache would make it.
  if (!(await caches.has(cacheName))) return NOTHING;
  const cache = await caches.open(cacheName);
  const files = await cache.matchAll();
  return partOf(await Promise.all(files.map(async (file) => ({ bytes: (await file.blob()).size }))));
}
