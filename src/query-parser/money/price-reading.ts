import type { PriceReading } from "#domain/search/understanding.ts";
import { periodOf, type Price, type PriceRange } from "./price.ts";
import { priceRange } from "./price-range.ts";

/** Below this no price without a unit is a month's rent of a home with several bedrooms. */
const LEAST_MONTHLY_OF_HOME = 1000;
/** Between the two, what a unit would be is a guess. */
const LEAST_DOUBTFUL = 600;

/** The prices of a query in pounds a week, and how they were written where that differs. */
export interface ReadPrices extends PriceRange {
  reading: PriceReading | null;
}

/**
 * What the prices of a query ask for. A unit that is not written is guessed, and that is said (SQ-03): from 600 pounds a
 * month, for a home with several bedrooms from 1000. A price a person stays one; the reading says how many people share a
 * whole home (SQ-05).
 * @param bedrooms Of the home that is asked for; null where a room or no number was.
 */
export function readPrices(written: readonly Price[], bedrooms: number | null): ReadPrices {
  const prices = written.filter(({ isPrevious }) => isPrevious !== true);
  const people = bedrooms !== null && bedrooms > 1 && prices.some(({ isEach }) => isEach === true) ? bedrooms : 1;
  const isHome = bedrooms !== null && bedrooms > 1 && people === 1;
  const read = isHome && isWithoutUnit(written) ? written.map(byTheWeekBelow(LEAST_MONTHLY_OF_HOME)) : written;
  return { ...priceRange(read), reading: readingOf(read, prices, people) };
}

function readingOf(read: readonly Price[], prices: readonly Price[], people: number): PriceReading | null {
  if (prices.length === 0) return null;
  const per = unitOf(read);
  if (per === null) return null;
  // As if they were a week's, they stay as they were written.
  const { low, high } = priceRange(prices.map((price) => ({ ...price, period: "week" })));
  const is_assumed = isWithoutUnit(prices) && Math.max(low ?? 0, high ?? 0) >= LEAST_DOUBTFUL;
  if (per === "week" && people === 1 && !is_assumed) return null;
  return { low, high, per, is_assumed, people };
}

/** The one unit of all prices; null where there are several, or one that is neither a week nor a month. */
function unitOf(prices: readonly Price[]): PriceReading["per"] | null {
  const named = prices.find(({ period }) => period !== null);
  const units = new Set(prices.map((price) => price.period ?? (named === undefined ? periodOf(price) : named.period)));
  const [unit] = units;
  return units.size === 1 && (unit === "week" || unit === "month") ? unit : null;
}

function isWithoutUnit(prices: readonly Price[]): boolean {
  return prices.every(({ period }) => period === null);
}

function byTheWeekBelow(limit: number): (price: Price) => Price {
  return (price) => (Math.max(price.low ?? 0, price.high ?? 0) < limit ? { ...price, period: "week" } : price);
}
