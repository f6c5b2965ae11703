import type { Stay } from "../dates/resolve-stay.ts";
import type { Price } from "./price.ts";

/** Rents a week between which a sum for a stay is believed: another is a month's, of a home that is let for long. */
const LEAST_A_WEEK = 60;
const MOST_A_WEEK = 1000;

/**
 * The prices of a text with its sums for a whole stay ('5 June to 20 August, £1,800 in total', 一共1800镑) as so much a
 * week, in whole pounds. A sum beside a rent by the week or the month says the same once more, and is left out; where the
 * length of the stay is not known, it stays as it was written.
 */
export function withWeeklyTotals(prices: readonly Price[], { days }: Stay): Price[] {
  return prices.map((price) => {
    const aWeek = price.isTotal ? weeklyOf(price, days) : null;
    return aWeek === null ? price : { ...price, low: price.low && aWeek, high: price.high && aWeek, period: "week" };
  });
}

function weeklyOf({ high, low }: Price, days: number | null): number | null {
  const sum = high ?? low;
  if (sum === null || days === null || days <= 0) return null;
  const aWeek = Math.round((sum * 7) / days);
  return aWeek >= LEAST_A_WEEK && aWeek <= MOST_A_WEEK ? aWeek : null;
}
