import { checkFields, lengthsOf, type Rules } from "../fields/check-fields.ts";
import type { FieldProblem } from "../fields/field-mistakes.ts";
import { namesWith, pickFields } from "../fields/field-row.ts";
import type { Listing } from "./listing.ts";
import { LISTING_FIELDS, type GivenListing, type ListingField, type ListingFields } from "./listing-fields.ts";

/** What of a room its owner may write, apart from its photos. */
export function fieldsOfListing(listing: Listing): ListingFields {
  return pickFields(LISTING_FIELDS, { ...listing, email: listing.email ?? "" });
}

/** In the order of the form, which is also the order in which mistakes are jumped to. */
export const REQUIRED_LISTING_FIELDS = namesWith(LISTING_FIELDS, { required: true });

/** Code points that a text may have. */
export const LISTING_TEXT_LENGTHS = lengthsOf(LISTING_FIELDS);

/** Photos of one room, and bytes of one photo as it was picked (PR-903, A-16). */
export const MAX_PHOTOS = 10;
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

/**
 * All that is wrong with a room's fields, in the order of the form: the rules of PR-505 that page and server
 * both keep. A text that could not be read as a number is NaN.
 */
export function checkListing(given: GivenListing, rules: Rules): FieldProblem<ListingField>[] {
  return checkFields(LISTING_FIELDS, given, rules);
}

/** The fields of a room, once nothing is wrong with them; null where something is. */
export function checkedListing(given: GivenListing, rules: Rules): ListingFields | null {
  return checkListing(given, rules).length === 0 ? (given as ListingFields) : null;
}
