import { MAX_PHOTO_BYTES, MAX_PHOTOS } from "#domain/listings/listing-rules.ts";
import type { Draft, DraftPhoto } from "../draft.ts";
import { draftsDatabase } from "../drafts-database.ts";
import { nextRevision } from "../draft-rows.ts";
import { sharesWaiting } from "./shared-photos.ts";
import type { Share, SharedPhoto } from "./share.ts";
import { writeDraft } from "../write-draft.ts";

/** The result of taking a share into a draft, for the notice to the user. */
export interface TakenShared {
  /** The draft that has it now. */
  draftId: string;
  /** The words that came along; they are its description now. */
  text: string;
  photos: number;
  /** Of these, how many are over 5 MB: they are made smaller like all others, before they are sent. */
  large: number;
  /** How many more there were than a room may have; those that came with too many others are left out for good. */
  surplus: number;
  /** Names of what was no photo. */
  unusable: string[];
  /** How many go on waiting, because the draft has no place for them. */
  waiting: number;
}

/**
 * Takes everything that waits into a draft of a room, photos at its end and words into its description: in one
 * transaction, and so once, whichever tab is first.
 * @param draft As it is kept, or a new one.
 * @returns Null when nothing was waiting. @throws StaleDraftError, PhoneFullError; then everything goes on waiting.
 */
export async function takeShared(draft: Draft<"listing">): Promise<TakenShared | null> {
  return writeDraft(async () => {
    const db = draftsDatabase();
    return db.transaction("rw", [db.drafts, db.photos, db.photoBytes, db.shares, db.sharedBytes], async () => {
      const shares = await sharesWaiting();
      if (shares.length === 0) return null;
      const all = shares.flatMap(({ photos }) => photos);
      const photos = all.slice(0, Math.max(0, MAX_PHOTOS - draft.photos.length));
      const uuids = photos.map(({ uuid }) => uuid);
      const typed = withTexts(draft.typed, shares);
      const next = await nextRevision({ ...draft, typed, photos: [...draft.photos, ...uuids] });
      for (const photo of photos) await movePhoto(next, photo);
      await db.drafts.put(next);
      await leaveRest(shares, new Set(uuids));
      return {
        draftId: draft.id,
        text: wordsOf(shares).join("\n\n"),
        photos: photos.length,
        large: photos.filter(({ size }) => size > MAX_PHOTO_BYTES).length,
        surplus: shares.reduce((sum, share) => sum + share.surplus, 0),
        unusable: shares.flatMap(({ unusable }) => unusable),
        waiting: all.length - photos.length,
      };
    });
  });
}

async function movePhoto({ owner, id }: Draft, { uuid, name, type, size, sha256 }: SharedPhoto): Promise<void> {
  const db = draftsDatabase();
  const photo: DraftPhoto = {
    owner,
    draftId: id,
    uuid,
    name,
    type,
    size,
    sha256,
    state: "stored",
    refusal: null,
    imageUrl: null,
    placeholderColour: null,
  };
  await db.photos.put(photo);
  const row = await db.sharedBytes.get(uuid);
  if (row === undefined) return;
  await db.photoBytes.put({ uuid, owner, original: row.bytes, shrunk: null, shrunkType: null });
  await db.sharedBytes.delete(uuid);
}

function withTexts(typed: Draft["typed"], shares: readonly Share[]): Draft["typed"] {
  const written = [String(typed["description"] ?? ""), ...wordsOf(shares)];
  return { ...typed, description: written.filter((text) => text !== "").join("\n\n") };
}

function wordsOf(shares: readonly Share[]): string[] {
  return shares.map(({ text }) => text).filter((text) => text !== "");
}

/** What the draft has no place for waits for another one; its words are taken. */
async function leaveRest(shares: readonly Share[], taken: ReadonlySet<string>): Promise<void> {
  const { shares: table } = draftsDatabase();
  for (const share of shares) {
    const photos = share.photos.filter(({ uuid }) => !taken.has(uuid));
    if (photos.length === 0) await table.delete(share.id);
    else await table.put({ ...share, photos, text: "", surplus: 0, unusable: [] });
  }
}
