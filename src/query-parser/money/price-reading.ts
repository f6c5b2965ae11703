import type { PriceReading } from "#domain/search/understanding.ts";
import { LEAST_MONTHLY, periodOf, weeklyRange, type Price, type PriceRange } from "./price.ts";

/** Below this no price without a unit is a month's rent of a home with several bedrooms. */
const LEAST_MONTHLY_OF_HOME = 1000;
// A limit without a unit has the unit of the price beside it, unless that would make it another price altogether.
const ALIKE = 3;

/** The prices of a query in pounds a week, and how they were written where that differs. */
export interface ReadPrices extends PriceRange {
  reading: PriceReading | null;
}

/**
 * What the prices of a query ask for. A unit that is not written is guessed, and that is said (SQ-03): from 600 pounds a
 * month, for a home with several bedrooms from 1000. A price a person stays one; the reading says how many people share a
 * whole home (SQ-05).
 * @param bedrooms Of the home that is asked for; null where a room or no number was. @param sharers How many look for one together.
 */
export function readPrices(written: readonly Price[], bedrooms: number | null, sharers = 1): ReadPrices {
  const isHome = bedrooms !== null && bedrooms > 1;
  const isEach = written.some((price) => price.isEach && !price.isPrevious);
  const people = isEach ? (isHome ? bedrooms : sharers) : 1;
  const prices = inUnits(written, isHome && people === 1 ? LEAST_MONTHLY_OF_HOME : LEAST_MONTHLY);
  const isWithoutUnit = written.every(({ period, isPrevious }) => period === null || isPrevious);
  return { ...rangeOf(prices), reading: readingOf(prices, isWithoutUnit, people) };
}

/** The range that all prices of a text ask for together, in pounds a week. */
export function priceRange(written: readonly Price[]): PriceRange {
  return rangeOf(inUnits(written, LEAST_MONTHLY));
}

function readingOf(prices: readonly Price[], isWithoutUnit: boolean, people: number): PriceReading | null {
  const [per, other] = new Set(prices.map(({ period }) => period));
  if ((per !== "week" && per !== "month") || other !== undefined) return null;
  // As if they were a week's, they stay as they were written.
  const { low, high } = rangeOf(prices.map((price) => ({ ...price, period: "week" })));
  const is_assumed = isWithoutUnit && Math.max(low ?? 0, high ?? 0) >= LEAST_MONTHLY;
  return per === "week" && people === 1 && !is_assumed ? null : { low, high, per, is_assumed, people };
}

/** The prices that are asked for, each with the unit that it is meant for; those that name theirs come first. */
function inUnits(written: readonly Price[], leastMonthly: number): Price[] {
  const named = written.filter(({ period }) => period !== null);
  const others = written.filter(({ period }) => period === null).map((price) => inUnit(price, named, leastMonthly));
  return [...named, ...others].filter(({ isPrevious }) => !isPrevious);
}

function inUnit(price: Price, named: readonly Price[], leastMonthly: number): Price {
  const amount = amountOf(price);
  const alike = named.find((other) => amount <= amountOf(other) * ALIKE && amountOf(other) <= amount * ALIKE);
  return { ...price, period: alike?.period ?? periodOf(price, leastMonthly) };
}

function amountOf({ low, high }: Price): number {
  return high ?? low ?? 0;
}

/**
 * A price that is said to be a bound goes before the first bare number, and of several upper bounds the highest is the limit:
 * "ideally 180, max 200".
 */
function rangeOf(prices: readonly Price[]): PriceRange {
  const bounds = prices.filter(({ isBound }) => isBound);
  const bare = bounds.some(({ high }) => high !== null) ? undefined : prices.find(({ isBound }) => !isBound);
  const ranges = (bare === undefined ? bounds : [...bounds, bare]).map(weeklyRange);
  const low = endOf(ranges, "low", Math.min);
  const high = endOf(ranges, "high", Math.max);
  // "Nothing from 200 up, 160 at most": what lies above the limit is no wish.
  return { low: low !== null && high !== null && low > high ? null : low, high };
}

function endOf(ranges: readonly PriceRange[], end: keyof PriceRange, outermost: typeof Math.max): number | null {
  const amounts = ranges.map((range) => range[end]).filter((amount) => amount !== null);
  return amounts.length === 0 ? null : outermost(...amounts);
}
