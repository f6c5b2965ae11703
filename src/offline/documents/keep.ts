import type { Kind } from "./kind.ts";
import type { Met } from "./met.ts";
import { contentOf, derive, type Occasion } from "./parts.ts";
import type { PhotoRow } from "./photo-row.ts";
import type { DocumentRow, KindName } from "./row.ts";
import type { ReadTx, TableName, WriteTx } from "./store.ts";

/* A document and its photos, inside a transaction. */

/** The tables that a change of a document needs. */
export const DOCUMENT_TABLES = ["documents", "photos", "bytes", "counters"] as const satisfies readonly TableName[];

/** Where a document is. */
export interface Place {
  owner: string;
  kind: KindName;
  id: string;
}

/** When something is done in this transaction, and the next order. */
export async function occasion(tx: WriteTx, now: number): Promise<Occasion> {
  const order = ((await tx.get("counters", "order"))?.value ?? 0) + 1;
  await tx.put("counters", { key: "order", value: order });
  return { now, order };
}

/**
 * Writes a document, and deletes those of its photos that it names no more; all of it for null. A removed one keeps them until the
 * server has heard: it may be brought back.
 */
export async function keep(
  tx: WriteTx,
  kind: Pick<Kind<KindName>, "photosOf">,
  place: Place,
  row: DocumentRow | null,
): Promise<void> {
  if (row === null) await tx.delete("documents", [place.owner, place.kind, place.id]);
  else await tx.put("documents", derive(row));
  const content = row === null ? null : contentOf(row);
  const named = new Set(content === null ? [] : kind.photosOf(content));
  for (const { uuid } of await photosOf(tx, place)) {
    if (!named.has(uuid)) await dropPhoto(tx, uuid);
  }
}

/** The same after it has met the server's: photos that the server has lost go again. */
export async function keepMet(
  tx: WriteTx,
  kind: Pick<Kind<KindName>, "photosOf">,
  place: Place,
  { row, arePhotosLost }: Met<KindName>,
): Promise<void> {
  await keep(tx, kind, place, row);
  if (!arePhotosLost) return;
  for (const photo of await photosOf(tx, place)) {
    if (photo.state === "uploaded") await tx.put("photos", { ...photo, state: "stored" });
  }
}

function photosOf(tx: ReadTx, { owner, kind, id }: Place): Promise<readonly PhotoRow[]> {
  return tx.all("photos", "document", [owner, kind, id]);
}

async function dropPhoto(tx: WriteTx, uuid: string): Promise<void> {
  await tx.delete("photos", uuid);
  await tx.delete("bytes", [uuid, "picked"]);
  await tx.delete("bytes", [uuid, "sent"]);
}
