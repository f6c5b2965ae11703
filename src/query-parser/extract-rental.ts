import type { DatedText } from "./dates/date-features.ts";
import { datesOf, stayOf } from "./dates/extract-stay.ts";
import type { Stay } from "./dates/resolve-stay.ts";
import { extractQuantities } from "./extract-quantities.ts";
import { judgeAmounts, takeBarePrices, takeCertainPrices } from "./money/extract-prices.ts";
import type { Price } from "./money/price.ts";
import { cityAsked } from "./places/city-asked.ts";
import { cityOf } from "./places/place-criteria.ts";
import { extractPlaces, type Place } from "./places/extract-places.ts";
import { judgeRooms, type JudgedRoom, type RoomMention } from "./rooms/extract-room-types.ts";
import { createSourceText, type SourceText } from "./text/source-text.ts";
import { findWishMentions, wishesAmong, type Wish, type WishMention } from "./wishes/extract-wishes.ts";

/** All that a text says about a rental, as the extractors found it. */
export interface RentalFacts {
  source: SourceText;
  prices: Price[];
  /** Whether a price stands beside a currency or a period, or is called one: a bare number may count anything. */
  hasStrongPrice: boolean;
  /** The rooms that are asked for. */
  rooms: RoomMention[];
  /** All rooms that are named, those that are refused among them. */
  allRooms: JudgedRoom[];
  stay: Stay;
  places: Place[];
  /** The one that is asked for, or offered. */
  city: string | null;
  wishes: Wish[];
  /** All that is said of what a room may have, refused or not. */
  wishMentions: WishMention[];
}

/** How a text is to be read. */
interface Reading {
  /** It offers a room, and does not look for one. */
  isOffer?: boolean;
  /** The text with what it tells in passing, which no place, room or wish is taken from; its dates are told apart from those of the stay. */
  told?: string;
}

/**
 * Runs all extractors over a text, the most certain first, each masking what it has read: a number beside a
 * currency is money, one beside minutes or people is not, one in 2b2b is a room, and a bare one is a price only when
 * no other extractor has taken it.
 * @param today The calendar day in London that 'next month' counts from.
 */
export function extractRental(
  text: string,
  today: string,
  { isOffer = false, told = text }: Reading = {},
): RentalFacts {
  const source = createSourceText(text);
  const { amounts, strong, allRooms } = readBeforeDates(source, isOffer);
  const dated = datesOf(source, today, isOffer);
  const weak = takeBarePrices(source, amounts);
  const places = extractPlaces(source);
  const whole = told === text ? null : readWhole(told, today, isOffer);
  const wishMentions = findWishMentions(source.canonical);
  return {
    source,
    prices: [...strong, ...weak],
    hasStrongPrice: strong.length > 0,
    rooms: allRooms.filter(({ role }) => role === "wanted"),
    allRooms,
    stay: stayOf(whole?.dated ?? dated),
    places,
    city:
      cityAsked(whole?.dated.text ?? dated.text, whole?.places ?? places) ??
      // 'Bath 单间', where another reader has taken the name.
      cityOf(extractPlaces(createSourceText(told))).city,
    wishes: wishesAmong(wishMentions),
    wishMentions,
  };
}

/** What is read before the dates, so that none of its numbers are taken for days. */
function readBeforeDates(source: SourceText, isOffer: boolean) {
  const amounts = judgeAmounts(source.canonical, isOffer);
  const strong = takeCertainPrices(source, amounts);
  extractQuantities(source);
  return { amounts, strong, allRooms: judgeRooms(source, isOffer) };
}

/** The dates and places of a text, whether it asks for them or tells of them. */
export function readWhole(text: string, today: string, isOffer: boolean): { dated: DatedText; places: Place[] } {
  const source = createSourceText(text);
  readBeforeDates(source, isOffer);
  return { dated: datesOf(source, today, isOffer), places: extractPlaces(source) };
}
