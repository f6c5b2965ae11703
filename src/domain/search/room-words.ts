import { namesIn } from "../fields/field-row.ts";
import { LISTING_FIELDS, type ListingFieldsIn } from "../listings/listing-fields.ts";
import type { Listing } from "../listings/listing.ts";

/** A room's own words, as far as wishes are looked for in them. */
export type RoomWords = Pick<Listing, ListingFieldsIn<"words">>;

/** The fields that have them. */
export const WORD_FIELDS = namesIn(LISTING_FIELDS, "words");

/** All public text about a room by its owner, a line or more a field. */
export function wordsOf(room: RoomWords): string {
  return WORD_FIELDS.map((field) => room[field])
    .filter((text) => text !== null)
    .join("\n");
}
