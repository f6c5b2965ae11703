import { ownPhotoAt } from "#domain/own-photo.ts";

/** Our own photos are stored at these widths, in pixels. */
const WIDTHS = [400, 800, 1600] as const;

/** The `srcset` of a photo on this server; undefined for any other address. */
export function photoSourceSet(imageUrl: string): string | undefined {
  const sizes = ownPhotoAt(imageUrl, WIDTHS);
  return sizes.length === 0 ? undefined : sizes.map((size, index) => `${size} ${WIDTHS[index]}w`).join(", ");
}
