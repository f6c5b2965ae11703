import { strFromU8, strToU8, unzipSync, Zip, ZipPassThrough } from "fflate";
import { BrokenExportError } from "#offline/export/open-export.ts";
import { EXPORT_FILE, exportedPhoto, pathOfPhoto, type OutboxExport } from "#offline/export/export-outbox.ts";
import {
  exportedOwnPhoto,
  pathOfOwnPhoto,
  VIEWINGS_EXPORT_FILE,
  type ViewingsExport,
} from "#offline/export/export-viewings.ts";

/** Larger than any phone's store: a file that unpacks to this is not an export. */
const MOST_BYTES = 1024 * 1024 * 1024;

/** Packs entries with their photos into one file, one photo in memory at a time. Photos are stored uncompressed. */
export async function packExport(copy: OutboxExport, viewings: ViewingsExport | null = null): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    parts.push(chunk);
  });
  add(zip, EXPORT_FILE, strToU8(JSON.stringify(copy, null, 2)));
  for (const photo of copy.photos) {
    const bytes = await exportedPhoto(copy.owner, photo);
    if (bytes !== null) add(zip, pathOfPhoto(photo), bytes);
  }
  if (viewings !== null) add(zip, VIEWINGS_EXPORT_FILE, strToU8(JSON.stringify(viewings, null, 2)));
  for (const photo of viewings?.photos ?? []) {
    const bytes = await exportedOwnPhoto(photo);
    if (bytes !== null) add(zip, pathOfOwnPhoto(photo), bytes);
  }
  zip.end();
  return new Blob(parts, { type: "application/zip" });
}

/**
 * Unpacks an exported file.
 * @returns The text of its `unsent.json`, that of its `viewings.json` where it has one, and all files by their path.
 * @throws BrokenExportError
 */
export function unpackExport(file: Uint8Array): {
  text: string;
  viewings: string | null;
  files: Record<string, Uint8Array>;
} {
  const files = unpacked(file);
  const text = files[EXPORT_FILE];
  if (text === undefined) throw new BrokenExportError("Not an export of this app");
  const viewings = files[VIEWINGS_EXPORT_FILE];
  return { text: strFromU8(text), viewings: viewings === undefined ? null : strFromU8(viewings), files };
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
