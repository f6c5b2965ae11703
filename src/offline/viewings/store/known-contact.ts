import type { Listing } from "#domain/listings/listing.ts";

/**
 * A room with a contact that is known of it where it carries none: rooms that were saved before contacts were opened one by one
 * keep theirs.
 */
export function withKnownContact(
  listing: Listing,
  known: Pick<Listing, "email" | "contact_info"> | null | undefined,
): Listing {
  if (!known?.email || listing.email) return listing;
  return { ...listing, email: known.email, contact_info: known.contact_info };
}
