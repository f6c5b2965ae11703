import { extractStay } from "./dates/extract-stay.ts";
import type { Stay } from "./dates/resolve-stay.ts";
import { extractQuantities } from "./extract-quantities.ts";
import { judgeAmounts, takeBarePrices, takeCertainPrices } from "./money/extract-prices.ts";
import type { Price } from "./money/price.ts";
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
  wishes: Wish[];
  /** All that is said of what a room may have, refused or not. */
  wishMentions: WishMention[];
}

/**
 * Runs all extractors over a text, the most certain first, each masking what it has read: a number beside a
 * currency is money, one beside minutes or people is not, one in 2b2b is a room, and a bare one is a price only when
 * no other extractor has taken it.
 * @param today The calendar day in London that 'next month' counts from.
 * @param isOffer The text offers a room, and does not look for one.
 */
export function extractRental(
  text: string,
  today: string,
  { isOffer = false }: { isOffer?: boolean } = {},
): RentalFacts {
  const source = createSourceText(text);
  const amounts = judgeAmounts(source.canonical, isOffer);
  const strong = takeCertainPrices(source, amounts);
  extractQuantities(source);
  const allRooms = judgeRooms(source);
  const stay = extractStay(source, today, { isOffer });
  const weak = takeBarePrices(source, amounts);
  const places = extractPlaces(source);
  const wishMentions = findWishMentions(source.canonical);
  return {
    source,
    prices: [...strong, ...weak],
    hasStrongPrice: strong.length > 0,
    rooms: allRooms.filter(({ role }) => role === "wanted"),
    allRooms,
    stay,
    places,
    wishes: wishesAmong(wishMentions),
    wishMentions,
  };
}
