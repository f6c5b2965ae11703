import type { Listing } from "#domain/listing.ts";

const OWN_PHOTO = /^(?<photo>\/photos\/[\w-]+)\/\d+\.webp$/;

/** The widths a page may ask for, in pixels. */
const WIDTHS = [800, 400] as const;

/** Every address under which the page shows a room's photos, the first photo first; photos from elsewhere left out. */
export function photoUrlsOf({ image_url, images }: Pick<Listing, "image_url" | "images">): string[] {
  const urls = [image_url, ...images.map((image) => image.image_url)];
  return [...new Set(urls.flatMap((url) => (url === null ? [] : sizesOf(url))))];
}

function sizesOf(url: string): string[] {
  const photo = OWN_PHOTO.exec(url)?.groups?.["photo"];
  return photo === undefined ? [] : WIDTHS.map((width) => `${photo}/${width}.webp`);
}
