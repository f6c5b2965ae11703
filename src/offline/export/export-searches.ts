import { SEARCHES_DATABASE } from "../databases/database-names.ts";
import { hasDatabase } from "../databases/has-database.ts";
import type { SearchRow } from "../searches/store/search-row.ts";
import { searchesDatabase } from "../searches/store/searches-database.ts";
import { isUnsent } from "../searches/store/unsynced.ts";

/** The part of a saved search that does not depend on the phone: without its sync state, and what is new in it. */
export type ExportedSearch = Pick<SearchRow, "id" | "content" | "base" | "createdAt" | "seenAt">;

/**
 * A user's saved searches that the account has not got as they are: the `searches.json` of an exported file. How one is told of other
 * things is not in it: an old choice must not undo a later one.
 */
export interface SearchesExport {
  format: "qiying-searches";
  /** Grows when an older app could not read it any more. */
  version: 1;
  /** The user's id: only this user can import it. */
  owner: string;
  searches: ExportedSearch[];
}

export const SEARCHES_EXPORT_VERSION = 1;
export const SEARCHES_EXPORT_FILE = "searches.json";

/** A copy of an owner's saved searches; null when the account has all of them. */
export async function exportSearches(owner: string): Promise<SearchesExport | null> {
  if (!(await hasDatabase(SEARCHES_DATABASE))) return null;
  const rows = await searchesDatabase().searches.where("owner").equals(owner).toArray();
  const copied = rows.filter((row) => isUnsent(row) && !row.isRemoved);
  if (copied.length === 0) return null;
  return { format: "qiying-searches", version: SEARCHES_EXPORT_VERSION, owner, searches: copied.map(copyOf) };
}

function copyOf({ id, content, base, createdAt, seenAt }: SearchRow): ExportedSearch {
  return { id, content, base, createdAt, seenAt };
}
