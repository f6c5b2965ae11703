import { mergeViewings } from "#domain/viewings/merge-viewings.ts";
import { emptyViewing } from "#domain/viewings/viewing.ts";
import type { Kind } from "../documents/kind.ts";
import { isSameViewing } from "./same-viewing.ts";

/** The notes about a room that is saved for a viewing; the id is the room's. */
export const viewing: Kind<"viewing"> = {
  name: "viewing",
  empty: emptyViewing,
  isSame: isSameViewing,
  merge: mergeViewings,
  isOlder: (version, than) => Date.parse(version) < Date.parse(than),
  withPhotos: (content, uuids) => ({ ...content, photos: content.photos.filter(({ uuid }) => uuids.has(uuid)) }),
  photosOf: ({ photos }) => photos.map(({ uuid }) => uuid),
};
