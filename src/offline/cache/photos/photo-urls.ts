import type { Listing } from "#domain/listings/listing.ts";
import { ownPhotoAt } from "#domain/own-photo.ts";

/** The widths that are kept, in pixels. The widest one takes four times the room, and is not worth it on a phone. */
const WIDTHS = [800, 400] as const;
/** The width that is kept for a card. */
const CARD_WIDTH = 400;

/** The addresses under which a room's photos are kept, the first photo first; photos from elsewhere left out. */
export function photoUrlsOf({ image_url, images }: Pick<Listing, "image_url" | "images">): string[] {
  const urls = [image_url, ...images.map((image) => image.image_url)];
  return [...new Set(urls.flatMap((url) => (url === null ? [] : sizesOf(url))))];
}

/** The address under which a card's photo is kept, whichever of its widths is named; null for one from elsewhere. */
export function cardSizeOf(url: string): string | null {
  return sizesOf(url).find((size) => size.endsWith(`/${CARD_WIDTH}.webp`)) ?? null;
}

/** The addresses under which a photo is kept, whichever of its widths is asked for; none for a photo from elsewhere. */
export function sizesOf(url: string): string[] {
  return ownPhotoAt(url, WIDTHS);
}
