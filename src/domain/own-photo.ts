/** Widths in which each photo of ours is kept, in pixels, narrowest first. */
export const PHOTO_WIDTHS = [400, 800, 1600] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

const OWN_PHOTO = /^(?<photo>\/photos\/[\w-]+)\/\d+\.webp$/;

/** The addresses of a photo of this server at other widths, in pixels; none for a photo from elsewhere. */
export function ownPhotoAt(imageUrl: string, widths: readonly number[]): string[] {
  const photo = OWN_PHOTO.exec(imageUrl)?.groups?.["photo"];
  return photo === undefined ? [] : widths.map((width) => `${photo}/${width}.webp`);
}
