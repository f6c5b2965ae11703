import type { Table } from "dexie";
import type { BytesRow, PhotoRow } from "../documents/photo-row.ts";
import type { Picture } from "../documents/process.ts";
import type { DocumentRow, KindName } from "../documents/row.ts";
import type { PushRow } from "../documents/push-row.ts";
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

/** The photos of a document, without their bytes. */
export function photosOf(owner: string, kind: KindName, documentId: string): Promise<PhotoRow[]> {
  const photos: Table<PhotoRow, string> = documentsDatabase().table("photos");
  return photos
    .where(dexiePath(["owner", "kind", "documentId"]))
    .equals([owner, kind, documentId])
    .toArray();
}

/** A photo as it goes to the account, or else as it was picked; undefined where its bytes are not here, or another owner's. */
export async function pictureOf(owner: string, uuid: string): Promise<Picture | undefined> {
  const bytes: Table<BytesRow, [string, BytesRow["which"]]> = documentsDatabase().table("bytes");
  const row = (await bytes.get([uuid, "sent"])) ?? (await bytes.get([uuid, "picked"]));
  return row?.owner === owner ? row : undefined;
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

/**
 * How an owner's documents of a kind have come from the account.
 * @property isAnswered Whether it has ever told all of them.
 * @property failures Of the last tries to ask it.
 */
export async function newsOf(owner: string, kind: KindName): Promise<{ isAnswered: boolean; failures: number }> {
  const [pull, pauses] = await Promise.all([pullOf(owner, kind), documentsDatabase().table("pauses").count()]);
  return { isAnswered: pull?.listedAt !== undefined, failures: (pull?.wait?.failures ?? 0) + pauses };
}

/** When the account was last asked for an owner's documents of a kind; undefined before the first time. */
export async function pullOf(owner: string, kind: KindName): Promise<PullRow | undefined> {
  return (documentsDatabase().table("pulls") as Table<PullRow, [string, string]>).get([owner, kind]);
}

/** That this device gets pushes for an owner; undefined where it does not. */
export async function pushOf(owner: string): Promise<PushRow | undefined> {
  return (documentsDatabase().table("pushes") as Table<PushRow, string>).get(owner);
}

function documents(): Table<DocumentRow, [string, string, string]> {
  return documentsDatabase().table("documents");
}
