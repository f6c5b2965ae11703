import type { RequestFields } from "#domain/tenant-requests/request-rules.ts";
import type { WantedPropertyType } from "#domain/tenant-requests/tenant-request.ts";
import { extractContacts, withoutContacts } from "./listing/contacts.ts";
import { extractPropertyType } from "./listing/property-type.ts";
import { contentLines } from "./listing/title.ts";
import { exactPrices } from "./money/exact-prices.ts";
import { priceRange } from "./money/price-range.ts";
import { cityOf, placeKeywords } from "./places/place-criteria.ts";
import { extractPlaces } from "./places/extract-places.ts";
import { withoutBackground } from "./relevance/background.ts";
import { phrases } from "./text/pattern.ts";
import { createSourceText } from "./text/source-text.ts";
import { extractRental } from "./extract-rental.ts";
import { roomTypeOf } from "./rooms/extract-room-types.ts";

/** The fields of a wanted-to-rent request that a text can tell; null for what it does not say. */
export type ParsedRequest = {
  [Field in Exclude<keyof RequestFields, "let_type">]: RequestFields[Field] | null;
};

const STUDENT = "学生(?:公寓|宿舍|房)|宿舍|student (?:halls?|accom\\w*|housing|flat)s?|student|halls|pbsa";
const PRIVATE = "社会房|社会公寓|民宅|民房|私人房?|private|non-student";
/** Both kinds of home, one after the other. */
const KINDS_TOGETHER = new RegExp(
  `(?:${STUDENT})[^,.;\\n]{0,8}(?:${PRIVATE})|(?:${PRIVATE})[^,.;\\n]{0,8}(?:${STUDENT})`,
);
const EITHER = phrases({
  zh: ["都(行|可以?|ok|好|接受|考虑) | 均可 | 皆可 | 不限 | 随便"],
  en: [
    "(either|both|any of them)('s| is| are| would be)?( is)? ?(fine|ok|okay|good|works?)",
    "(don't|do not|no) (really |honestly )?(mind|preference) | (not (bothered|fussed)|doesn't matter) (whether|if)",
  ],
});
/** Characters from where both kinds of home are named to where it is said that either does, before or behind. */
const REACH = 60;

/**
 * What a text that looks for a room tells about it.
 * @param today The calendar day in London that 'next month' counts from.
 */
export function parseRequest(text: string, today: string): ParsedRequest {
  const wish = withoutContacts(text);
  const { source, prices, rooms, stay, places } = extractRental(withoutBackground(wish), today);
  const { low, high } = priceRange(exactPrices(prices));
  const { email, contact_info } = extractContacts(text);
  return {
    // Without another city the current one is meant.
    city: cityOf(places).city ?? cityOf(extractPlaces(createSourceText(wish))).city,
    post_code: placeKeywords(places).join(", ") || null,
    begin_date: stay.begin,
    end_date: stay.end,
    price_upper_bound: high ?? low,
    property_type: wantedType(source.canonical),
    room_type: roomTypeOf(rooms),
    contact_info,
    email,
    description: contentLines(wish).join("\n") || null,
  };
}

function wantedType(canonical: string): WantedPropertyType | null {
  return saysEither(canonical) ? "any" : extractPropertyType(canonical);
}

/** 学生公寓或者社会房都可以, "student halls or private, either's fine". */
function saysEither(canonical: string): boolean {
  const named = KINDS_TOGETHER.exec(canonical);
  return (
    named !== null &&
    EITHER.test(canonical.slice(Math.max(0, named.index - REACH), named.index + named[0].length + REACH))
  );
}
