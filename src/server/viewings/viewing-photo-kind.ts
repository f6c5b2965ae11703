import { MAX_VIEWINGS_PHOTO_BYTES } from "#domain/viewings/viewing.ts";
import type { Db } from "../db/db.ts";
import { HttpError, unprocessable } from "../http/errors/http-error.ts";
import { VIEWING_PHOTOS } from "../photos/photo-tables.ts";
import type { PhotoKind } from "../photos/photo-uploads.ts";
import type { KeptPrivatePhoto, PrivatePhotoKey } from "../photos/private-photo-store.ts";
import { viewingPhotos } from "./viewing-photo-store.ts";
import { findViewing } from "./viewing-store.ts";

/** In which photos of viewings are kept, in pixels: they are looked at by one person, mostly on a phone. */
export const VIEWING_PHOTO_WIDTH = 1600;

/** Photos that were taken at viewings. Of one uuid the first bytes stay. */
export const viewingPhotoKind: PhotoKind<PrivatePhotoKey, KeptPrivatePhoto> = {
  files: VIEWING_PHOTOS.files,
  widths: [VIEWING_PHOTO_WIDTH],
  hashedAs: "viewing-photo",
  // The slash keeps it out of reach of the public address of photos of rooms.
  idPrefix: "private/",
  limit: "viewingPhotoUpload",
  find: viewingPhotos.find,
  async add(trx, photo, now) {
    // Exact under the lock of the owner's account.
    await refuseBeyondBytes(trx, photo);
    const viewing = await findViewing(trx, { ownerId: photo.ownerId, listingId: photo.forId });
    const isNamed = viewing?.content?.photos.some(({ uuid }) => uuid === photo.uuid) === true;
    await viewingPhotos.add(trx, photo, { isNamed, now });
  },
  countUnused: viewingPhotos.countUnneeded,
  refuseOther({ forId }, kept) {
    if (kept.forId === forId) return;
    const msg = "This uuid stands for a photo of another viewing";
    throw unprocessable([{ loc: ["body", "uuid"], msg, type: "reused" }]);
  },
  tooMany: {
    code: "too_many_unused_viewing_photos",
    detail: "Too many photos that no viewing names. Please try again later.",
  },
};

/** @throws HttpError 413 for a photo beyond the space that one account's viewings may take. */
export async function refuseBeyondBytes(db: Db, { ownerId, bytes }: PrivatePhotoKey): Promise<void> {
  if ((await viewingPhotos.bytesOf(db, ownerId)) + bytes <= MAX_VIEWINGS_PHOTO_BYTES) return;
  throw new HttpError(
    "viewings_too_large",
    "The photos of your viewings take as much space as they may. Delete one first.",
  );
}
