import { periodOf, weeklyRange, type Price, type PriceRange } from "./price.ts";

// A limit without a unit has the unit of the price beside it, unless that would make it another price altogether.
const ALIKE = 3;
// What a price in another unit may be off by.
const ROUNDING = 0.02;
// Characters between two numbers of an enumeration.
const IN_A_ROW = 2;

/**
 * What all prices of a text ask for together, in pounds a week. A price that is said to be a bound goes before bare
 * numbers, and of several upper bounds the highest is the limit: "ideally 180, max 200".
 */
export function priceRange(written: readonly Price[]): PriceRange {
  const asked = written.filter(({ isPrevious }) => isPrevious !== true);
  const prices = asked.filter((price, index) => !asked.slice(0, index).some((other) => isSaidAgain(price, other)));
  const inWeeks = (some: readonly Price[]) => some.map((price) => weeklyRange(withPeriodOf(price, written)));
  const bounds = inWeeks(prices.filter(({ isBound }) => isBound));
  const bare = inWeeks(firstBare(prices.filter(({ isBound }) => !isBound)));
  const hasHigh = bounds.some(({ high }) => high !== null);
  const wanted = hasHigh ? bounds : [...bounds, ...bare];
  const [low, high] = [lowest(wanted), highest(wanted)];
  if (low !== null && high !== null && low > high) return { low: high, high: low };
  return { low, high };
}

// "£180pw (about £780pcm)": one price in two units.
function isSaidAgain(price: Price, other: Price): boolean {
  if (price.period === null || other.period === null || price.period === other.period) return false;
  const [again, before] = [price, other].map((one) => {
    const { low, high } = weeklyRange({ ...one, nearness: "exact" });
    return high ?? low ?? Number.NaN;
  });
  return Math.abs((again ?? 0) - (before ?? 0)) <= (before ?? 0) * ROUNDING;
}

// The first of them that names its period, and those in a row with it: "180, 190".
function firstBare(prices: readonly Price[]): Price[] {
  const first = prices.find(({ period }) => period !== null) ?? prices[0];
  if (!first) return [];
  const row = [first];
  for (const price of prices.slice(prices.indexOf(first) + 1)) {
    const last = row.at(-1) ?? first;
    if (price.period === last.period && price.start - last.end <= IN_A_ROW) row.push(price);
  }
  return row;
}

function lowest(ranges: readonly PriceRange[]): number | null {
  const lows = ranges.map(({ low }) => low).filter((low) => low !== null);
  return lows.length === 0 ? null : Math.min(...lows);
}

function highest(ranges: readonly PriceRange[]): number | null {
  const highs = ranges.map(({ high }) => high).filter((high) => high !== null);
  return highs.length === 0 ? null : Math.max(...highs);
}

function withPeriodOf(price: Price, prices: readonly Price[]): Price {
  if (price.period !== null) return price;
  const amount = amountOf(price);
  const alike = prices.find(
    (other) => other.period !== null && amount <= amountOf(other) * ALIKE && amountOf(other) <= amount * ALIKE,
  );
  return { ...price, period: alike ? periodOf(alike) : null };
}

function amountOf({ low, high }: Price): number {
  return high ?? low ?? 0;
}
