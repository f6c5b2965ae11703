import { documentsDatabase } from "../database/documents-database.ts";
import { shown } from "../documents/parts.ts";
import type { DocumentRow } from "../documents/row.ts";
import { byOwner, partOf, rowBytes, type UsagePart } from "./usage-part.ts";

export interface SearchesUsage {
  /** Saved searches. */
  saved: UsagePart;
  others: UsagePart;
}

/** What an owner has of saved searches, and how much of the others'. */
export async function savedSearchesUsage(owner: string): Promise<SearchesUsage> {
  const rows = await documentsDatabase().table<DocumentRow>("documents").toArray();
  const [own, others] = byOwner(
    rows.filter(({ kind }) => kind === "search"),
    owner,
  );
  const sized = (row: object) => ({ bytes: rowBytes(row) });
  return { saved: partOf(own.filter((row) => shown(row) !== null).map(sized)), others: partOf(others.map(sized)) };
}
