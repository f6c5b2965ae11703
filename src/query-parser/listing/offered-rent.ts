import { weeklyRent } from "#domain/listings/price.ts";
import { exactPrices, LEAST_MONTHLY, periodOf, type Price } from "../money/price.ts";
import { priceRange } from "../money/price-reading.ts";

/**
 * The rent of an offer in pounds a week, of several the lowest; null without any. An approximate one is that rent, and
 * not a range of 180 to 220. One a week or a month keeps its pence, as where it is typed; others are rounded.
 */
export function offeredRent(prices: readonly Price[]): number | null {
  // A rent goes before one that is counted from a sum: "£4,000 in all, which is £165 a week".
  const ordered = [...prices.filter(({ isTotal }) => !isTotal), ...prices.filter(({ isTotal }) => isTotal)];
  const rents = exactPrices(ordered).map(asOffered);
  const { low, high } = priceRange(rents);
  const rounded = low ?? high;
  const toThePenny = [...amountsBy("week", rents), ...amountsBy("month", rents).map(weeklyRent)];
  return toThePenny.find((rent) => rounded !== null && Math.abs(rent - rounded) <= 0.5) ?? rounded;
}

/** The monthly rent that a weekly one, perhaps rounded, was computed from; null where it was named otherwise. */
export function rentPerMonth(prices: readonly Price[], perWeek: number | null): number | null {
  // Where both are named, the weekly one is exact.
  if (perWeek === null || amountsBy("week", prices).includes(perWeek)) return null;
  return amountsBy("month", prices).find((rent) => Math.abs(weeklyRent(rent) - perWeek) <= 0.5) ?? null;
}

// A sum that somebody asks for is the least that they take; in a search it is the most that one pays.
function asOffered(price: Price): Price {
  return price.isBound ? price : { ...price, low: price.low ?? price.high };
}

function amountsBy(period: "week" | "month", prices: readonly Price[]): number[] {
  const paidSo = prices.filter((price) => periodOf(price, LEAST_MONTHLY) === period);
  return paidSo.flatMap(({ low, high }) => [low, high]).filter((rent) => rent !== null);
}
