import type { RequestFields } from "#domain/tenant-requests/request-rules.ts";
import type { WantedPropertyType } from "#domain/tenant-requests/tenant-request.ts";
import { extractContacts } from "./listing/contacts.ts";
import { extractPropertyType } from "./listing/property-type.ts";
import { contentLines } from "./listing/title.ts";
import { exactPrices } from "./money/exact-prices.ts";
import { priceRange } from "./money/price-range.ts";
import { cityOf, placeKeywords } from "./places/place-criteria.ts";
import { extractRental } from "./extract-rental.ts";
import { roomTypeOf } from "./rooms/extract-room-types.ts";

/** The fields of a wanted-to-rent request that a text can tell; null for what it does not say. */
export type ParsedRequest = {
  [Field in Exclude<keyof RequestFields, "let_type">]: RequestFields[Field] | null;
};

const ANY_TYPE = /(?:学生公寓|社会房)[^,.;\n]{0,6}(?:或|和|、|都)[^,.;\n]{0,8}(?:都行|都可|均可|可以|社会房|学生公寓)/;

/**
 * What a text that looks for a room tells about it.
 * @param today The calendar day in London that 'next month' counts from.
 */
export function parseRequest(text: string, today: string): ParsedRequest {
  const { source, prices, rooms, stay, places } = extractRental(text, today);
  const { low, high } = priceRange(exactPrices(prices));
  const { email, contact_info } = extractContacts(text);
  return {
    city: cityOf(places).city,
    post_code: placeKeywords(places).join(", ") || null,
    begin_date: stay.begin,
    end_date: stay.end,
    price_upper_bound: high ?? low,
    property_type: wantedType(source.canonical),
    room_type: roomTypeOf(rooms),
    contact_info,
    email,
    description: contentLines(text).join("\n") || null,
  };
}

function wantedType(canonical: string): WantedPropertyType | null {
  return ANY_TYPE.test(canonical) ? "any" : extractPropertyType(canonical);
}
