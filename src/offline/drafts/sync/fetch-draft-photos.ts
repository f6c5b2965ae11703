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

/**
 * Fetches a photo of a draft from the account, and stores it. One that the account has not, or not any more, is gone.
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
    await db.transaction("rw", db.photos, db.photoBytes, async () => {
      // It may have been removed while it was being fetched.
      const row = await db.photos.get(uuid);
      if (row?.owner !== owner || row.awaited === undefined) return;
      const { awaited: _, ...rest } = row;
      if (original === undefined || facts === undefined) {
        // Its room may still show it.
        if (row.state === "stored") await db.photos.put({ ...rest, state: "refused", refusal: "gone" });
        return;
      }
      await db.photos.put({ ...rest, ...facts });
      await db.photoBytes.put({ uuid, owner, original, shrunk: null, shrunkType: null });
    });
  });
}
