import { MAX_VIEWINGS_PHOTO_BYTES } from "#domain/viewings/viewing.ts";
import type { Db } from "../db/db.ts";
import { HttpError, unprocessable } from "../http/errors/http-error.ts";
import { VIEWING_PHOTOS } from "../photos/photo-tables.ts";
import type { PhotoKind } from "../photos/photo-uploads.ts";
import {
  addViewingPhoto,
  bytesOf,
  countUnneeded,
  findViewingPhoto,
  type KeptPhoto,
  type ViewingPhotoKey,
} from "./viewing-photo-store.ts";

/** In which photos of viewings are kept, in pixels: they are looked at by one person, mostly on a phone. */
export const VIEWING_PHOTO_WIDTH = 1600;

/** Photos that were taken at viewings. Of one uuid the first bytes stay. */
export const viewingPhotoKind: PhotoKind<ViewingPhotoKey, KeptPhoto> = {
  files: VIEWING_PHOTOS.files,
  widths: [VIEWING_PHOTO_WIDTH],
  hashedAs: "viewing-photo",
  // The slash keeps it out of reach of the public address of photos of rooms.
  idPrefix: "private/",
  limit: "viewingPhotoUpload",
  find: findViewingPhoto,
  async add(trx, photo, now) {
    // Exact under the lock of the owner's account.
    await refuseBeyondBytes(trx, photo);
    await addViewingPhoto(trx, photo, now);
  },
  countUnused: countUnneeded,
  refuseOther({ listingId }, kept) {
    if (kept.listingId === listingId) return;
    const msg = "This uuid stands for a photo of another viewing";
    throw unprocessable([{ loc: ["body", "uuid"], msg, type: "reused" }]);
  },
  tooMany: {
    code: "too_many_unused_viewing_photos",
    detail: "Too many photos that no viewing names. Please try again later.",
  },
};

/** @throws HttpError 413 for a photo beyond the space that one account's viewings may take. */
export async function refuseBeyondBytes(db: Db, { ownerId, bytes }: ViewingPhotoKey): Promise<void> {
  if ((await bytesOf(db, ownerId)) + bytes <= MAX_VIEWINGS_PHOTO_BYTES) return;
  throw new HttpError(
    "viewings_too_large",
    "The photos of your viewings take as much space as they may. Delete one first.",
  );
}
