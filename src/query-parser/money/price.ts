import { MAX_PRICE } from "#domain/limits.ts";
import type { Span } from "../text/mapped-text.ts";

/** How many of a period fit into a year of 52 weeks, as in conversions of rents a calendar month. */
const A_YEAR = { day: 52 * 7, week: 52, fortnight: 26, month: 12, quarter: 4, year: 1 } as const;

/** What a rent is paid for. */
export type Period = keyof typeof A_YEAR;

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
  /** It is one sum for the whole stay. */
  isTotal?: boolean;
}

/** Pounds a week; null where an end is open. */
export interface PriceRange {
  low: number | null;
  high: number | null;
}

/** A rent for a period in pounds a week, not rounded. */
export function poundsPerWeek(amount: number, period: Period): number {
  return (amount * A_YEAR[period]) / A_YEAR.week;
}

/** From so many pounds a price without a unit is a month's. */
export const LEAST_MONTHLY = 600;

/** The period of a price; one without a unit is by the week or by the month. */
export function periodOf({ low, high, period }: Pick<Price, "low" | "high" | "period">, leastMonthly: number): Period {
  return period ?? (Math.max(low ?? 0, high ?? 0) >= leastMonthly ? "month" : "week");
}

/** A price as whole pounds a week, half a pound rounded up. */
export function weeklyRange(price: Price): PriceRange {
  const period = periodOf(price, LEAST_MONTHLY);
  const weekly = (amount: number | null) => (amount === null ? null : rounded(poundsPerWeek(amount, period)));
  const [low, high] = [weekly(price.low), weekly(price.high)];
  if (price.nearness === "exact") return { low, high };
  return { low: inTenths(low, price.nearness === "around" ? 9 : 10), high: inTenths(high ?? low, 11) };
}

function inTenths(amount: number | null, tenths: number): number | null {
  return amount === null ? null : rounded((amount * tenths) / 10);
}

function rounded(pounds: number): number {
  return Math.min(MAX_PRICE, Math.floor(pounds + 0.5));
}

/** Prices for a form, which has room for one sum: about £200 is £200 there, and no range around it. */
export function exactPrices(prices: readonly Price[]): Price[] {
  return prices.map((price) => {
    if (price.nearness === "exact") return price;
    return { ...price, nearness: "exact", isBound: false, low: null, high: price.low ?? price.high };
  });
}
