import { monthOf, onDay, yearOf, type InYear, type Moment } from "../partial-date.ts";

const BESIDE =
  /^(?:左右|之前|前)?\s?[,(:]\s?(?:即|也就是|就是|大概|大约|最好|具体|that is|i\.?e\.?|namely|so|ideally|preferably|probably|around|about|roughly|on|the|\s)*$/;
const MONTH_BESIDE =
  /^\s?(?:[,(:]|的?(?:大概|大约|最好)|ideally|preferably|probably)\s?(?:大概|大约|最好|具体|ideally|preferably|probably|maybe|around|about|roughly|on|the|\s)*$/;

/**
 * What two moments beside each other mean together where the second only says the first exactly: 圣诞前 (Dec 22),
 * "September, ideally the 14th"; null where they are two.
 */
export function exactMoment(first: Moment, second: Moment, between: string): Moment | null {
  if (second.isNamed === true || second.isSpan === true) return null;
  if (second.dayOfMonth === undefined) return first.isNamed === true && BESIDE.test(between) ? second : null;
  return isMonth(first) && MONTH_BESIDE.test(between) ? inMonth(first, second.dayOfMonth) : null;
}

function isMonth({ first, last, isNamed, dayOfMonth, isSpan }: Moment): boolean {
  if ((isNamed ?? isSpan) === true || dayOfMonth !== undefined) return false;
  return (
    first(2026).endsWith("-01") && first(2026).slice(0, 7) === last(2026).slice(0, 7) && first(2026) !== last(2026)
  );
}

function inMonth(month: Moment, day: number): Moment {
  const within: InYear = (year) => onDay(monthOf(month.first(year)), day)(yearOf(month.first(year)));
  return { ...month, first: within, last: within };
}
