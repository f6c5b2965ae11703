import { MAX_KEYWORDS, NOTHING_ASKED, type Understanding } from "#domain/search/understanding.ts";
import { splitAtCorrection } from "./relevance/corrections.ts";
import { priceRange } from "./money/price-range.ts";
import { cityOf, placeKeywords } from "./places/place-criteria.ts";
import { extractRental } from "./extract-rental.ts";
import { isLeftover, isRentalQuery } from "./relevance/rental-query.ts";
import { rentalPartOf } from "./relevance/rental-part.ts";
import { withoutBackground } from "./relevance/background.ts";
import { extractPlaces } from "./places/extract-places.ts";
import { roomTypeOf } from "./rooms/extract-room-types.ts";
import { createSourceText } from "./text/source-text.ts";

/**
 * What a sentence in Chinese, English or both asks for. Instructions to the machine are ignored, and a question
 * about something else yields no criteria.
 * @param today The calendar day in London that 'next month' counts from.
 */
export function parseQuery(text: string, today: string): Understanding {
  const corrected = splitAtCorrection(text);
  if (!corrected) return parsePart(text, today);
  const first = parsePart(corrected.first, today);
  return applyCorrection(first, parsePart(corrected.instead, today));
}

function parsePart(text: string, today: string): Understanding {
  const relevant = rentalPartOf(text);
  if (relevant === null) return { ...NOTHING_ASKED, keywords: [] };
  const rental = extractRental(withoutBackground(relevant), today);
  if (!isRentalQuery(rental) || (relevant !== text && isLeftover(rental))) return { ...NOTHING_ASKED, keywords: [] };
  const { prices, rooms, stay, places, wishes } = rental;
  const { low, high } = priceRange(prices);
  return {
    // Without another city the current one is meant.
    city: cityOf(places).city ?? cityOf(extractPlaces(createSourceText(relevant))).city,
    begin_date: stay.begin,
    end_date: stay.end,
    low_price: low,
    high_price: high,
    room_type: roomTypeOf(rooms),
    keywords: [...new Set([...placeKeywords(places), ...wishes.map(({ tag }) => tag)])].slice(0, MAX_KEYWORDS),
  };
}

// Each corrected field replaces the one said first.
function applyCorrection(first: Understanding, instead: Understanding): Understanding {
  const isPriced = instead.low_price !== null || instead.high_price !== null;
  const prices = isPriced ? instead : first;
  return {
    city: instead.city ?? first.city,
    begin_date: instead.begin_date ?? first.begin_date,
    end_date: instead.end_date ?? first.end_date,
    low_price: prices.low_price,
    high_price: prices.high_price,
    room_type: instead.room_type ?? first.room_type,
    keywords: [...new Set([...first.keywords, ...instead.keywords])].slice(0, MAX_KEYWORDS),
  };
}
