import type { DatedText } from "./dates/date-features.ts";
import { datesOf, stayOf } from "./dates/extract-stay.ts";
import type { Stay } from "./dates/resolve-stay.ts";
import { extractQuantities } from "./extract-quantities.ts";
import { judgeAmounts, takeBarePrices, takeCertainPrices } from "./money/extract-prices.ts";
import type { Price } from "./money/price.ts";
import { isNegated } from "./negation.ts";
import { cityAsked } from "./places/city-asked.ts";
import { isCity } from "./places/city-choices.ts";
import { extractPlaces, type Place } from "./places/extract-places.ts";
import { judgeRooms, type JudgedRoom, type RoomMention } from "./rooms/extract-room-types.ts";
import { toldParts } from "./relevance/background.ts";
import { beginsIn, blank, type Span } from "./text/mapped-text.ts";
import { createSourceText, type SourceText } from "./text/source-text.ts";
import {
  findBriefWishes,
  findWishMentions,
  wishesAmong,
  type Wish,
  type WishMention,
} from "./wishes/extract-wishes.ts";

/** All that a text says about a rental, as the extractors found it. */
export interface RentalFacts {
  source: SourceText;
  /** The canonical text with what it tells in passing blanked. */
  wished: string;
  /** The parts that it tells in passing. */
  told: Span[];
  prices: Price[];
  /** Whether a price stands beside a currency or a period, or is called one: a bare number may count anything. */
  hasStrongPrice: boolean;
  /** The rooms that are asked for. */
  rooms: RoomMention[];
  /** All rooms that are named, those that are refused or told of among them. */
  allRooms: JudgedRoom[];
  dated: DatedText;
  stay: Stay;
  /** The places that it asks for or refuses. */
  places: Place[];
  /** All places that are named, those that are told of among them. */
  allPlaces: Place[];
  /** The one that is asked for, or offered. */
  city: string | null;
  wishes: Wish[];
  /** All that is said of what a room may have, refused or not. */
  wishMentions: WishMention[];
}

/**
 * Runs all extractors over a text, the most certain first, each masking what it has read: a number beside a
 * currency is money, one beside minutes or people is not, one in 2b2b is a room, and a bare one is a price only when
 * no other extractor has taken it.
 * @param today The calendar day in London that 'next month' counts from. @param isOffer The text offers a room, and does not look for one.
 */
export function extractRental(text: string, today: string, { isOffer = false } = {}): RentalFacts {
  const source = createSourceText(text);
  const told = isOffer ? [] : toldParts(source.canonical);
  const amounts = judgeAmounts(source.canonical, isOffer, told);
  const strong = takeCertainPrices(source, amounts);
  extractQuantities(source);
  const allRooms = judgeRooms(source, isOffer);
  const dated = datesOf(source, today, isOffer);
  const weak = takeBarePrices(source, amounts);
  const allPlaces = extractPlaces(source);
  const wishMentions = [
    ...findWishMentions(source.canonical).map((wish) => withRefusal(wish, source.canonical, allPlaces)),
    ...(isOffer ? [] : findBriefWishes(source.canonical)),
  ];
  source.mask(told);
  return {
    source,
    wished: blank(source.canonical, told),
    told,
    prices: [...strong, ...weak],
    hasStrongPrice: strong.length > 0,
    rooms: allRooms.filter((room) => room.role === "wanted" && !beginsIn(told, room)),
    allRooms,
    dated,
    stay: stayOf(dated),
    places: allPlaces.filter((place) => !beginsIn(told, place)),
    allPlaces,
    city: cityAsked(source.canonical, allPlaces),
    wishes: wishesAmong(wishMentions.filter((wish) => !beginsIn(told, wish))),
    wishMentions,
  };
}

/** 不要利兹市中心 and 'not in Leeds city centre' refuse the centre. */
function withRefusal(wish: WishMention, text: string, places: readonly Place[]): WishMention {
  const { tags, start, end } = wish;
  if (!tags.includes("city-centre")) return wish;
  const isRefused = places.some((place) => {
    const isPart = place.start < end && place.end > start;
    const isBehind = isCity(place) && /^[的 ]?$/.test(text.slice(place.end, start));
    return isPart ? place.role === "refused" : isBehind && isNegated(text, place.start, end);
  });
  return isRefused ? { ...wish, stance: "refused", tags: [] } : wish;
}
