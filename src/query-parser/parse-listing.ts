import type { ListingFields } from "#domain/listing-rules.ts";
import { readContacts } from "./listing/contacts.ts";
import { readPostCode } from "./listing/postcode.ts";
import { readPropertyType } from "./listing/property-type.ts";
import { contentLines, readTitle } from "./listing/title.ts";
import { readWords } from "./listing/description.ts";
import { priceRange } from "./money/price-range.ts";
import { cityOf } from "./places/place-criteria.ts";
import { readRental } from "./extract-rental.ts";
import { roomTypeOf } from "./rooms/room-type-of.ts";

/** The fields of a room that a text can tell; null for what it does not say. */
export type ReadListing = {
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
export function readListing(text: string, today: string): ReadListing {
  const { reading, prices, rooms, stay, places, wishes } = readRental(text, today);
  const { low, high } = priceRange(prices);
  const facts = {
    city: cityOf(places).city,
    property_type: readPropertyType(reading.canonical),
    room_type: roomTypeOf(rooms),
    post_code: readPostCode(text),
    price: low ?? high,
    begin_date: stay.begin,
    end_date: stay.end,
  };
  // A text without one fact about a room isn't about one: its words are no title.
  const lines = Object.values(facts).some((fact) => fact !== null) ? contentLines(text) : [];
  const title = readTitle(lines);
  return {
    ...facts,
    title,
    ...readWords(lines, title),
    ...readContacts(text),
    short_term_allowed: wishes.some(({ tag }) => tag === "short-let") ? true : null,
  };
}
