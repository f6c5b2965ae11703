import { searchesDatabase } from "#offline/searches/store/searches-database.ts";
import { areSettingsUnsent, isUnsent } from "#offline/searches/store/unsynced.ts";

/** How many of an owner's searches, and settings, the account has not got yet; refused ones count. */
export async function unsyncedSearches(owner: string): Promise<number> {
  const [rows, settings] = await Promise.all([
    searchesDatabase().searches.where("owner").equals(owner).toArray(),
    searchesDatabase().settings.get(owner),
  ]);
  return rows.filter(isUnsent).length + (settings !== undefined && areSettingsUnsent(settings) ? 1 : 0);
}
