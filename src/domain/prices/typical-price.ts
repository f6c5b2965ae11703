import { ANY_SHARED_ROOM, comparableKinds, priceKindOf } from "./price-kind.ts";
import { seasonOf, type Season } from "./season.ts";

/** What rooms of one kind cost in a city, pounds a week. */
export interface TypicalPrice {
  /** Of `priceKindOf`, or `ANY_SHARED_ROOM`. */
  kind: string;
  /** When they begin; null for all of them, those whose first day is open included. */
  season: Season | null;
  /** How many the figures are of; a poster of several counts once. */
  rooms: number;
  /** The middle half lies between `low`, the 25th percentile, and `high`, the 75th. */
  low: number;
  median: number;
  high: number;
}

/** Figures of fewer rooms say more about these than about the city. */
export const FEWEST_ROOMS = 8;

/** What of a room decides which prices it is compared with. */
export interface PricedRoom {
  room_type: string;
  begin_date: string | null;
}

/**
 * What rooms like this one cost in its city: those of its kind and season; where there are too few, of its kind in all
 * seasons; then rooms in shared homes in the same order, for a room in one. Null where all of these are too few, or the
 * words of its kind name none.
 * @param prices Of its city.
 */
export function typicalPriceOf({ room_type, begin_date }: PricedRoom, prices: readonly TypicalPrice[]) {
  const kind = priceKindOf(room_type);
  return kind === null ? null : firstEnough(kind, seasonOf(begin_date), prices);
}

/**
 * The same for a search: of the kind that its words name, else of rooms in shared homes, which most look for.
 * @param words A kind of room or a keyword; empty where there are none.
 */
export function typicalPriceSought(
  { words, begin_date }: { words: string; begin_date: string | null },
  prices: readonly TypicalPrice[],
) {
  return firstEnough(priceKindOf(words) ?? ANY_SHARED_ROOM, seasonOf(begin_date), prices);
}

function firstEnough(kind: string, season: Season | null, prices: readonly TypicalPrice[]): TypicalPrice | null {
  const seasons = season === null ? [null] : [season, null];
  const wanted = comparableKinds(kind).flatMap((each) => seasons.map((when) => ({ kind: each, season: when })));
  for (const { kind: each, season: when } of wanted) {
    const found = prices.find((price) => price.kind === each && price.season === when);
    if (found !== undefined && found.rooms >= FEWEST_ROOMS) return found;
  }
  return null;
}

/** Where a price stands to the middle half, whose ends belong to it. */
export type PriceStanding = "below" | "within" | "above";

/** @param price Pounds a week. */
export function priceStanding(price: number, { low, high }: Pick<TypicalPrice, "low" | "high">): PriceStanding {
  // As they are shown: £180 must not be called above '£150 to £180'.
  const [shown, from, to] = [price, low, high].map(Math.round) as [number, number, number];
  if (shown < from) return "below";
  return shown > to ? "above" : "within";
}
