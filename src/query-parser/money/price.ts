import { MAX_PRICE } from "#domain/limits.ts";
import type { Span } from "../text/mapped-text.ts";
import { poundsPerWeek, type Period } from "./rent-periods.ts";

/** A price as it stands in a text. */
export interface Price extends Span {
  /** Pounds as they are written, for `period`; null where that end is open. */
  low: number | null;
  high: number | null;
  /** Null where the text names none. */
  period: Period | null;
  /** `around`: ten per cent to both sides of `low` and `high`; `justOver`: ten per cent above `low`. */
  nearness: "exact" | "around" | "justOver";
  /** Whether it is said to be a bound (max, 以内, from … to); a bare number is only taken for one. */
  isBound: boolean;
  /** Whether each of several people pays it. */
  isEach?: boolean;
  /** What is paid so far: it asks for nothing, and only tells the unit of others. */
  isPrevious?: boolean;
  /** It is one sum for the whole stay; so many weeks, where it says how many. */
  total?: { weeks: number | null };
}

/** Pounds a week; null where an end is open. */
export interface PriceRange {
  low: number | null;
  high: number | null;
}

const LEAST_MONTHLY = 600;

/** What a price without a unit is paid for: from 600 pounds a month, below that a week. */
export function periodOf({ low, high, period }: Pick<Price, "low" | "high" | "period">): Period {
  return period ?? (Math.max(low ?? 0, high ?? 0) >= LEAST_MONTHLY ? "month" : "week");
}

/** A price as whole pounds a week, half a pound rounded up; null for a period of unknown length. */
export function weeklyRange(price: Price): PriceRange | null {
  const period = periodOf(price);
  if (poundsPerWeek(1, period) === null) return null;
  const weekly = (amount: number | null) =>
    amount === null ? null : Math.min(MAX_PRICE, roundHalfUp(poundsPerWeek(amount, period) ?? 0));
  const [low, high] = [weekly(price.low), weekly(price.high)];
  if (price.nearness === "exact") return { low, high };
  const below = price.nearness === "around" ? 9 : 10;
  return { low: scaled(low, below), high: scaled(high ?? low, 11) };
}

function scaled(amount: number | null, tenths: number): number | null {
  return amount === null ? null : Math.min(MAX_PRICE, roundHalfUp((amount * tenths) / 10));
}

function roundHalfUp(amount: number): number {
  return Math.floor(amount + 0.5);
}
