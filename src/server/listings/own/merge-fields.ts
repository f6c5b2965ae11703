import { mergeWritten, type WrittenFields } from "#domain/fields/merge-written.ts";
import { LISTING_FIELDS, type GivenListing, type ListingFields } from "#domain/listings/listing-fields.ts";
import { withMonthlyPrice } from "#domain/listings/monthly-price.ts";

export type WrittenListing = WrittenFields<typeof LISTING_FIELDS>;

/** The fields of a room once something has been written of it (W-05), unchecked; what was typed by the month goes with its price. */
export function mergeFields(before: ListingFields | null, written: WrittenListing): GivenListing {
  return withMonthlyPrice("price", mergeWritten(LISTING_FIELDS, before, written), written);
}
