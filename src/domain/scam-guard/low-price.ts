import { comparableKinds, isWholeHomeKind, priceKindOf } from "../prices/price-kind.ts";
import { FEWEST_ROOMS, type TypicalPrice } from "../prices/typical-price.ts";
import type { ScamSign, Severity } from "./scam-sign.ts";

/** What is asked for a room, as far as prices are compared. */
export interface AskedPrice {
  room_type: string;
  /** Pounds a week. */
  price: number;
}

/**
 * Of the median. The cheapest of the demo rooms, whose rents are spread like those of public lists, is at 60 % of it;
 * between the two lie honest rooms that are shared, or far out.
 */
const LOW = 0.55;
/** Nothing honest explains this. */
const VERY_LOW = 0.35;

/** Of the median of all cities: the cheapest of the demo's homes, in the cheapest city, is at 55 % of it. */
const LOW_ANYWHERE = 0.35;

/** What rooms cost, in all seasons: a room that is cheap for its season is no fraud yet. */
export interface KnownPrices {
  inCity: readonly TypicalPrice[];
  /** In all cities together. */
  everywhere: readonly TypicalPrice[];
}

/**
 * The sign of a room that is far cheaper than rooms of its kind in its city, or where these are too few, than rooms in shared
 * homes there. A whole home that has too few like it in its city is compared with those of all cities. Null for all others.
 */
export function lowPriceSign({ room_type, price }: AskedPrice, { inCity, everywhere }: KnownPrices): ScamSign | null {
  const own = priceKindOf(room_type);
  // A price of nothing is a form that was not filled in, or a swap.
  if (own === null || price <= 0) return null;
  const local = comparableKinds(own)
    .map((kind) => enoughOf(kind, inCity))
    .find((typical) => typical !== undefined);
  if (local !== undefined) {
    if (price >= local.median * LOW) return null;
    return signOf(price, local, price < local.median * VERY_LOW ? "strong" : "weak");
  }
  const anywhere = isWholeHomeKind(own) ? enoughOf(own, everywhere) : undefined;
  if (anywhere === undefined || price >= anywhere.median * LOW_ANYWHERE) return null;
  const sign = signOf(price, anywhere, "weak");
  return { ...sign, comparison: { ...sign.comparison, everywhere: true } };
}

function enoughOf(kind: string, prices: readonly TypicalPrice[]): TypicalPrice | undefined {
  return prices.find((each) => each.kind === kind && each.season === null && each.rooms >= FEWEST_ROOMS);
}

function signOf(price: number, { kind, median, rooms }: TypicalPrice, severity: Severity) {
  return { reason: "low-price", severity, comparison: { price, kind, median, rooms } } as const;
}
