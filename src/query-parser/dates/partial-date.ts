import { addDays, addMonths, dayInMonth } from "#domain/calendar-day.ts";

/** A day of any year: `christmas(2026)` is 2026-12-25. */
export type DayInYear = (year: number) => string;

/** So many calendar months and days. */
export interface Duration {
  months: number;
  days: number;
}

/** How long a stay is said to be. */
export interface LengthOfStay extends Duration {
  /** It may be longer: "at least six months". */
  isLeast: boolean;
  /** How much speaks for it: what is left of a tenancy, then a tenancy, then any. */
  weight: number;
}

/** A day or a stretch of days as it was written, often without its year. */
export interface PartialDate {
  /** As it is written or meant; without it the next occurrence is meant. */
  year?: number | undefined;
  first: DayInYear;
  last: DayInYear;
  /** Where it comes twice a year (the end of a term), its other last day. */
  orLast?: DayInYear;
  /** What "from" it and "until" it mean where that isn't its first and last day: both Christmases are the 25th. */
  from?: DayInYear | undefined;
  until?: DayInYear;
  /** A stretch that is a stay of its own (a summer, an academic year). */
  isSpan?: boolean;
  /** Named by a holiday, a season or a term: what is written as a day says it better. */
  isNamed?: boolean;
  /** Set where only the day of a month is written ("the 15th"). */
  dayOfMonth?: number;
  /** Which end of a stay its own words make it: asap, "when term ends". */
  startOrEnd?: "start" | "end";
  /** It counts only beside a word such as "from" or 入住. */
  isWeak?: boolean;
  /** Any other date says better when the stay begins (随时, asap). */
  isVague?: boolean;
}

/** Days of a month, every year; one day without a last. The 13th month is January of the next year. */
export function daysOf(month: number, first: number, last = first): PartialDate {
  return { first: (year) => dayInMonth(year, month, first), last: (year) => dayInMonth(year, month, last) };
}

/** Days of every year, as `MM-DD`; one that ends before it begins ends in the next. */
export function yearly(first: string, last = first): PartialDate {
  const lastYear = Number(last < first);
  return { first: (year) => `${year}-${first}`, last: (year) => `${year + lastYear}-${last}` };
}

/** A date that needs no resolving: today, next week. */
export function fixed(first: string, last = first): PartialDate {
  return { year: yearOf(first), first: () => first, last: () => last };
}

/** The day at the end of a stretch of time: calendar months first, clamped to the month, then days. */
export function afterDuration(day: string, { months, days }: Duration): string {
  return addDays(addMonths(day, months), days);
}

/** Whether it is a single day, and not a month or a season. */
export function isOneDay({ year = 2026, first, last, dayOfMonth }: PartialDate): boolean {
  return dayOfMonth !== undefined || first(year) === last(year);
}

/** Whether it is over. Without a year it is not: its next occurrence is meant. */
export function hasPassed({ year, last }: PartialDate, today: string): boolean {
  return year !== undefined && last(year) < today;
}

/** The year of a day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The month of a day, 1 to 12. */
export function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}

/**
 * The day on which a stay begins: of the next occurrence where no year is written, and today where that is running.
 */
export function beginOf(date: PartialDate, today: string): string {
  if (date.dayOfMonth !== undefined) return nextDayOfMonth(date.dayOfMonth, today);
  if (date.year !== undefined) {
    const first = date.first(date.year);
    return first < today && !date.isSpan && date.last(date.year) >= today ? today : first;
  }
  const soonest = date.isSpan ? addDays(today, 28) : today;
  const first = date.first(firstYear(date.last, (last) => last >= soonest, today));
  return first < today ? today : first;
}

/** The day on which a stay ends that begins on `begin` (that is known to be no earlier than `today`). */
export function endOf(date: PartialDate, begin: string | null, today: string): string {
  const after = begin ?? today;
  const { orLast, last, year, ...once } = date;
  if (orLast) {
    const [end, other] = [last, orLast].map((one) => endOf({ ...once, last: one }, begin, today));
    return end! < other! ? end! : other!;
  }
  if (date.dayOfMonth !== undefined) return nextDayOfMonth(date.dayOfMonth, addDays(after, begin === null ? 0 : 1));
  const end = last(year ?? firstYear(last, (day) => day > after, after));
  return begin === null ? end : movedBehind(begin, end);
}

function movedBehind(begin: string, end: string): string {
  return end > begin ? end : movedBehind(begin, addMonths(end, 12));
}

/** A date as the begin or the end of a stay: from Christmas is from the 25th. */
export function asEdge(date: PartialDate, edge: "start" | "end" | null): PartialDate {
  if (edge === "start" && date.from) return { ...date, first: date.from, last: date.from };
  return edge === "end" && date.until ? { ...date, last: date.until } : date;
}

function firstYear(inYear: DayInYear, isIt: (day: string) => boolean, from: string): number {
  let year = yearOf(from) - 1;
  while (!isIt(inYear(year))) year += 1;
  return year;
}

function nextDayOfMonth(day: number, from: string): string {
  const [year, month] = [yearOf(from), monthOf(from)];
  const inThis = dayInMonth(year, month, day);
  return inThis >= from ? inThis : dayInMonth(year, month + 1, day);
}
