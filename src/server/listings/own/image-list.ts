import type { Static } from "typebox";
import type { FieldError } from "#contract/schemas/errors.ts";
import type { CreateListingBody } from "#contract/schemas/listing.ts";
import { isUuid } from "../../http/calls/is-uuid.ts";
import { MAX_PHOTOS } from "#domain/listings/listing-rules.ts";

/** A photo of a room, as the page names it. */
export type WrittenImage = NonNullable<Static<typeof CreateListingBody>["images"]>[number];

/** Stable names of what can be wrong with a named photo: by the first the phone knows that it must send it again. */
const SENTENCES = {
  "unknown-photo": "No photo has been uploaded with this uuid",
  "wrong-address": "Must be the address that the upload was answered with",
  "not-a-uuid": "Must be a UUID",
  repeated: "Must differ from those of the other photos",
};

/** The images of a body with their uuids as the database writes them. */
export function tidyImages(images: readonly WrittenImage[]): WrittenImage[] {
  return images.map((image) => ({ ...image, uuid: image.uuid.toLowerCase() }));
}

/** What is wrong with a list of photos by itself: how many there are, and whether each has its own uuid and place. */
export function imageListMistakes(images: readonly WrittenImage[]): FieldError[] {
  if (images.length > MAX_PHOTOS) {
    return [{ loc: ["body", "images"], msg: `At most ${MAX_PHOTOS} photos`, type: "too-many" }];
  }
  return images.flatMap(({ uuid, display_order }, index) => {
    const before = images.slice(0, index);
    const mistakes: FieldError[] = [];
    if (!isUuid(uuid)) mistakes.push(imageMistake(index, "uuid", "not-a-uuid"));
    if (before.some((other) => other.uuid === uuid)) mistakes.push(imageMistake(index, "uuid", "repeated"));
    if (before.some((other) => other.display_order === display_order)) {
      mistakes.push(imageMistake(index, "display_order", "repeated"));
    }
    return mistakes;
  });
}

/** @param index In the body's list. */
export function imageMistake(index: number, field: keyof WrittenImage, type: keyof typeof SENTENCES): FieldError {
  return { loc: ["body", "images", String(index), field], msg: SENTENCES[type], type };
}
