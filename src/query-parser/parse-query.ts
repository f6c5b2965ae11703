import { MAX_KEYWORDS, NOTHING_ASKED, type Understanding } from "#domain/search/understanding.ts";
import { splitAtCorrection } from "./relevance/corrections.ts";
import { readPrices } from "./money/price-reading.ts";
import { unrefusedPropertyType } from "./listing/property-type.ts";
import { cityOf, placeKeywords } from "./places/place-criteria.ts";
import { extractRental } from "./extract-rental.ts";
import { isLeftover, isRentalQuery } from "./relevance/rental-query.ts";
import { rentalPartOf } from "./relevance/rental-part.ts";
import { withoutBackground } from "./relevance/background.ts";
import { extractPlaces } from "./places/extract-places.ts";
import { roomTypeOf } from "./rooms/extract-room-types.ts";
import { createSourceText } from "./text/source-text.ts";
import { walkingTimeIn } from "./walking-time.ts";

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
  const { source, prices, rooms, stay, places, wishes } = rental;
  const roomType = roomTypeOf(rooms);
  const { low, high, reading } = readPrices(prices, bedroomsOf(roomType));
  const property_type = unrefusedPropertyType(source.canonical);
  const walk_minutes = walkingTimeIn(source.canonical);
  return {
    // Without another city the current one is meant.
    city: cityOf(places).city ?? cityOf(extractPlaces(createSourceText(relevant))).city,
    begin_date: stay.begin,
    end_date: stay.end,
    low_price: low,
    high_price: high,
    room_type: roomType,
    keywords: [...new Set([...placeKeywords(places), ...wishes.map(({ tag }) => tag)])].slice(0, MAX_KEYWORDS),
    ...(stay.beginBy !== null && { begin_by: stay.beginBy }),
    ...(property_type !== null && { property_type }),
    ...(reading !== null && { price_reading: reading }),
    ...(walk_minutes !== null && { walk_minutes }),
  };
}

function bedroomsOf(roomType: string | null): number | null {
  const counted = /^(\d)b/.exec(roomType ?? "")?.[1];
  return counted === undefined ? null : Number(counted);
}

// Each corrected field replaces the one said first.
function applyCorrection(first: Understanding, instead: Understanding): Understanding {
  const isPriced = instead.low_price !== null || instead.high_price !== null;
  const prices = isPriced ? instead : first;
  const { begin_by } = instead.begin_date === null ? first : instead;
  const property_type = instead.property_type ?? first.property_type;
  const walk_minutes = instead.walk_minutes ?? first.walk_minutes;
  return {
    ...(begin_by !== undefined && { begin_by }),
    ...(property_type !== undefined && { property_type }),
    ...(walk_minutes !== undefined && { walk_minutes }),
    ...(prices.price_reading !== undefined && { price_reading: prices.price_reading }),
    city: instead.city ?? first.city,
    begin_date: instead.begin_date ?? first.begin_date,
    end_date: instead.end_date ?? first.end_date,
    low_price: prices.low_price,
    high_price: prices.high_price,
    room_type: instead.room_type ?? first.room_type,
    keywords: [...new Set([...first.keywords, ...instead.keywords])].slice(0, MAX_KEYWORDS),
  };
}
