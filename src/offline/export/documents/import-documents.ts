import type { ExportedDocument, ExportedPhoto } from "#contract/exported-documents.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { edit, restore } from "../../documents/edit.ts";
import type { Kind } from "../../documents/kind.ts";
import { contentOf, derive, fresh, outgoing, shown, type Occasion } from "../../documents/parts.ts";
import type { Content, DocumentRow, Kinds } from "../../documents/row.ts";
import type { Store, WriteTx } from "../../documents/store.ts";
import { opinion } from "../../kinds/opinion.ts";
import { search } from "../../kinds/search.ts";
import { viewing } from "../../kinds/viewing.ts";
import { BrokenExportError } from "../open-export.ts";
import { pathOfPhoto } from "../photo-path.ts";
import type { DocumentsExport } from "./export-documents.ts";

/** How many documents of a file have changed something here. */
export interface TakenIn {
  added: number;
  /** They were on this phone already, and stay as they are. */
  known: number;
}

type ExportedKind = ExportedDocument["kind"];

/** A copied document, typed by its kind. */
interface Copy<K extends ExportedKind> {
  id: string;
  content: Content<K>;
  base: { content: Content<K>; version: string | null } | null;
  sent: readonly Content<K>[];
  beside: Kinds[K]["beside"];
}

const KINDS: { [K in ExportedKind]: Kind<K> } = { viewing, search, opinion };

/** The things beside a document that a file has brought. The rest comes with the next list. */
const BESIDE: {
  [K in ExportedKind]: (beside: Extract<ExportedDocument, { kind: K }>["beside"]) => Kinds[K]["beside"];
} = {
  viewing: (beside) => ({ ...beside, listing: beside.listing as Listing | null }),
  search: ({ createdAt }) => ({ createdAt, newCount: 0, newSince: createdAt, newInAll: 0 }),
  opinion: ({ name, isOwner }) => ({ view: { name, is_owner: isOwner, rooms: [], opinions: [] }, fetchedAt: 0 }),
};

/**
 * Takes copied documents in, all of them or none; the next sync sends them. What is here already is brought together with them: a copy
 * may be older, so that only what was written since it parted from the account comes in.
 * @param files The photos, by their path in the file.
 * @param now The phone's clock, epoch milliseconds.
 * @throws BrokenExportError when a photo is missing; PhoneFullError.
 */
export async function importDocuments(
  store: Store,
  { owner, documents, photos }: DocumentsExport,
  { files, now }: { files: Readonly<Record<string, Uint8Array>>; now: number },
): Promise<TakenIn> {
  const bytes = new Map(photos.map((photo) => [photo.uuid, bytesOf(photo, files)]));
  return store.write(["documents", "photos", "bytes", "counters"], async (tx) => {
    const taken = { added: 0, known: 0 };
    for (const document of documents) {
      const order = await nextOrder(tx);
      const isNews = await takeIn(tx, { owner, name: document.kind, copy: copyIn(document), at: { now, order } });
      taken[isNews ? "added" : "known"] += 1;
    }
    for (const photo of photos) await keepPhoto(tx, owner, { photo, bytes: bytes.get(photo.uuid)! });
    return taken;
  });
}

function copyIn(document: ExportedDocument): Copy<ExportedKind> {
  return { ...document, beside: BESIDE[document.kind](document.beside as never) };
}

/** @returns Whether it has changed something. */
async function takeIn<K extends ExportedKind>(
  tx: WriteTx,
  { owner, name, copy, at }: { owner: string; name: K; copy: Copy<K>; at: Occasion },
): Promise<boolean> {
  const kind: Kind<K> = KINDS[name];
  const rows = (await tx.all("documents", "kind", [owner, name])) as readonly DocumentRow<K>[];
  const known = rows.find(({ id }) => id === copy.id);
  const isThere = rows.some((row) => row !== known && isTwin(kind, row, copy));
  const next = isThere ? undefined : broughtTogether(kind, known ?? fresh(name, { owner, ...copy }), { copy, at });
  if (next === undefined || next === known) return false;
  await tx.put("documents", next);
  return true;
}

/** Whether another document here is the same. */
function isTwin<K extends ExportedKind>({ twins }: Kind<K>, row: DocumentRow<K>, { content }: Copy<K>): boolean {
  const there = shown(row);
  return twins !== undefined && there !== null && twins.areSame(there, content);
}

function broughtTogether<K extends ExportedKind>(
  kind: Kind<K>,
  known: DocumentRow<K>,
  { copy, at }: { copy: Copy<K>; at: Occasion },
): DocumentRow<K> {
  const isEnded = known.removed !== null || known.ended !== null;
  if (isEnded && kind.doesRemovalStand) return known;
  if (contentOf(known) === null) return asNew(known, copy, at);
  const row = restore(kind, known, at);
  const content = kind.merge(copy.base?.content ?? null, shown(row)!, copy.content);
  return edit(kind, row, () => content, at);
}

function asNew<K extends ExportedKind>(
  row: DocumentRow<K>,
  { content, base, sent }: Copy<K>,
  at: Occasion,
): DocumentRow<K> {
  const revision = row.revision + 1;
  const wanted = { ...outgoing(revision, at), content, sent };
  return derive({ ...row, base: base?.content ?? null, version: base?.version ?? null, ended: null, wanted, revision });
}

async function nextOrder(tx: WriteTx): Promise<number> {
  const value = ((await tx.get("counters", "order"))?.value ?? 0) + 1;
  await tx.put("counters", { key: "order", value });
  return value;
}

async function keepPhoto(
  tx: WriteTx,
  owner: string,
  { photo, bytes }: { photo: ExportedPhoto; bytes: ArrayBuffer },
): Promise<void> {
  const { kind, documentId, uuid, type } = photo;
  const row = (await tx.get("documents", [owner, kind, documentId])) as DocumentRow<"viewing"> | undefined;
  const content = row === undefined ? null : shown(row);
  const isNamed = content?.photos.some((named) => named.uuid === uuid) === true;
  if (!isNamed || (await tx.get("photos", uuid)) !== undefined) return;
  // It may be the smaller copy: its own bytes count from here on.
  await tx.put("photos", { ...photo, owner, size: bytes.byteLength, sha256: null });
  await tx.put("bytes", { uuid, which: "picked", owner, type, bytes });
}

function bytesOf(photo: ExportedPhoto, files: Readonly<Record<string, Uint8Array>>): ArrayBuffer {
  const file = files[pathOfPhoto(photo)];
  if (file === undefined) throw new BrokenExportError("A photo is missing");
  return new Uint8Array(file).buffer;
}
