import { occasion } from "../keep.ts";
import type { Occasion } from "../parts.ts";
import type { PhotoRow } from "../photo-row.ts";
import type { ReadTx, Store, TableName, WriteTx } from "../store.ts";
import { PHOTOS, type Values } from "./patch.ts";
import type { MetPost } from "./met-post.ts";
import { derivePost, freshPost, sentOf } from "./post-parts.ts";
import type { PostKind, PostRow } from "./post-row.ts";

/* A post and its photos, inside a transaction. */

/** The tables that a change of a post needs. */
export const POST_TABLES = ["posts", "photos", "bytes", "counters"] as const satisfies readonly TableName[];

export interface PostPlace {
  owner: string;
  kind: PostKind;
  id: string;
}

/**
 * Changes the stored row of a post, one that is not there included. Null forgets it. The same row is not written.
 * @param change Pure: it may be called again.
 * @throws PhoneFullError; whatever `change` throws: then nothing is done.
 */
export async function changePost(
  { store, now, ...place }: PostPlace & { store: Store; now: number },
  change: (row: PostRow, at: Occasion) => PostRow | null,
): Promise<void> {
  await store.write(POST_TABLES, async (tx) => {
    const { owner, kind, id } = place;
    const row = (await tx.get("posts", [owner, kind, id])) ?? freshPost(owner, kind, id);
    const next = change(row, await occasion(tx, now));
    if (next !== row) await keepPost(tx, place, { row: next, arePhotosLost: false });
  });
}

/** Writes a post, and deletes those of its photos that nothing names any more. Photos that the server has lost go again. */
export async function keepPost(tx: WriteTx, place: PostPlace, { row, arePhotosLost }: MetPost): Promise<void> {
  const { owner, kind, id } = place;
  if (row === null) await tx.delete("posts", [owner, kind, id]);
  else await tx.put("posts", derivePost(row));
  const named = row === null ? new Set<string>() : photosNamedBy(row);
  for (const photo of await photosOfPost(tx, place)) {
    if (row?.form == null && !named.has(photo.uuid)) await dropPhoto(tx, photo.uuid);
    else if (arePhotosLost && photo.state === "uploaded") await tx.put("photos", { ...photo, state: "stored" });
  }
}

export function photosOfPost(tx: ReadTx, { owner, kind, id }: PostPlace): Promise<readonly PhotoRow[]> {
  return tx.all("photos", "document", [owner, kind, id]);
}

/** The photos of which the bytes have to stay. An open form may name others, which have not been posted. */
function photosNamedBy(row: PostRow): Set<string> {
  const { base, wanted, chosen, removed, keptUntil } = row;
  const isInStep = wanted === null && chosen === null && removed === null;
  if (isInStep && keptUntil === null) return new Set();
  return new Set([base, wanted?.patch, ...sentOf(row)].flatMap((values) => photosIn(values ?? {})));
}

/** The uuids that a text names, in their order. */
export function photosIn(values: Values): readonly string[] {
  return (values[PHOTOS] ?? []) as readonly string[];
}

async function dropPhoto(tx: WriteTx, uuid: string): Promise<void> {
  await tx.delete("photos", uuid);
  await tx.delete("bytes", [uuid, "picked"]);
  await tx.delete("bytes", [uuid, "sent"]);
}
