import { mergeViewings } from "#domain/viewings/merge-viewings.ts";
import { BrokenExportError } from "./open-export.ts";
import { newRow } from "../viewings/store/save-for-viewing.ts";
import type { OwnPhoto, ViewingRow } from "../viewings/store/viewing-row.ts";
import { viewingsDatabase } from "../viewings/store/viewings-database.ts";
import { pathOfOwnPhoto, type ExportedViewing, type ViewingsExport } from "./export-viewings.ts";
import { writeViewing } from "../viewings/store/write-viewing.ts";

/**
 * Takes copied viewings in, all of them or none. What is noted here already is brought together with them.
 * @param files The photos, by their path in the file.
 * @returns How many viewings there were.
 * @throws BrokenExportError when a photo is missing; PhoneFullError.
 */
export async function importViewings(
  { owner, viewings, photos }: ViewingsExport,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<number> {
  const bytes = new Map(photos.map((photo) => [photo.uuid, bytesOf(photo, files)]));
  const db = viewingsDatabase();
  await writeViewing(() =>
    db.transaction("rw", db.viewings, db.photos, db.photoBytes, async () => {
      for (const viewing of viewings) {
        const known = await db.viewings.get([owner, viewing.id]);
        await db.viewings.put(known === undefined ? asNew(owner, viewing) : broughtTogether(known, viewing));
      }
      for (const photo of photos) {
        const row = await db.viewings.get([owner, photo.viewingId]);
        const isNamed = row?.content.photos.some(({ uuid }) => uuid === photo.uuid) === true;
        if (!isNamed || (await db.photos.get(photo.uuid)) !== undefined) continue;
        const [original, uuid] = [bytes.get(photo.uuid)!, photo.uuid];
        // What is here now may be the smaller copy: its own bytes count from here on.
        await db.photos.put({ ...photo, owner, size: original.byteLength, sha256: null });
        await db.photoBytes.put({ uuid, owner, original, shrunk: null, shrunkType: "" });
      }
    }),
  );
  return viewings.length;
}

function asNew(owner: string, { id, savedAt, ...copied }: ExportedViewing): ViewingRow {
  return { ...newRow(owner, id, savedAt), ...copied, mayHaveArrived: copied.base !== null };
}

/** A copy may be older than what the phone has: only what was written since it parted from the account comes in. */
function broughtTogether(known: ViewingRow, { listing, fetchedAt, content, base }: ExportedViewing): ViewingRow {
  const merged = mergeViewings(base?.content ?? null, known.content, content);
  const room = known.listing === null ? { listing, fetchedAt } : {};
  const state = { isDirty: true, isRemoved: false, isRefused: false, revision: known.revision + 1 };
  return { ...known, ...room, ...state, content: merged };
}

function bytesOf(photo: OwnPhoto, files: Readonly<Record<string, Uint8Array>>): ArrayBuffer {
  const file = files[pathOfOwnPhoto(photo)];
  if (file === undefined) throw new BrokenExportError("A photo is missing");
  return new Uint8Array(file).buffer;
}
