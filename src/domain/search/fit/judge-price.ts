import { penceOf, wholePence } from "../open-filter.ts";
import { totalPrices, type Understanding } from "../understanding.ts";
import type { FittedRoom, Judgement } from "./fit.ts";

const WEIGHT = 3;
/** What a price at the limit is worth beside one that is far under it. */
const AT_LIMIT = 0.8;
const BEST_OUTSIDE = 0.5;

/** How a room's price fits: it must lie between the two that were named, both included. Null where none was. */
export function judgePrice(
  room: Pick<FittedRoom, "price">,
  wanted: Pick<Understanding, "low_price" | "high_price" | "price_reading">,
): Judgement | null {
  const { low_price, high_price } = totalPrices(wanted);
  if (low_price === null && high_price === null) return null;
  const pence = penceOf(room);
  const low = low_price === null ? 0 : wholePence(low_price, Math.ceil);
  const high = high_price === null ? Infinity : wholePence(high_price, Math.floor);
  if (pence > high) return outside((pence - high) / high, { code: "overLimit", pounds: (pence - high) / 100 });
  if (pence < low) return outside((low - pence) / low, { code: "underLeast", pounds: (low - pence) / 100 });
  return {
    weight: WEIGHT,
    value: high_price === null ? 1 : valueUnder(high - pence, high),
    isBroken: false,
    reasons: [high_price === null ? { code: "aboveLeast" } : { code: "underLimit", pounds: (high - pence) / 100 }],
    misses: [],
  };
}

// Half the limit is as good as nothing at all: cheaper than that says little.
function valueUnder(pence: number, limitPence: number): number {
  const share = limitPence === 0 ? 1 : Math.min(1, pence / (limitPence / 2));
  return AT_LIMIT + (1 - AT_LIMIT) * share;
}

function outside(share: number, miss: Judgement["misses"][number]): Judgement {
  return { weight: WEIGHT, value: BEST_OUTSIDE / (1 + 4 * share), isBroken: true, reasons: [], misses: [miss] };
}
