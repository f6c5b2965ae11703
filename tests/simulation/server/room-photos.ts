import type { UploadedImage } from "#contract/schemas/photo.ts";
import type { ListingImage } from "#domain/listings/listing.ts";
import { HttpError, unprocessable } from "../../../src/server/http/errors/http-error.ts";
import { imageMistake, type WrittenImage } from "../../../src/server/listings/own/image-list.ts";
import { photoUrl } from "../../../src/server/photos/photo-url.ts";
import { takeTry } from "./limits.ts";
import type { Asked } from "./asked.ts";
import { areEqual, decode, MOST_UNUSED, wholeOf } from "./photos.ts";
import { once } from "./repetitions.ts";
import type { Account, RoomPhotoRow, RoomRow } from "./state.ts";

const HOUR_SECONDS = 3600;

export function uploadImage(asked: Asked): UploadedImage {
  const { account } = asked;
  const { uuid, file } = wholeOf(asked);
  return once(asked, () => uploaded(asked, uuid, file), {
    formKey: uuid,
    repeated: {
      asNow(id) {
        const known = id === null ? undefined : account.roomPhotos.get(id);
        return known === undefined ? null : answerOf(id!, known);
      },
    },
  });
}

function uploaded(asked: Asked, uuid: string, file: Uint8Array<ArrayBuffer>): UploadedImage {
  const { account, photoFile, userId } = asked;
  const known = account.roomPhotos.get(uuid);
  if (known !== undefined) {
    if (areEqual(known.bytes, file)) return answerOf(uuid, known);
    const msg = "This uuid stands for another photo";
    throw unprocessable([{ loc: ["body", "uuid"], msg, type: "reused" }], answerOf(uuid, known));
  }
  takeTry(asked, "photoUpload");
  refuseTooMany(asked);
  decode(file);
  const photo = { bytes: file, ...photoFile(file, userId) };
  account.roomPhotos.set(uuid, photo);
  return answerOf(uuid, photo);
}

function answerOf(uuid: string, { fileId, colour }: RoomPhotoRow): UploadedImage {
  return { image_url: photoUrl(fileId), uuid, placeholder_colour: colour };
}

function refuseTooMany({ account, state, userId }: Asked): void {
  const own = [...state.rooms.values()].filter(({ owner_id }) => owner_id === userId);
  const shown = new Set(own.flatMap(({ images }) => images.map(({ uuid }) => uuid)));
  if ([...account.roomPhotos.keys()].filter((uuid) => !shown.has(uuid)).length < MOST_UNUSED) return;
  const detail = "Too many photos that no room shows yet. Please try again later.";
  throw new HttpError("too_many_unused_photos", detail, { "retry-after": String(HOUR_SECONDS) });
}

/** What a room shows once its photos are those that are named, in display order. @throws HttpError 422 */
export function namedPhotos(
  { roomPhotos }: Account,
  shown: RoomRow["images"],
  named: readonly WrittenImage[],
): ListingImage[] {
  const known = new Map(shown.map((image) => [image.uuid, image]));
  for (const { uuid } of named.filter((image) => !known.has(image.uuid))) {
    const photo = roomPhotos.get(uuid);
    if (photo === undefined) continue;
    const { fileId, colour: placeholder_colour } = photo;
    known.set(uuid, { id: uuid, uuid, image_url: photoUrl(fileId), display_order: 0, placeholder_colour });
  }
  const mistakes = named.flatMap((image, index) => {
    const found = known.get(image.uuid);
    if (found === undefined) return [imageMistake(index, "uuid", "unknown-photo")];
    return found.image_url === image.image_url ? [] : [imageMistake(index, "image_url", "wrong-address")];
  });
  if (mistakes.length > 0) throw unprocessable(mistakes);
  return named
    .map(({ uuid, display_order }) => ({ ...known.get(uuid)!, display_order }))
    .toSorted((one, other) => one.display_order - other.display_order);
}
