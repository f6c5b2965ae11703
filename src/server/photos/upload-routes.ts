import { readFile } from "node:fs/promises";
import { v7 as newUuid } from "uuid";
import type { UploadedImage } from "#contract/schemas/photo.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { isOwnUuid } from "#domain/own-uuid.ts";
import { countBegun, keepBegun } from "../http/body/begun-upload-store.ts";
import { HttpError, unprocessable } from "../http/errors/http-error.ts";
import { addPhoto, countUnclaimed, findOwnPhoto, type ReadyPhoto } from "./photo-store.ts";
import { ROOM_PHOTOS } from "./photo-tables.ts";
import { type PhotoKey, type PhotoKind, photoUploads, type UploadParts } from "./photo-uploads.ts";
import { PHOTO_WIDTHS } from "#domain/own-photo.ts";
import { photoUrl } from "./photo-url.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";

/** Taking photos in (A-17, W-03). */
export function serveUploads(calls: CallServer, parts: UploadParts): void {
  const upload = photoUploads(parts, roomPhotoKind);

  servePartsOfUploads(calls, parts);
  calls.serve(
    "uploadImage",
    async ({ body: { file, uuid: given }, caller, keepAnswer }) => {
      const uuid = given ?? newUuid({ msecs: parts.clock.now().getTime() });
      const ready = await upload({
        key: { ownerId: caller.userId, uuid },
        file,
        keep: (trx, ready) => keepAnswer(trx, answerOf(uuid, ready)),
      });
      return answerOf(uuid, ready);
    },
    {
      // A photo that was swept meanwhile is taken in again.
      repeated: {
        async asNow({ id: uuid }, { caller }) {
          const photo = uuid === null ? undefined : await findOwnPhoto(parts.db, { ownerId: caller.userId, uuid });
          return photo === undefined || uuid === null ? null : answerOf(uuid, photo);
        },
      },
      // Afterwards it is known by its own uuid.
      keptForMs: KEY_KEPT_FOR_MS,
    },
  );
}

/** Photos on lines that bring no whole one: what has come is kept, and the rest comes later. */
function servePartsOfUploads(calls: CallServer, { db, clock, limits }: UploadParts): void {
  calls.serve("sendUploadPart", async ({ body: { file, uuid }, caller }) => {
    await limits.take([["uploadPart", caller.userId]]);
    // What came before this part is in the file already.
    await keepBegun(db, { accountId: caller.userId, uuid }, await readFile(file.path), clock.now().toISOString());
    return { uuid, received: file.size };
  });

  calls.serve("readUpload", async ({ params: { uuid }, caller }) => {
    const received = isOwnUuid(uuid) ? await countBegun(db, { accountId: caller.userId, uuid }) : undefined;
    if (received === undefined) throw new HttpError("upload_not_found", "Nothing of this photo has come");
    return { uuid, received };
  });
}

const KEY_KEPT_FOR_MS = HOUR_MS;

function answerOf(uuid: string, { fileId, placeholderColour }: ReadyPhoto): UploadedImage {
  return { image_url: photoUrl(fileId), uuid, placeholder_colour: placeholderColour };
}

/** Photos of rooms, which are public. */
const roomPhotoKind: PhotoKind<PhotoKey, ReadyPhoto> = {
  files: ROOM_PHOTOS.files,
  widths: PHOTO_WIDTHS,
  hashedAs: "photo",
  idPrefix: "",
  limit: "photoUpload",
  find: findOwnPhoto,
  add: addPhoto,
  countUnused: countUnclaimed,
  refuseOther({ fileId, uuid }, kept) {
    if (kept.fileId === fileId) return;
    const msg = "This uuid stands for another photo";
    // Another device with the same draft may have sent it, in other bytes.
    throw unprocessable([{ loc: ["body", "uuid"], msg, type: "reused" }], answerOf(uuid, kept));
  },
  tooMany: {
    code: "too_many_unused_photos",
    detail: "Too many photos that no room shows yet. Please try again later.",
  },
};
