import type { ExportedDocument, ExportedDocuments, ExportedPhoto } from "#contract/exported-documents.ts";
import type { OpenedContact } from "../../cache/contacts/opened-contacts.ts";
import { contentOf, sentOf } from "../../documents/parts.ts";
import type { PhotoRow } from "../../documents/photo-row.ts";
import type { DocumentRow, KindName } from "../../documents/row.ts";
import type { Store } from "../../documents/store.ts";
import { withKnownContact } from "../../kinds/known-contact.ts";

/**
 * A user's documents that the account has not got as they are: the `documents.json` of an exported file. The photos that they name
 * are beside it.
 */
export interface DocumentsExport extends ExportedDocuments {
  format: typeof DOCUMENTS_FORMAT;
  /** Grows when an older app could not read it any more. */
  version: typeof DOCUMENTS_VERSION;
  /** The user's id: only this user can import it. */
  owner: string;
}

export const DOCUMENTS_FORMAT = "qiying-documents";
export const DOCUMENTS_VERSION = 1;
export const DOCUMENTS_FILE = "documents.json";

type Exported<K extends KindName> = Extract<ExportedDocument, { kind: K }>["beside"];
type ExportedKind = ExportedDocument["kind"];

/**
 * What of a document stands beside its content in the file: nothing that others have said, and nothing that the account counts. Settings
 * are in no file: an old choice must not undo a later one.
 */
const BESIDE: { [K in ExportedKind]: (row: DocumentRow<K>, contact: OpenedContact | undefined) => Exported<K> } = {
  viewing: ({ beside }, contact) => ({
    ...beside,
    listing: beside.listing && withKnownContact(beside.listing, contact),
  }),
  search: ({ beside: { createdAt } }) => ({ createdAt }),
  opinion: ({ beside: { view } }) => ({ name: view.name, isOwner: view.is_owner }),
};

/**
 * A copy of an owner's unsent documents, without the bytes of photos; null when the account has everything.
 * @param contacts Those that the owner has opened, by the room.
 */
export async function exportDocuments(
  store: Store,
  owner: string,
  contacts: ReadonlyMap<string, OpenedContact>,
): Promise<DocumentsExport | null> {
  const [rows, photos] = await store.read(["documents", "photos"], async (tx) => [
    await tx.all("documents", "unsent", [owner, 1]),
    await tx.all("photos", "owner", owner),
  ]);
  const documents = rows.flatMap((row) => copyOf(row, contacts.get(row.id)));
  if (documents.length === 0) return null;
  const copied = new Set(documents.map(({ kind, id }) => `${kind} ${id}`));
  return {
    format: DOCUMENTS_FORMAT,
    version: DOCUMENTS_VERSION,
    owner,
    documents,
    photos: photos.flatMap((photo) => (copied.has(`${photo.kind} ${photo.documentId}`) ? photoOf(photo) : [])),
  };
}

/** A photo as it goes to the account, or else as it was picked; null where its bytes are on another phone. */
export function exportedDocumentPhoto(store: Store, uuid: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return store.read(["bytes"], async (tx) => {
    const row = (await tx.get("bytes", [uuid, "sent"])) ?? (await tx.get("bytes", [uuid, "picked"]));
    return row === undefined ? null : new Uint8Array(row.bytes);
  });
}

function copyOf(row: DocumentRow, contact: OpenedContact | undefined): ExportedDocument[] {
  const { kind, id, base, version } = row;
  const content = contentOf(row);
  if (row.removed !== null || content === null || !isExported(kind)) return [];
  const besideOf = BESIDE[kind] as (row: DocumentRow, contact: OpenedContact | undefined) => unknown;
  const copy = { kind, id, content, base: base && { content: base, version }, sent: sentOf(row) };
  return [{ ...copy, beside: besideOf(row, contact) } as ExportedDocument];
}

function isExported(kind: KindName): kind is ExportedKind {
  return Object.hasOwn(BESIDE, kind);
}

function photoOf({ kind, documentId, uuid, type, state }: PhotoRow): ExportedPhoto[] {
  // One that is awaited comes from the account on the other phone, too.
  if (kind !== "viewing" || state === "awaited") return [];
  // A part that the account has got is for the phone that has sent it.
  return [{ kind, documentId, uuid, type, state: state === "begun" ? "stored" : state }];
}
