import { LISTING_FIELDS, type ListingFields } from "#domain/listings/listing-fields.ts";
import { typedRent } from "#domain/listings/price.ts";
import type { Draft } from "./draft.ts";
import { typedOfFields } from "./typed-fields.ts";

/** The values of the listing form: a text for each field, except for one checkbox. */
export type TypedListing = Draft["typed"];

/** A room of the server as form values. */
export function typedOfListing(listing: ListingFields): TypedListing {
  return { ...typedOfFields(LISTING_FIELDS, listing), price: typedRent(listing.price, listing.price_per_month) };
}
