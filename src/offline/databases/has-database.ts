import { CACHE_DATABASE } from "./database-names.ts";

/** Whether this phone has remembered anything yet; see `hasDatabase`. */
export async function hasCacheDatabase(): Promise<boolean> {
  return hasDatabase(CACHE_DATABASE);
}

/**
 * Whether there is a database of this name. Asks without loading Dexie, which a first visit never needs.
 * A browser that cannot list its databases answers true; one without IndexedDB, or with it blocked, false.
 */
export async function hasDatabase(wanted: string): Promise<boolean> {
  try {
    if (typeof indexedDB === "undefined") return false;
    if (!("databases" in indexedDB)) return true;
    return (await indexedDB.databases()).some(({ name }) => name === wanted);
  } catch {
    // Blocked by the user's settings: nothing is remembered then.
    return false;
  }
}
