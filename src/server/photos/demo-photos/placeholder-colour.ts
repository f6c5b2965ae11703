import { demoPhotoOf } from "./demo-flats.ts";
import { lookOfFlat } from "./flat-look.ts";

/** The wall colour of a drawn photo, `#rrggbb`, to fill its frame until it is there; a paper tone for any other id. */
export function placeholderColour(photoId: string): string {
  const photo = demoPhotoOf(photoId);
  return photo === null ? "#efe9df" : lookOfFlat(photo.flat).wall;
}
