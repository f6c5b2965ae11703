import { SEARCHES_DATABASE } from "../../databases/database-names.ts";
import { hasDatabase } from "../../databases/has-database.ts";
import { isSameContent } from "../../kinds/same-content.ts";
import type { SearchRow, SettingsRow } from "./search-row.ts";
import { searchesDatabase } from "./searches-database.ts";

/** Whether the account has not got a search as it stands here. */
export function isUnsent({ content, base, isRemoved }: SearchRow): boolean {
  return isRemoved || base === null || !isSameContent(content, base);
}

/** Whether its owner has looked since the account last heard of it. */
export function isSeenUnsent({ base, seenAt, seenThere }: SearchRow): boolean {
  return base !== null && (seenThere === null || Date.parse(seenAt) > Date.parse(seenThere));
}

/** Whether the account has other settings than this device. */
export function areSettingsUnsent({ settings, base }: SettingsRow): boolean {
  return !isSameContent(settings, base);
}

/** A value for observers that changes with each unsent change; empty when nothing is to be sent. */
export async function unsentMark(owner: string): Promise<string> {
  const [rows, settings] = await Promise.all([
    searchesDatabase().searches.where("owner").equals(owner).toArray(),
    searchesDatabase().settings.get(owner),
  ]);
  const marks = rows.flatMap((row) => {
    if (isUnsent(row) && !row.isRefused) return `${row.id} ${row.revision}`;
    return isSeenUnsent(row) ? `${row.id} ${row.seenAt}` : [];
  });
  const ofSettings = settings !== undefined && areSettingsUnsent(settings) ? [JSON.stringify(settings.settings)] : [];
  return [...marks, ...ofSettings].join("\n");
}

/** All owners with saved searches on this phone. */
export async function searchOwners(): Promise<string[]> {
  if (!(await hasDatabase(SEARCHES_DATABASE))) return [];
  return (await searchesDatabase().searches.orderBy("owner").uniqueKeys()).map(String);
}

/**
 * Removes an owner's searches from the phone: at their logout, or with their account.
 * @param which `synced`: those that the account has; `all`: the others too, which are lost then.
 */
export async function forgetSavedSearches(owner: string, which: "synced" | "all"): Promise<void> {
  if (!(await hasDatabase(SEARCHES_DATABASE))) return;
  const db = searchesDatabase();
  await db.transaction("rw", [db.searches, db.settings, db.counts, db.pushes, db.syncs], async () => {
    const rows = db.searches.where("owner").equals(owner);
    await (which === "all" ? rows : rows.filter((row) => !isUnsent(row))).delete();
    const settings = await db.settings.get(owner);
    if (settings !== undefined && (which === "all" || !areSettingsUnsent(settings))) await db.settings.delete(owner);
    // The server forgets with the session that it sends pushes here.
    await Promise.all([db.counts, db.pushes, db.syncs].map((table) => table.delete(owner)));
  });
}
