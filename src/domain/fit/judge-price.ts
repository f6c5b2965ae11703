import { penceOf } from "../open-filter.ts";
import type { Understanding } from "../understanding.ts";
import type { FittedRoom, Judgement } from "./fit.ts";

const WEIGHT = 3;
/** What a price at the limit is worth beside one that is far under it. */
const AT_LIMIT = 0.8;
const BEST_OUTSIDE = 0.5;

/** How a room's price fits: it must lie between the two that were named, both included. Null where none was. */
export function judgePrice(
  room: Pick<FittedRoom, "price">,
  { low_price, high_price }: Pick<Understanding, "low_price" | "high_price">,
): Judgement | null {
  if (low_price === null && high_price === null) return null;
  const pence = penceOf(room);
  const over = high_price === null ? 0 : pence - high_price * 100;
  const under = low_price === null ? 0 : low_price * 100 - pence;
  if (over > 0) {
    return outside(over / (high_price! * 100), { code: "overLimit", pounds: poundsOf(over) });
  }
  if (under > 0) {
    return outside(under / (low_price! * 100), { code: "underLeast", pounds: poundsOf(under) });
  }
  return {
    weight: WEIGHT,
    value: high_price === null ? 1 : valueUnder(-over, high_price * 100),
    isBroken: false,
    reasons: [high_price === null ? { code: "aboveLeast" } : { code: "underLimit", pounds: poundsOf(-over) }],
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

function poundsOf(pence: number): number {
  return Math.round(Math.abs(pence)) / 100;
}
