import { daysBetween } from "#domain/calendar-day.ts";
import type { Stay } from "../dates/resolve-stay.ts";
import type { Price } from "./price.ts";

/** Rents a week between which a sum for a stay is believed: another is a month's, of a home that is let for long. */
const LEAST_A_WEEK = 60;
const MOST_A_WEEK = 1000;
const LONG_STAY_DAYS = 182;
const LEAST_A_WEEK_OF_A_LONG_STAY = 90;

/**
 * The prices of a text with its sums for a whole stay ('5 June to 20 August, £1,800 in total', 一共1800镑) as so much a
 * week, in whole pounds. A sum beside a rent by the week or the month says the same once more, and is left out; where the
 * length of the stay is not known, it stays as it was written.
 */
export function withWeeklyTotals(prices: readonly Price[], stay: Stay): Price[] {
  const hasOwnRent = prices.some((price) => price.total === undefined && hasPeriod(price));
  return prices.flatMap((price) => {
    const aWeek = price.total === undefined ? null : weeklyOf(price, stay);
    if (aWeek === null) return [price];
    return hasOwnRent ? [] : [{ ...price, low: null, high: aWeek, period: "week" as const }];
  });
}

function hasPeriod(price: Price): boolean {
  return price.period !== null && price.isPrevious !== true;
}

function weeklyOf({ high, low, total }: Price, { begin, end }: Stay): number | null {
  const sum = high ?? low;
  const days = begin !== null && end !== null ? daysBetween(begin, end) : (total?.weeks ?? 0) * 7;
  if (sum === null || days <= 0) return null;
  const aWeek = Math.round((sum * 7) / days);
  const least = days >= LONG_STAY_DAYS ? LEAST_A_WEEK_OF_A_LONG_STAY : LEAST_A_WEEK;
  return aWeek >= least && aWeek <= MOST_A_WEEK ? aWeek : null;
}
