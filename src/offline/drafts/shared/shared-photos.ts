import { MAX_PHOTOS } from "#domain/listings/listing-rules.ts";
import { newUuid } from "../../databases/new-uuid.ts";
import { photoTypeOf } from "../../shrink/photo-type.ts";
import { sha256Of } from "../../databases/intact-bytes.ts";
import { draftsDatabase } from "../drafts-database.ts";
import type { Share, SharedBytes, SharedPhoto } from "./share.ts";
import { writeDraft } from "../write-draft.ts";

/** As much as five rooms take: any site can post a form here, so the storage for shares is limited (S15). */
const MOST_WAITING = 5 * MAX_PHOTOS;
const MOST_WAITING_BYTES = 150 * 1000 * 1000;
/** Words longer than all texts of a room together are no share. */
const MOST_TEXT_LENGTH = 20_000;

/** What came with a share. */
export interface Shared {
  /** What was written, in its order; empty texts don't matter. */
  texts: readonly string[];
  files: readonly File[];
}

/** Too much is waiting already. */
export class TooMuchSharedError extends Error {
  override readonly name = "TooMuchSharedError";
}

/**
 * Keeps what another app shares, all of it or nothing: the first ten photos and the words.
 * @returns What was kept, and what was left out.
 * @throws TooMuchSharedError, PhoneFullError
 */
export async function keepShare({ texts, files }: Shared): Promise<Share> {
  const share: Share = {
    id: newUuid(),
    sharedAt: Date.now(),
    text: [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== "").join("\n"),
    photos: [],
    surplus: 0,
    unusable: [],
  };
  if (share.text.length > MOST_TEXT_LENGTH) throw tooMuch();
  const bytes: SharedBytes[] = [];
  for (const file of files) {
    const type = await photoTypeOf(file).catch(() => null);
    if (type === null) share.unusable.push(file.name);
    else if (share.photos.length === MAX_PHOTOS) share.surplus += 1;
    else {
      // Before it is read: it would take that much memory.
      if (sizeOf([...share.photos, file]) > MOST_WAITING_BYTES) throw tooMuch();
      const photo = await readPhoto(file, type);
      share.photos.push(photo.row);
      bytes.push({ uuid: photo.row.uuid, bytes: photo.bytes });
    }
  }
  await write(share, bytes);
  return share;
}

/** All shares that are not in a draft yet, oldest first. */
export async function sharesWaiting(): Promise<Share[]> {
  const shares = await draftsDatabase().shares.toArray();
  return shares.toSorted((a, b) => a.sharedAt - b.sharedAt);
}

/** A waiting photo to be shown; null where it is gone. */
export async function sharedPhoto({ uuid, type }: SharedPhoto): Promise<Blob | null> {
  const row = await draftsDatabase().sharedBytes.get(uuid);
  return row === undefined ? null : new Blob([row.bytes], { type });
}

/** Deletes all shares that are not in a draft yet. */
export async function discardShares(): Promise<void> {
  const db = draftsDatabase();
  await db.transaction("rw", db.shares, db.sharedBytes, async () => {
    await db.shares.clear();
    await db.sharedBytes.clear();
  });
}

async function readPhoto(file: File, type: string): Promise<{ row: SharedPhoto; bytes: ArrayBuffer }> {
  const bytes = await file.arrayBuffer();
  const { name } = file;
  return { row: { uuid: newUuid(), name, type, size: bytes.byteLength, sha256: await sha256Of(bytes) }, bytes };
}

function sizeOf(photos: readonly { size: number }[]): number {
  return photos.reduce((sum, { size }) => sum + size, 0);
}

function tooMuch(): TooMuchSharedError {
  return new TooMuchSharedError("Too much is waiting");
}

async function write(share: Share, bytes: readonly SharedBytes[]): Promise<void> {
  await writeDraft(async () => {
    const db = draftsDatabase();
    await db.transaction("rw", db.shares, db.sharedBytes, async () => {
      const waiting = (await db.shares.toArray()).flatMap(({ photos }) => photos);
      const all = [...waiting, ...share.photos];
      if (all.length > MOST_WAITING || sizeOf(all) > MOST_WAITING_BYTES) throw tooMuch();
      await db.shares.add(share);
      await db.sharedBytes.bulkAdd(bytes);
    });
  });
}
