import type { ListingFields } from "#domain/listings/listing-rules.ts";
import { extractContacts } from "./listing/contacts.ts";
import { extractPostcode } from "./listing/postcode.ts";
import { extractPropertyType } from "./listing/property-type.ts";
import { contentLines, extractTitle } from "./listing/title.ts";
import { splitDescription } from "./listing/description.ts";
import { priceRange } from "./money/price-range.ts";
import { cityOf } from "./places/place-criteria.ts";
import { extractRental } from "./extract-rental.ts";
import { roomTypeOf } from "./rooms/extract-room-types.ts";

/** The fields of a room that a text can tell; null for what it does not say. */
export type ParsedListing = {
  [Field in (typeof READ_FIELDS)[number]]: ListingFields[Field] | null;
};

const READ_FIELDS = [
  "title",
  "city",
  "property_type",
  "room_type",
  "post_code",
  "price",
  "begin_date",
  "end_date",
  "description",
  "additional_info",
  "contact_info",
  "email",
  "xhs_link",
  "short_term_allowed",
] as const satisfies readonly (keyof ListingFields)[];

/**
 * What a text that offers a room tells about it: a pasted message, or what stands in its photos. Where it names a range
 * of rents, the lowest; where it names a length alone, no days.
 * @param today The calendar day in London that 'next month' counts from.
 */
export function parseListing(text: string, today: string): ParsedListing {
  const { source, prices, rooms, stay, places, wishes } = extractRental(text, today);
  const { low, high } = priceRange(prices);
  const facts = {
    city: cityOf(places).city,
    property_type: extractPropertyType(source.canonical),
    room_type: roomTypeOf(rooms),
    post_code: extractPostcode(text),
    price: low ?? high,
    begin_date: stay.begin,
    end_date: stay.end,
  };
  // A text without one fact about a room isn't about one: its words are no title.
  const lines = Object.values(facts).some((fact) => fact !== null) ? contentLines(text) : [];
  const title = extractTitle(lines);
  return {
    ...facts,
    title,
    ...splitDescription(lines, title),
    ...extractContacts(text),
    short_term_allowed: wishes.some(({ tag }) => tag === "short-let") ? true : null,
  };
}
