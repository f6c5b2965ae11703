import { readStay, type Stay } from "./dates/extract-stay.ts";
import { readQuantities } from "./extract-quantities.ts";
import { readStrongPrices, readWeakPrices } from "./money/extract-prices.ts";
import type { Price } from "./money/price.ts";
import { readPlaces, type Place } from "./places/extract-places.ts";
import { readRoomTypes, type RoomMention } from "./rooms/extract-room-types.ts";
import { openReading, type Reading } from "./text/source-text.ts";
import { readWishes, type Wish } from "./wishes/extract-wishes.ts";

/** All that a text says about a rental, as its readers found it. */
export interface Rental {
  reading: Reading;
  prices: Price[];
  /** Whether a price stands beside a currency or a period, or is called one: a bare number may count anything. */
  hasStrongPrice: boolean;
  rooms: RoomMention[];
  stay: Stay;
  places: Place[];
  wishes: Wish[];
}

/**
 * Reads a text by all readers, each taking what is surely its own before the next may misread it: a number beside a
 * currency is money, one beside minutes or people is not, one in 2b2b is a room, and a bare one is a price only when
 * nobody else wants it.
 * @param today The calendar day in London that 'next month' counts from.
 */
export function readRental(text: string, today: string): Rental {
  const reading = openReading(text);
  const strong = readStrongPrices(reading);
  readQuantities(reading);
  const rooms = readRoomTypes(reading);
  const stay = readStay(reading, today);
  const weak = readWeakPrices(reading);
  const places = readPlaces(reading);
  return {
    reading,
    prices: [...strong, ...weak],
    hasStrongPrice: strong.length > 0,
    rooms,
    stay,
    places,
    wishes: readWishes(reading),
  };
}
