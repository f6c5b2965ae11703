import { unprocessable } from "../http/errors/http-error.ts";
import { addPhoto, countUnclaimed, findOwnPhoto, type ReadyPhoto } from "./photo-store.ts";
import { ROOM_PHOTOS } from "./photo-tables.ts";
import type { PhotoKey, PhotoKind } from "./photo-uploads.ts";
import { PHOTO_WIDTHS } from "./photo-url.ts";

/** Photos of rooms, which are public. */
export const roomPhotoKind: PhotoKind<PhotoKey, ReadyPhoto> = {
  files: ROOM_PHOTOS.files,
  widths: PHOTO_WIDTHS,
  hashedAs: "photo",
  idPrefix: "",
  limit: "photoUpload",
  find: findOwnPhoto,
  add: addPhoto,
  countUnused: countUnclaimed,
  refuseOther({ fileId }, kept) {
    if (kept.fileId === fileId) return;
    throw unprocessable([{ loc: ["body", "uuid"], msg: "This uuid stands for another photo", type: "reused" }]);
  },
  tooMany: {
    code: "too_many_unused_photos",
    detail: "Too many photos that no room shows yet. Please try again later.",
  },
};
