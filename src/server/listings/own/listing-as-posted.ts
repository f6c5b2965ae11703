import type { Listing, ListingImage } from "#domain/listings/listing.ts";
import type { ListingFields } from "#domain/listings/listing-fields.ts";
import { mergeFields, type WrittenListing } from "./merge-fields.ts";
import type { WrittenImage } from "./image-list.ts";

interface PostedListing {
  id: string;
  ownerId: string;
  /** As the body had it, which was good. */
  written: WrittenListing;
  images: readonly WrittenImage[];
  /** When it was first asked for. */
  at: Date;
}

/**
 * A room as it was when it was posted, made of the very request that posted it: what a phone is told that repeats a posting
 * whose room was deleted since, so that it neither posts it again nor waits for ever.
 */
export function listingAsPosted({ id, ownerId, written, images: named, at }: PostedListing): Listing {
  // It passed the check when it was posted.
  const fields = mergeFields(null, written) as ListingFields;
  const images: ListingImage[] = named
    .map((image) => ({ ...image, id: image.uuid, placeholder_colour: null }))
    .toSorted((a, b) => a.display_order - b.display_order);
  const created_at = at.toISOString();
  return {
    id,
    owner_id: ownerId,
    ...fields,
    image_url: images[0]?.image_url ?? null,
    images,
    is_demo: false,
    created_at,
    updated_at: created_at,
  };
}
