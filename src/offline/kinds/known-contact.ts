import { contactIn } from "#domain/listings/contact.ts";
import type { ListingContactField } from "#domain/listings/listing-fields.ts";
import type { Listing } from "#domain/listings/listing.ts";

/**
 * A room with a contact that is known of it where it carries none: rooms that were saved before contacts were opened one by one
 * keep theirs.
 */
export function withKnownContact(
  listing: Listing,
  known: { readonly [Field in ListingContactField]?: string | null } | null | undefined,
): Listing {
  if (!known?.email || listing.email) return listing;
  return { ...listing, ...contactIn({ ...known, email: known.email, contact_info: known.contact_info ?? null }) };
}
