import { MAX_DRAFT_PHOTO_BYTES } from "#domain/drafts/draft-document.ts";
import type { Db } from "../db/db.ts";
import { HttpError, unprocessable } from "../http/errors/http-error.ts";
import { DRAFT_PHOTOS } from "../photos/photo-tables.ts";
import type { PhotoKind } from "../photos/photo-uploads.ts";
import type { KeptPrivatePhoto, PrivatePhotoKey } from "../photos/private-photo-store.ts";
import { draftPhotos } from "./draft-photo-store.ts";
import { findDraft } from "./draft-store.ts";

/** In which photos of drafts are kept, in pixels: the largest in which rooms show theirs. */
export const DRAFT_PHOTO_WIDTH = 1600;

/** Photos of drafts. Of one uuid the first bytes stay. */
export const draftPhotoKind: PhotoKind<PrivatePhotoKey, KeptPrivatePhoto> = {
  files: DRAFT_PHOTOS.files,
  widths: [DRAFT_PHOTO_WIDTH],
  hashedAs: "draft-photo",
  // The slash keeps it out of reach of the public address of photos of rooms.
  idPrefix: "private/",
  limit: "draftPhotoUpload",
  find: draftPhotos.find,
  async add(trx, photo, now) {
    // Exact under the lock of the owner's account.
    await refuseBeyondBytes(trx, photo);
    const draft = await findDraft(trx, { ownerId: photo.ownerId, id: photo.forId }, now);
    const isNamed = draft?.content.photos.some(({ uuid }) => uuid === photo.uuid) === true;
    await draftPhotos.add(trx, photo, { isNamed, now });
  },
  countUnused: draftPhotos.countUnneeded,
  refuseOther({ forId }, kept) {
    if (kept.forId === forId) return;
    const msg = "This uuid stands for a photo of another draft";
    throw unprocessable([{ loc: ["body", "uuid"], msg, type: "reused" }]);
  },
  tooMany: {
    code: "too_many_unused_draft_photos",
    detail: "Too many photos that no draft names. Please try again later.",
  },
};

/** @throws HttpError 413 for a photo beyond the space that one account's drafts may take. */
export async function refuseBeyondBytes(db: Db, { ownerId, bytes }: PrivatePhotoKey): Promise<void> {
  if ((await draftPhotos.bytesOf(db, ownerId)) + bytes <= MAX_DRAFT_PHOTO_BYTES) return;
  throw new HttpError(
    "drafts_too_large",
    "The photos of your drafts take as much space as they may. Delete one first.",
  );
}
