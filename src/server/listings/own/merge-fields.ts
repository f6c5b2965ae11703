import { mergeWritten, type WrittenFields } from "#domain/fields/merge-written.ts";
import { LISTING_FIELDS, type GivenListing, type ListingFields } from "#domain/listings/listing-fields.ts";

export type WrittenListing = WrittenFields<typeof LISTING_FIELDS>;

/** The fields of a room once something has been written of it (W-05), unchecked. */
export function mergeFields(before: ListingFields | null, written: WrittenListing): GivenListing {
  return mergeWritten(LISTING_FIELDS, before, written);
}
