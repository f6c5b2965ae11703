import { MAX_KEYWORDS, NOTHING_ASKED, type Understanding } from "#domain/understanding.ts";
import { correctedParts } from "./relevance/corrections.ts";
import { priceRange } from "./money/price-range.ts";
import { cityOf } from "./places/place-criteria.ts";
import { placeKeywords } from "./places/place-keywords.ts";
import { readRental } from "./extract-rental.ts";
import { isRemainder, isRentalQuestion, rentalPartOf } from "./relevance/rental-query.ts";
import { withoutBackground } from "./relevance/background.ts";
import { readPlaces } from "./places/extract-places.ts";
import { roomTypeOf } from "./rooms/room-type-of.ts";
import { openReading } from "./text/source-text.ts";

/**
 * What a sentence in Chinese, English or both asks for. Instructions to whoever reads it are no criteria, and a question
 * about something else has none.
 * @param today The calendar day in London that 'next month' counts from.
 */
export function understandQuery(text: string, today: string): Understanding {
  const corrected = correctedParts(text);
  if (!corrected) return understandPart(text, today);
  const first = understandPart(corrected.first, today);
  return putRight(first, understandPart(corrected.instead, today));
}

function understandPart(text: string, today: string): Understanding {
  const relevant = rentalPartOf(text);
  if (relevant === null) return { ...NOTHING_ASKED, keywords: [] };
  const rental = readRental(withoutBackground(relevant), today);
  if (!isRentalQuestion(rental) || (relevant !== text && isRemainder(rental)))
    return { ...NOTHING_ASKED, keywords: [] };
  const { prices, rooms, stay, places, wishes } = rental;
  const { low, high } = priceRange(prices);
  return {
    // Who tells only where they live wants to stay there.
    city: cityOf(places).city ?? cityOf(readPlaces(openReading(relevant))).city,
    begin_date: stay.begin,
    end_date: stay.end,
    low_price: low,
    high_price: high,
    room_type: roomTypeOf(rooms),
    keywords: [...new Set([...placeKeywords(places), ...wishes.map(({ tag }) => tag)])].slice(0, MAX_KEYWORDS),
  };
}

// A price instead of a price, a day instead of a day; the rest stands.
function putRight(first: Understanding, instead: Understanding): Understanding {
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
