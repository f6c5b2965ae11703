import { DocumentLimitError, edit, remove, restore } from "./edit.ts";
import { DOCUMENT_TABLES, keep, occasion } from "./keep.ts";
import type { Kind } from "./kind.ts";
import { fresh, shown, type Occasion } from "./parts.ts";
import type { BytesRow, PhotoRow } from "./photo-row.ts";
import { FORMAT, type Content, type DocumentRow, type KindName, type Kinds } from "./row.ts";
import type { ReadTx, Store, WriteTx } from "./store.ts";

/* The changes that a person makes to a document. All of them throw PhoneFullError on a full phone, and then nothing is done. */

/** A document of a kind, and where and when it is changed. */
export interface Changing<K extends KindName> {
  store: Store;
  kind: Kind<K>;
  owner: string;
  id: string;
  /** The phone's clock, epoch milliseconds. */
  now: number;
}

/** @param change Pure: it may be called again. @throws DocumentGoneError */
export function editDocument<K extends KindName>(
  changing: Changing<K>,
  change: (content: Content<K>) => Content<K>,
): Promise<void> {
  return changeDocument(changing, undefined, (row, at) => edit(changing.kind, row, change, at));
}

/** Makes a document, or brings back one that was removed. @param beside What stands beside a new one. @throws DocumentLimitError */
export function restoreDocument<K extends KindName>(changing: Changing<K>, beside: Kinds[K]["beside"]): Promise<void> {
  return changeDocument(changing, beside, (row, at) => restore(changing.kind, row, at));
}

/** Removes a document; nothing is done where there is none. */
export function removeDocument<K extends KindName>(changing: Changing<K>): Promise<void> {
  return changeDocument(changing, undefined, remove);
}

/**
 * Edits a document by a photo that was just picked, bytes and all.
 * @param change Names the photo. It may throw, where there are too many.
 * @throws DocumentGoneError; what `change` throws: then nothing is stored.
 */
export function addPhoto<K extends KindName>(
  changing: Changing<K>,
  { photo, bytes }: { photo: Pick<PhotoRow, "uuid" | "type" | "sha256">; bytes: ArrayBuffer },
  change: (content: Content<K>) => Content<K>,
): Promise<void> {
  const { owner, id: documentId, kind } = changing;
  const { uuid, type } = photo;
  const put = async (tx: WriteTx) => {
    // The same photo again changes nothing.
    if ((await tx.get("photos", uuid)) !== undefined) return;
    await tx.put("photos", { ...photo, owner, kind: kind.name, documentId, size: bytes.byteLength, state: "stored" });
    await tx.put("bytes", { uuid, which: "picked", owner, type, bytes } satisfies BytesRow);
  };
  return changeDocument(changing, undefined, (row, at) => edit(kind, row, change, at), put);
}

/**
 * Changes the stored row of a document, one that is not there included.
 * @param beside What stands beside a new one.
 * @param change Pure: it may be called again. The same row is not written.
 * @throws DocumentLimitError; whatever `change` throws: then nothing is done.
 */
export async function changeDocument<K extends KindName>(
  { store, kind, owner, id, now }: Changing<K>,
  beside: Kinds[K]["beside"] | undefined,
  change: (row: DocumentRow<K>, at: Occasion) => DocumentRow<K>,
  putPhoto?: (tx: WriteTx) => Promise<void>,
): Promise<void> {
  const place = { owner, kind: kind.name, id };
  await store.write(DOCUMENT_TABLES, async (tx) => {
    const known = (await tx.get("documents", [owner, kind.name, id])) as DocumentRow<K> | undefined;
    const row = known ?? fresh(kind.name, { owner, id, beside: beside as Kinds[K]["beside"] });
    const next = change(row, await occasion(tx, now));
    if (next === row) return;
    if (shown(row) === null && shown(next) !== null) await refuseOneMore(tx, kind, owner);
    await putPhoto?.(tx);
    await keep(tx, kind, place, next);
  });
}

async function refuseOneMore<K extends KindName>(tx: ReadTx, { name, most }: Kind<K>, owner: string): Promise<void> {
  if (most === undefined) return;
  const rows = await tx.all("documents", "kind", [owner, name]);
  if (rows.filter((row) => shown(row) !== null).length >= most)
    throw new DocumentLimitError(`There are as many of ${name} as there may be`);
}

/** Changes what stands beside a document; nothing is done where it is not here. @throws PhoneFullError */
export async function changeBeside<K extends KindName>(
  { store, kind, owner, id }: Omit<Changing<K>, "now">,
  change: (beside: Kinds[K]["beside"]) => Kinds[K]["beside"],
): Promise<void> {
  await store.write(["documents"], async (tx) => {
    const row = (await tx.get("documents", [owner, kind.name, id])) as DocumentRow<K> | undefined;
    if (row === undefined || row.format > FORMAT) return;
    const { besideWait: _, ...others } = row;
    const beside = change(row.beside);
    if (beside !== row.beside) await tx.put("documents", { ...others, beside });
  });
}
