import { penceOf, wholePence } from "../open-filter.ts";
import { totalPrices, type Understanding } from "../understanding.ts";
import type { FittedRoom, Judgement } from "./fit.ts";
import { isCheapWanted } from "./judge-wishes.ts";
import { isWholeHome } from "./room-type.ts";

const WEIGHT = 3;
/** The best prices, as shares of a limit: of much less another kind of room may be had. */
const USUAL = { from: 0.7, to: 1 };
/** The same where something cheap is wanted besides. */
const CHEAP = { from: 0.5, to: 0.9 };
/** The least value of a price within the limit. */
const LEAST_WITHIN = 0.8;
/** The value of a price just below the least that was named. */
const BELOW_LEAST = 0.95;
const BEST_ABOVE = 0.5;
/** So much more than the limit, as a share of it, counts as one miss. */
const SHARE_OF_ONE_MISS = 0.1;

type PricesWanted = Pick<Understanding, "low_price" | "high_price" | "price_reading" | "keywords">;

/**
 * How a room's price fits: the highest that was named is a limit, the lowest is a hope. A price that each of several people pays is
 * compared with the rent of a room for one, and with the total of a home that they share (SQ-05). Null where no price was named.
 */
export function judgePrice(room: Pick<FittedRoom, "price" | "room_type">, wanted: PricesWanted): Judgement | null {
  const { low_price, high_price } = isPaidByOne(room, wanted) ? wanted : totalPrices(wanted);
  if (low_price === null && high_price === null) return null;
  const pence = penceOf(room);
  const low = low_price === null ? 0 : wholePence(low_price, Math.ceil);
  const high = high_price === null ? Infinity : wholePence(high_price, Math.floor);
  if (pence > high) return above(pence, high);
  const judgement = { weight: WEIGHT, missed: 0, misses: [] };
  if (pence < low) return { ...judgement, value: BELOW_LEAST * (pence / low) ** 1.5, reasons: [] };
  if (high_price === null) return { ...judgement, value: 1, reasons: [{ code: "aboveLeast" }] };
  const pounds = (high - pence) / 100;
  return { ...judgement, value: valueUnder(pence / high, wanted), reasons: [{ code: "underLimit", pounds }] };
}

/** Whether the rent is what one of several people pays: each takes a room, unless they want one room for two. */
function isPaidByOne({ room_type }: Pick<FittedRoom, "room_type">, { price_reading, keywords }: PricesWanted): boolean {
  return (price_reading?.people ?? 1) > 1 && !keywords.includes("couples") && !isWholeHome(room_type);
}

function valueUnder(share: number, wanted: PricesWanted): number {
  const { from, to } = isCheapWanted(wanted) ? CHEAP : USUAL;
  if (share > to) return LEAST_WITHIN;
  return LEAST_WITHIN + (1 - LEAST_WITHIN) * Math.min(1, share / from);
}

function above(pence: number, limitPence: number): Judgement {
  const share = limitPence === 0 ? Infinity : (pence - limitPence) / limitPence;
  return {
    weight: WEIGHT,
    value: BEST_ABOVE / (1 + 4 * share),
    missed: share / SHARE_OF_ONE_MISS,
    reasons: [],
    misses: [{ code: "overLimit", pounds: (pence - limitPence) / 100 }],
  };
}
