import { REQUEST_FIELDS, type RequestFields } from "#domain/tenant-requests/request-fields.ts";
import { extractContacts, withoutContacts } from "./listing/contacts.ts";
import { extractPropertyType, takesEitherType } from "./listing/property-type.ts";
import { rentPerMonth } from "./listing/offered-rent.ts";
import { contentLines } from "./listing/text-parts.ts";
import { exactPrices } from "./money/price.ts";
import { withWeeklyTotals } from "./money/total-rent.ts";
import { priceRange } from "./money/price-reading.ts";
import { areasAsWritten } from "./places/listed-areas.ts";
import { placeKeywords } from "./places/place-criteria.ts";
import { extractRental } from "./extract-rental.ts";
import { roomTypeOf } from "./rooms/extract-room-types.ts";

/** The fields of a wanted-to-rent request that a text can tell; null for what it does not say. */
export type ParsedRequest = {
  [Field in Exclude<keyof RequestFields, "let_type">]: Exclude<RequestFields[Field], undefined> | null;
};

/**
 * Reads the fields of a request from a text that looks for a room.
 * @param today The calendar day in London that 'next month' counts from.
 */
export function parseRequest(text: string, today: string): ParsedRequest {
  const wish = withoutContacts(text);
  const rental = extractRental(wish, today);
  const { source, wished, prices, rooms, stay, places, city, wishMentions } = rental;
  const { low, high } = priceRange(exactPrices(withWeeklyTotals(prices, stay)));
  const budget = high ?? low;
  const { email, contact_info, xhs_link } = extractContacts(text);
  return {
    city,
    post_code: areaOf([...placeKeywords(places), ...areasAsWritten(source, places, city, wishMentions)]),
    begin_date: stay.begin,
    end_date: stay.end,
    price_upper_bound: budget,
    price_per_month: rentPerMonth(prices, budget),
    property_type: takesEitherType(wished) ? "any" : extractPropertyType(wished),
    room_type: roomTypeOf(rooms),
    contact_info: [contact_info, xhs_link].filter((contact) => contact !== null).join("\n") || null,
    email,
    description: contentLines(wish).join("\n") || null,
  };
}

/** As many names as the field of the area holds; none that is a part of another. */
function areaOf(names: readonly string[]): string | null {
  const separator = ", ";
  let length = -separator.length;
  const whole = [...new Set(names)].filter((name) => !names.some((other) => other !== name && other.includes(name)));
  const held = whole.filter((name) => {
    length += separator.length + name.length;
    return length <= REQUEST_FIELDS.post_code.longest;
  });
  return held.join(separator) || null;
}
