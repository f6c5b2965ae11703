import { ownPhotoAt, PHOTO_WIDTHS } from "#domain/own-photo.ts";

/** The `srcset` of a photo on this server; undefined for any other address. */
export function photoSourceSet(imageUrl: string): string | undefined {
  const sizes = ownPhotoAt(imageUrl, PHOTO_WIDTHS);
  return sizes.length === 0 ? undefined : sizes.map((size, index) => `${size} ${PHOTO_WIDTHS[index]}w`).join(", ");
}
