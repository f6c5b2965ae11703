import { pathOf } from "#contract/call.ts";
import { draftsDatabase } from "../drafts/drafts-database.ts";
import { sha256Of } from "../databases/intact-bytes.ts";
import type { DraftPhoto } from "../drafts/draft.ts";
import { writeDraft } from "../drafts/write-draft.ts";
import { factsOf } from "../drafts/draft-as-document.ts";
import { readPostedBy } from "./read-posted.ts";
import type { DraftsParts } from "./sync-parts.ts";
import { deadline, FETCHED_PHOTO_BYTES } from "../transport/sender-clock.ts";

/** An owner's photos that are in the account and not on this phone. */
export async function awaitedPhotos(owner: string): Promise<DraftPhoto[]> {
  return draftsDatabase()
    .photos.where("owner")
    .equals(owner)
    .filter(({ awaited }) => awaited !== undefined)
    .toArray();
}

/** Whether the device that took a photo had still to send it when the account was last asked. */
export function isElsewhere({ awaited }: Pick<DraftPhoto, "awaited">): boolean {
  return awaited?.isElsewhere === true;
}

/**
 * Fetches a photo of a draft from the account, and stores it. One that the account has not got is in the room by now, where
 * the device that took it has posted it; else it is asked for again. Where the account's draft names it no more, it is gone.
 * @throws Like the api; PhoneFullError.
 */
export async function fetchDraftPhoto(parts: Pick<DraftsParts, "api" | "clock">, photo: DraftPhoto): Promise<void> {
  const { owner, uuid, awaited } = photo;
  if (awaited === undefined) return;
  const { id } = awaited;
  const asked = { path: pathOf("readDraftPhoto", { id, uuid: awaited.uuid }), absent: "draft_not_found" } as const;
  const fetched = await parts.api.photo(owner, asked, deadline(parts, FETCHED_PHOTO_BYTES));
  const found = fetched === null ? await foundInRoom(parts, photo) : await foundInAccount(fetched);
  await writeDraft(async () => {
    const db = draftsDatabase();
    await db.transaction("rw", db.photos, db.photoBytes, db.drafts, db.draftSyncs, async () => {
      // It may have been removed while it was being fetched.
      const row = await db.photos.get(uuid);
      if (row?.owner !== owner || row.awaited === undefined) return;
      if (found === null) return noteAbsent(row, row.awaited);
      const { awaited: _, ...rest } = row;
      await db.photos.put({ ...rest, ...found.facts });
      if (found.original === null) return;
      await db.photoBytes.put({ uuid, owner, original: found.original, shrunk: null, shrunkType: null });
    });
  });
}

/** What is found of a photo; the bytes null where the server keeps them with the room. */
interface Found {
  facts: Partial<DraftPhoto>;
  original: ArrayBuffer | null;
}

async function foundInAccount(fetched: Blob): Promise<Found> {
  const original = await fetched.arrayBuffer();
  return { facts: { type: fetched.type, size: original.byteLength, sha256: await sha256Of(original) }, original };
}

// A device leaves photos out of the account that its room shows. A copy under another uuid is no photo of that room.
async function foundInRoom(
  parts: Pick<DraftsParts, "api" | "clock">,
  { owner, uuid, draftId, awaited }: DraftPhoto,
): Promise<Found | null> {
  if (awaited?.uuid !== uuid || awaited.id !== draftId) return null;
  const room = await readPostedBy(parts, owner)("listing", draftId);
  const image = room !== null && "images" in room ? room.images.find((shown) => shown.uuid === uuid) : undefined;
  return image === undefined ? null : { facts: factsOf(image), original: null };
}

// A draft's text is in the account long before its photos, which wait for Wi-Fi on the device that took them.
async function noteAbsent(row: DraftPhoto, { id, uuid }: NonNullable<DraftPhoto["awaited"]>): Promise<void> {
  const { photos } = draftsDatabase();
  const { awaited: _, ...rest } = row;
  if (await isNamed(row.owner, { id, uuid })) await photos.put({ ...rest, awaited: { id, uuid, isElsewhere: true } });
  // Its room may still show it.
  else if (row.state === "stored") await photos.put({ ...rest, state: "refused", refusal: "gone" });
}

/**
 * Whether a draft names a photo: in the account, or here, from where the account hears of it. It hears nothing of a draft
 * that is queued.
 */
async function isNamed(owner: string, { id, uuid }: NonNullable<DraftPhoto["awaited"]>): Promise<boolean> {
  const db = draftsDatabase();
  const [draft, sync] = await Promise.all([db.drafts.get([owner, id]), db.draftSyncs.get([owner, id])]);
  const known = sync?.base?.content.photos.map((photo) => photo.uuid) ?? [];
  const inAccount = sync?.isBehind === true ? (sync.photosBehind ?? known) : known;
  return [...inAccount, ...(draft?.status === "editing" ? draft.photos : [])].includes(uuid);
}
