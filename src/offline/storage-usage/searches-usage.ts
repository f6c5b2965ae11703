import { searchesDatabase } from "../searches/store/searches-database.ts";
import { byOwner, partOf, rowBytes, type UsagePart } from "./usage-part.ts";

export interface SearchesUsage {
  /** Saved searches. */
  saved: UsagePart;
  others: UsagePart;
}

/** What an owner has of saved searches, and how much of the others'. */
export async function savedSearchesUsage(owner: string): Promise<SearchesUsage> {
  const rows = await searchesDatabase().searches.toArray();
  const [own, others] = byOwner(rows, owner);
  const sized = (row: object) => ({ bytes: rowBytes(row) });
  return { saved: partOf(own.filter(({ isRemoved }) => !isRemoved).map(sized)), others: partOf(others.map(sized)) };
}
