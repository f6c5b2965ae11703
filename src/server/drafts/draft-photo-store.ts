import type { Trx } from "../db/db.ts";
import { DRAFT_PHOTOS } from "../photos/photo-tables.ts";
import { privatePhotos } from "../photos/private-photo-store.ts";
import type { DraftKey } from "./draft-store.ts";

/** Photos of drafts, each sent for one draft. */
export const draftPhotos = privatePhotos({ ...DRAFT_PHOTOS, forColumn: "draft_id" });

/** Removes all photos of a draft; their files follow within a minute (W-11). */
export async function removePhotos(trx: Trx, { ownerId, id }: DraftKey): Promise<void> {
  await trx.deleteFrom("draft_photo").where("owner_id", "=", ownerId).where("draft_id", "=", id).execute();
}
