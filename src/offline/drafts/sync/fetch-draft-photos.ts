import { draftsDatabase } from "../drafts-database.ts";
import { sha256Of } from "../draft-photos.ts";
import type { DraftPhoto } from "../draft.ts";
import { writeDraft } from "../write-draft.ts";
import { deadline, type DraftsParts } from "./sync-parts.ts";

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
 * Fetches a photo of a draft from the account, and stores it. One that the account has not got yet is asked for again;
 * where the account's draft names it no more, it is gone.
 * @throws Like the api; PhoneFullError.
 */
export async function fetchDraftPhoto(parts: Pick<DraftsParts, "api" | "clock">, photo: DraftPhoto): Promise<void> {
  const { owner, uuid, awaited } = photo;
  if (awaited === undefined) return;
  const fetched = await parts.api.photo(owner, awaited, deadline(parts));
  const original = await fetched?.arrayBuffer();
  const facts = original && { type: fetched!.type, size: original.byteLength, sha256: await sha256Of(original) };
  await writeDraft(async () => {
    const db = draftsDatabase();
    await db.transaction("rw", db.photos, db.photoBytes, db.drafts, db.draftSyncs, async () => {
      // It may have been removed while it was being fetched.
      const row = await db.photos.get(uuid);
      if (row?.owner !== owner || row.awaited === undefined) return;
      const { awaited: _, ...rest } = row;
      if (original === undefined || facts === undefined) return noteAbsent(row, row.awaited);
      await db.photos.put({ ...rest, ...facts });
      await db.photoBytes.put({ uuid, owner, original, shrunk: null, shrunkType: null });
    });
  });
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
