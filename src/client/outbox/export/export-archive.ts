import { strFromU8, strToU8, unzipSync, Zip, ZipPassThrough } from "fflate";
import { BrokenExportError } from "#offline/export/open-export.ts";
import { EXPORT_FILE, exportedPhoto, isElsewhere, type OutboxExport } from "#offline/export/export-outbox.ts";
import { pathOfPhoto } from "#offline/export/photo-path.ts";
import { dexieStore } from "#offline/database/dexie-store.ts";
import {
  DOCUMENTS_FILE,
  exportedDocumentPhoto,
  type DocumentsExport,
} from "#offline/export/documents/export-documents.ts";

/** Larger than any phone's store: a file that unpacks to this is not an export. */
const MOST_BYTES = 1024 * 1024 * 1024;

/** What is not in its account yet and has no outbox; null where nothing is. */
export interface Exchanged {
  documents: DocumentsExport | null;
}

export const NOTHING_EXCHANGED: Exchanged = { documents: null };

/** How often what is sent or changed while its photos are read is copied anew. */
const MOST_COPIES = 5;

/**
 * Packs entries with their photos into one file, one photo in memory at a time. Photos are stored uncompressed.
 * @param take Copies the entries as they are now: asked again where some are sent while their photos are read, whose bytes go
 *   with that. A file that named them could not be imported (M13).
 */
export async function packExport(
  take: () => Promise<OutboxExport>,
  { documents }: Exchanged = NOTHING_EXCHANGED,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    parts.push(chunk);
  });
  const copy = await withPhotos(zip, take);
  const texts = [
    [EXPORT_FILE, copy],
    [DOCUMENTS_FILE, documents && (await withDocumentPhotos(zip, documents))],
  ] as const;
  for (const [path, part] of texts) if (part !== null) add(zip, path, strToU8(JSON.stringify(part, null, 2)));
  zip.end();
  return new Blob(parts, { type: "application/zip" });
}

/** Documents with those of their photos that are still here: one may be taken out meanwhile. */
async function withDocumentPhotos(zip: Zip, documents: DocumentsExport): Promise<DocumentsExport> {
  const photos = [];
  for (const photo of documents.photos) {
    const bytes = await exportedDocumentPhoto(dexieStore, photo.uuid);
    if (bytes === null) continue;
    add(zip, pathOfPhoto(photo), bytes);
    photos.push(photo);
  }
  return { ...documents, photos };
}

async function withPhotos(zip: Zip, take: () => Promise<OutboxExport>): Promise<OutboxExport> {
  const packed = new Set<string>();
  for (let copies = 1; ; copies += 1) {
    const copy = await take();
    let isWhole = true;
    for (const photo of copy.photos) {
      if (packed.has(photo.uuid)) continue;
      const bytes = await exportedPhoto(copy.owner, photo);
      if (bytes === null) isWhole &&= isElsewhere(photo);
      else add(zip, pathOfPhoto(photo), bytes);
      if (bytes !== null) packed.add(photo.uuid);
    }
    if (isWhole || copies === MOST_COPIES) return copy;
  }
}

/**
 * Unpacks an exported file.
 * @returns The text of its `unsent.json`, those of its other parts where it has them, and all files by their path.
 * @throws BrokenExportError
 */
export function unpackExport(file: Uint8Array): UnpackedExport {
  const files = unpacked(file);
  const textOf = (path: string) => (files[path] === undefined ? null : strFromU8(files[path]));
  const text = textOf(EXPORT_FILE);
  if (text === null) throw new BrokenExportError("Not an export of this app");
  return { text, documents: textOf(DOCUMENTS_FILE), files };
}

export interface UnpackedExport extends Record<keyof Exchanged, string | null> {
  text: string;
  files: Record<string, Uint8Array>;
}

function add(zip: Zip, path: string, bytes: Uint8Array): void {
  const file = new ZipPassThrough(path);
  zip.add(file);
  file.push(bytes, true);
}

function unpacked(file: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  try {
    return unzipSync(file, { filter: ({ originalSize }) => (total += originalSize) <= MOST_BYTES });
  } catch (cause) {
    throw new BrokenExportError("Not a whole zip file", { cause });
  }
}
