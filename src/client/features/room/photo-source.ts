/** Our own photos are stored at these widths, in pixels. */
const WIDTHS = [400, 800, 1600] as const;
const OWN_PHOTO = /^(?<photo>\/photos\/[\w-]+)\/\d+\.webp$/;

/** The `srcset` of a photo on this server; undefined for any other address. */
export function photoSourceSet(imageUrl: string): string | undefined {
  const photo = OWN_PHOTO.exec(imageUrl)?.groups?.["photo"];
  return photo && WIDTHS.map((width) => `${photo}/${width}.webp ${width}w`).join(", ");
}
