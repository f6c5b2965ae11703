import { unprocessable } from "../http/errors/http-error.ts";
import { VIEWING_PHOTOS } from "../photos/photo-tables.ts";
import type { PhotoKind } from "../photos/photo-uploads.ts";
import {
  addViewingPhoto,
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
  add: addViewingPhoto,
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
