import { CACHE_DATABASE } from "./cache-names.ts";

/**
 * Whether this phone has remembered anything yet. Asks without loading Dexie, which a first visit never needs.
 * A browser that cannot list its databases answers true; one without IndexedDB, or with it blocked, false.
 */
export async function hasCacheDatabase(): Promise<boolean> {
  try {
    if (typeof indexedDB === "undefined") return false;
    if (!("databases" in indexedDB)) return true;
    return (await indexedDB.databases()).some(({ name }) => name === CACHE_DATABASE);
  } catch {
    // Blocked by the reader's settings: nothing is remembered then.
    return false;
  }
}
