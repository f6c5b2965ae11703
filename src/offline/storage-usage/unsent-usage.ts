import type { Draft, DraftPhoto } from "../drafts/draft.ts";
import { draftsDatabase } from "../drafts/drafts-database.ts";
import type { PostedCopy } from "../drafts/posted-copy.ts";
import type { OutboxEntry } from "../drafts/outbox-entry.ts";
import { byOwner, partOf, rowBytes, together, type UsagePart } from "./usage-part.ts";

export interface UnsentUsage {
  /** What is being written. */
  drafts: UsagePart;
  /** What is posted and the server does not have yet. */
  posted: UsagePart;
  /** Photos of both, as they were picked and as they are sent. */
  photos: UsagePart;
  /** Photos that another app has shared and that are not in a draft yet. */
  shared: UsagePart;
  /** Copies of what was posted, until the server has had it for a day. */
  copies: UsagePart;
  others: UsagePart;
  /** When the oldest of it was last touched, by the phone's clock; null when there is nothing. */
  oldestAt: number | null;
}

/** What an owner has written and the server does not have, and how much of the others'. */
export async function unsentUsage(owner: string): Promise<UnsentUsage> {
  const db = draftsDatabase();
  const [drafts, entries, photos, shares, copies, copiedPhotos] = await Promise.all([
    db.drafts.toArray(),
    db.outbox.toArray(),
    db.photos.toArray(),
    db.shares.toArray(),
    db.postedCopies.toArray(),
    copiedPhotoSizes(),
  ]);
  const [own, others] = byOwner(drafts, owner);
  const [ownEntries, othersEntries] = byOwner(entries, owner);
  const [ownPhotos, othersPhotos] = byOwner(photos, owner);
  const [ownCopies, othersCopies] = byOwner(copies, owner);
  const [ownCopied, othersCopied] = byOwner(copiedPhotos, owner);
  return {
    drafts: partOf(own.filter(isEditing).map(sized)),
    posted: together(partOf(ownEntries.map(sized)), { ...partOf(own.filter(isPosted).map(sized)), count: 0 }),
    photos: await photoPart(ownPhotos),
    shared: partOf(shares.flatMap((share) => share.photos.map(({ size }) => ({ bytes: size })))),
    copies: copiesPart(ownCopies, ownCopied),
    others: together(
      partOf([...others.filter(isEditing).map(sized), ...othersEntries.map(sized)]),
      { ...(await photoPart(othersPhotos)), count: 0 },
      { ...copiesPart(othersCopies, othersCopied), count: 0 },
    ),
    oldestAt: oldestOf(own.filter(isEditing), ownEntries),
  };
}

interface PhotoSize {
  owner: string;
  bytes: number;
}

function copiesPart(copies: readonly PostedCopy[], photos: readonly PhotoSize[]): UsagePart {
  return together(partOf(copies.map(sized)), { ...partOf(photos), count: 0 });
}

// One photo in memory at a time: all together may be some hundred megabytes.
async function copiedPhotoSizes(): Promise<PhotoSize[]> {
  const sizes: PhotoSize[] = [];
  await draftsDatabase().postedBytes.each(({ owner, bytes }) => void sizes.push({ owner, bytes: bytes.byteLength }));
  return sizes;
}

function oldestOf(drafts: readonly Draft[], entries: readonly OutboxEntry[]): number | null {
  const moments = [...drafts.map(({ editedAt }) => editedAt), ...entries.map(({ queuedAt }) => queuedAt)];
  return moments.length === 0 ? null : Math.min(...moments);
}

async function photoPart(photos: readonly DraftPhoto[]): Promise<UsagePart> {
  const db = draftsDatabase();
  let [count, bytes] = [0, 0];
  // One at a time: each is some megabytes, and what is sent of it has a size of its own.
  for (const { uuid } of photos) {
    const kept = await db.photoBytes.get(uuid);
    if (kept === undefined) continue;
    count += 1;
    bytes += kept.original.byteLength + (kept.shrunk?.byteLength ?? 0);
  }
  return { count, bytes };
}

function isEditing({ status }: Draft): boolean {
  return status === "editing";
}

function isPosted({ status }: Draft): boolean {
  return status === "posted";
}

function sized(row: object): { bytes: number } {
  return { bytes: rowBytes(row) };
}
