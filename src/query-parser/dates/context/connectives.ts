import { isOneDay } from "./date-candidate.ts";
import { type PartialDate, monthOf, onDay, yearOf, type DayInYear } from "../partial-date.ts";

const RANGE =
  /^\s*(?:入住|搬入|起租?|开始)?\s*(?:-+>?|~|=>|→|>|to|till?|until|through|thru|up to|一?直?到|至|住到|租到|一?直到)\s*(?:the|around|about|roughly|大概|大约|约|差不多)?\s*$/;
const BOTH = /^\s*(?:and|&|和|跟|与|、|plus)\s*(?:the)?\s*$/;
const EITHER = /^\s*(?:or|\/|或者?|还是|要么|,\s*or)\s*(?:the|from|in|on|by|者|是)*\s*$/;
const BETWEEN = /(?:between|在|于|介于)\s*(?:the\s*)?$/;

/** What stands between two dates, and before the first of them. */
export interface Connective {
  between: string;
  before: string;
}

/** True where the second of two dates is only another choice: "August or September" (the first is taken). */
export function isChoice({ between }: Connective): boolean {
  return EITHER.test(between);
}

/** True where two dates are the ends of a range: "to", 到, a dash, "between … and", "July and August", "1 July and 31 August". */
export function isRange({ between, before }: Connective, first: PartialDate, second: PartialDate): boolean {
  if (RANGE.test(between)) return true;
  return BOTH.test(between) && (BETWEEN.test(before) || isOneDay(first) === isOneDay(second));
}

/** True of a text that joins what stands before it to what stands behind it as a range. */
export function joinsRange(between: string): boolean {
  return RANGE.test(between);
}

const BESIDE =
  /^(?:左右|之前|前)?(?:就(?:搬|入住))?\s?[,(:]\s?(?:即|也就是|就是|大概|大约|最好|具体|that is|i\.?e\.?|namely|so|ideally|preferably|probably|around|about|roughly|on|the|\s)*$/;
const MONTH_BESIDE =
  /^\s?(?:[,(:]|的?(?:大概|大约|最好)|ideally|preferably|probably)\s?(?:大概|大约|最好|具体|ideally|preferably|probably|maybe|around|about|roughly|on|the|\s)*$/;

/**
 * What two dates beside each other mean together where the second only says the first exactly: 圣诞前 (Dec 22),
 * "September, ideally the 14th"; null where they are two.
 */
export function exactDate(first: PartialDate, second: PartialDate, between: string): PartialDate | null {
  if (second.isNamed === true || second.isSpan === true) return null;
  if (second.dayOfMonth === undefined) return first.isNamed === true && BESIDE.test(between) ? second : null;
  return isMonth(first) && MONTH_BESIDE.test(between) ? inMonth(first, second.dayOfMonth) : null;
}

function isMonth({ first, last, isNamed, dayOfMonth, isSpan }: PartialDate): boolean {
  if ((isNamed ?? isSpan) === true || dayOfMonth !== undefined) return false;
  return (
    first(2026).endsWith("-01") && first(2026).slice(0, 7) === last(2026).slice(0, 7) && first(2026) !== last(2026)
  );
}

function inMonth(month: PartialDate, day: number): PartialDate {
  const within: DayInYear = (year) => onDay(monthOf(month.first(year)), day)(yearOf(month.first(year)));
  return { ...month, first: within, last: within };
}
