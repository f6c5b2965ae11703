import { onDay, type DayInYear, type PartialDate } from "../partial-date.ts";
import { dateExpression, type TimeExpression } from "../time-expression.ts";
import type { TimeToken } from "./time-tokens.ts";
import type { Read, RuleMatch } from "./token-rules.ts";

/** Readers by the name of what they read in the grammar. */
export type Readers = Readonly<Record<string, Read<TimeExpression>>>;

export const NOTHING: TimeExpression = { kind: "nothing" };

/** First and last day of each part of a month: early is the 1st, mid the 15th, late the 21st by convention. */
const PARTS_OF_MONTH: Readonly<Record<string, readonly [number, number]>> = {
  early: [1, 1],
  mid: [15, 15],
  late: [21, 21],
  end: [31, 31],
  half1: [1, 15],
  half2: [16, 31],
  week1: [1, 7],
  week2: [8, 14],
  week3: [15, 21],
  week4: [22, 28],
  weeklast: [25, 31],
};

/** The days of a part of a month; all of them without one. */
export function partOfMonth(part: string | undefined, month: number): { first: DayInYear; last: DayInYear } {
  const [from, to] = PARTS_OF_MONTH[part ?? ""] ?? [1, 31];
  return { first: onDay(month, from), last: onDay(month, to) };
}

/** What is known of the year by its part: a number, two digits, or that it follows the year of the begin. */
export function yearIn({ parts: { y, z }, today }: RuleMatch): Pick<PartialDate, "year" | "isYearAfter"> {
  const year = y ?? z;
  if (year === undefined || year.kind === "sameyear") return {};
  if (year.kind !== "yearword") return { year: fullYear(year) };
  return year.value === "after" ? { isYearAfter: true } : { year: Number(today.slice(0, 4)) + Number(year.value) };
}

/** 27 is 2027. */
export function fullYear({ value }: TimeToken): number {
  return 2000 + (Number(value) % 2000);
}

/** The number of a token; 0 where it is missing. */
export function numberOf(token: TimeToken | undefined): number {
  return Number(token?.value ?? 0);
}

/** A day that is meant by its name. */
export function namedDay(day: DayInYear, year: Partial<PartialDate> = {}): TimeExpression {
  return dateExpression({ first: day, last: day, isNamed: true, ...year });
}
