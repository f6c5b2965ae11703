import type { DraftDocument } from "#domain/drafts/draft-document.ts";
import { unprocessable } from "../http/errors/http-error.ts";

/**
 * What a draft may hold of what was sent. Values stay as they were typed: a device knows its own again.
 * @throws HttpError 422 for a photo that is named twice.
 */
export function checkedDocument({ typed, suggested, touched, photos, base, ...rest }: DraftDocument): DraftDocument {
  const named = photos.map(({ uuid, image_url, placeholder_colour }) => {
    return { uuid: uuid.toLowerCase(), image_url, placeholder_colour };
  });
  const uuids = named.map(({ uuid }) => uuid);
  const again = uuids.findIndex((uuid, at) => uuids.indexOf(uuid) < at);
  if (again !== -1) {
    const loc = ["body", "content", "photos", String(again), "uuid"];
    throw unprocessable([{ loc, msg: "Must be given once", type: "repeated" }]);
  }
  const known = Object.entries(suggested).map(([field, { value, state, before }]) => {
    return [field, { value, state, before }] as const;
  });
  return {
    typed,
    suggested: Object.fromEntries(known),
    touched,
    photos: named,
    base,
    other_version_of: rest.other_version_of,
  };
}
