import { penceOf, wholePence } from "../open-filter.ts";
import { totalPrices, type Understanding } from "../understanding.ts";
import type { FittedRoom, Judgement } from "./fit.ts";
import { isWholeHome } from "./room-type.ts";

const WEIGHT = 3;
/** The value of a price at the limit beside one that is far below it. */
const AT_LIMIT = 0.8;
/** The value of a price below the least that was named: cheaper is welcome, but may be another kind of room. */
const BELOW_LEAST = 0.75;
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
  if (pence < low) return { ...judgement, value: BELOW_LEAST * (pence / low), reasons: [] };
  if (high_price === null) return { ...judgement, value: 1, reasons: [{ code: "aboveLeast" }] };
  const pounds = (high - pence) / 100;
  return { ...judgement, value: valueUnder(pence, high), reasons: [{ code: "underLimit", pounds }] };
}

/** Whether the rent is what one of several people pays: each takes a room, unless they want one room for two. */
function isPaidByOne({ room_type }: Pick<FittedRoom, "room_type">, { price_reading, keywords }: PricesWanted): boolean {
  return (price_reading?.people ?? 1) > 1 && !keywords.includes("couples") && !isWholeHome(room_type);
}

// Half the limit is as good as nothing at all: cheaper than that says little.
function valueUnder(pence: number, limitPence: number): number {
  const share = limitPence === 0 ? 1 : Math.min(1, pence / (limitPence / 2));
  return AT_LIMIT + (1 - AT_LIMIT) * share;
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
