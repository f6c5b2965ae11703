import type { Listing } from "#domain/listings/listing.ts";
import { ownPhotoAt } from "#domain/own-photo.ts";

/** As wide as the card needs it, then what is likely to be on the phone already. */
const WIDTHS = [1600, 800, 400] as const;
/** The sheet waits for each of them: on a slow line a smaller one comes instead, and at last the card is made without. */
const PATIENCE_MS = 3000;

/**
 * The room's first photo, decoded; null where none can be had now.
 * It is fetched and decoded rather than drawn from an <img>: such a picture never taints the canvas, and a photo from an
 * origin that does not allow this is a card without a photo, not one that can't be saved.
 */
export async function loadPhoto({ images }: Pick<Listing, "images">): Promise<ImageBitmap | null> {
  const [first] = images;
  if (first === undefined) return null;
  const sizes = ownPhotoAt(first.image_url, WIDTHS);
  for (const address of sizes.length === 0 ? [first.image_url] : sizes) {
    const photo = await fetchPhoto(address).catch(() => null);
    if (photo !== null) return photo;
  }
  return null;
}

async function fetchPhoto(address: string): Promise<ImageBitmap | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return answer.ok ? createImageBitmap(await answer.blob()) : null;
}
