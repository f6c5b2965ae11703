import { priceKindOf } from "../prices/price-kind.ts";
import { FEWEST_ROOMS, type TypicalPrice } from "../prices/typical-price.ts";
import type { ScamSign } from "./scam-sign.ts";

/** What is asked for a room, as far as prices are compared. */
export interface AskedPrice {
  room_type: string;
  /** Pounds a week. */
  price: number;
}

/**
 * Of the median. The cheapest of the demo rooms, whose rents are spread like those of public lists, is at 64 % of it
 * (`npm run bench -- scam-guard`); between the two lie honest rooms that are shared, or far out.
 */
const LOW = 0.55;
/** Nothing honest explains this. */
const VERY_LOW = 0.35;

/**
 * The sign of a room that is far cheaper than rooms of its kind in its city; null for all others.
 * @param prices Of its city. Those of all seasons count: a room that is cheap for its season is no fraud yet.
 */
export function lowPriceSign({ room_type, price }: AskedPrice, prices: readonly TypicalPrice[]): ScamSign | null {
  const kind = priceKindOf(room_type);
  const typical = prices.find((each) => each.kind === kind && each.season === null);
  if (kind === null || typical === undefined || typical.rooms < FEWEST_ROOMS) return null;
  const { median, rooms } = typical;
  // A price of nothing is a form that was not filled in, or a swap.
  if (price <= 0 || price >= median * LOW) return null;
  const severity = price < median * VERY_LOW ? "strong" : "weak";
  return { reason: "low-price", severity, comparison: { price, kind, median, rooms } };
}
