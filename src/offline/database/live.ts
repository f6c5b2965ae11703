import type { Table } from "dexie";
import type { DocumentRow, KindName } from "../documents/row.ts";
import type { PullRow } from "../documents/store.ts";
import { dexiePath, documentsDatabase } from "./documents-database.ts";

/* What screens read, and follow with Dexie's live queries. */

/** An owner's documents of a kind, removed ones included. */
export function documentsOf<K extends KindName>(owner: string, kind: K): Promise<DocumentRow<K>[]> {
  const rows = documents()
    .where(dexiePath(["owner", "kind"]))
    .equals([owner, kind]);
  return rows.toArray() as Promise<unknown> as Promise<DocumentRow<K>[]>;
}

/** One document; undefined where it is not here. */
export async function documentOf<K extends KindName>(
  owner: string,
  kind: K,
  id: string,
): Promise<DocumentRow<K> | undefined> {
  return (await documents().get([owner, kind, id])) as DocumentRow<K> | undefined;
}

/** An owner's documents that the account has not as they are. */
export function unsentDocuments(owner: string): Promise<DocumentRow[]> {
  return documents()
    .where(dexiePath(["owner", "unsent"]))
    .equals([owner, 1])
    .toArray();
}

/** Unsent ones of these are nothing that their owner is asked about when they log out. */
const ASKED_ABOUT_NEVER: ReadonlySet<KindName> = new Set(["search", "settings"]);

/** How much unsent work an owner has, removals included. */
export async function countUnsentWork(owner: string): Promise<number> {
  return (await unsentDocuments(owner)).filter(({ kind }) => !ASKED_ABOUT_NEVER.has(kind)).length;
}

/** When the account was last asked for an owner's documents of a kind; undefined before the first time. */
export async function pullOf(owner: string, kind: KindName): Promise<PullRow | undefined> {
  return (documentsDatabase().table("pulls") as Table<PullRow, [string, string]>).get([owner, kind]);
}

function documents(): Table<DocumentRow, [string, string, string]> {
  return documentsDatabase().table("documents");
}
