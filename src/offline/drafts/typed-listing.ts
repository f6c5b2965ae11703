import type { ListingField, ListingFields } from "#domain/listings/listing-fields.ts";
import { typedRent } from "#domain/listings/price.ts";
import type { Draft } from "./draft.ts";

/** The values of the listing form: a text for each field, except for one checkbox. */
export type TypedListing = Draft["typed"];

/** The fields that the form holds as texts; the price is one too, but a number in the row. */
export const LISTING_TEXTS = [
  "title",
  "city",
  "description",
  "post_code",
  "duration",
  "property_type",
  "room_type",
  "email",
  "contact_info",
  "xhs_link",
  "duration_description",
  "price_description",
  "additional_info",
  "begin_date",
  "end_date",
] as const satisfies readonly ListingField[];

/** A room of the server as form values. */
export function typedOfListing(listing: ListingFields): TypedListing {
  const texts = LISTING_TEXTS.map((field) => [field, listing[field] ?? ""]);
  return {
    ...(Object.fromEntries(texts) as Record<string, string>),
    price: typedRent(listing.price, listing.price_per_month),
    short_term_allowed: listing.short_term_allowed,
  };
}
