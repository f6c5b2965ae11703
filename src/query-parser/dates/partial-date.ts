import { addDays, addMonths, dayInMonth } from "#domain/calendar-day.ts";

/** A day of any year: `onDay(12, 25)(2026)` is 2026-12-25. */
export type DayInYear = (year: number) => string;

/** A day or a stretch of days as it was written, often without its year. */
export interface PartialDate {
  /** As it is written or meant; without it the next occurrence is meant. */
  year?: number | undefined;
  /** 次年, "the following year": the year after the stay begins. */
  isYearAfter?: boolean;
  first: DayInYear;
  last: DayInYear;
  /** Where it comes twice a year (the end of a term), its other last day. */
  orLast?: DayInYear;
  /** What "from" it and "until" it mean where that isn't its first and last day: both Christmases are the 25th. */
  from?: DayInYear;
  until?: DayInYear;
  /** A stretch that is a stay of its own (a summer, an academic year). */
  isSpan?: boolean;
  /** Named by a holiday, a season or a term: what is written as a day says it better. */
  isNamed?: boolean;
  /** Set where only the day of a month is written ("the 15th"). */
  dayOfMonth?: number;
}

/** A day of a month, every year. */
export function onDay(month: number, day: number): DayInYear {
  return (year) => dayInMonth(year, month, day);
}

/** A date that needs no resolving: today, next week. */
export function fixed(first: string, last = first): PartialDate {
  return { year: yearOf(first), first: () => first, last: () => last };
}

/** A single day of a month. */
export function dayOfYear(month: number, day: number, year?: number): PartialDate {
  return { year, first: onDay(month, day), last: onDay(month, day) };
}

/** A whole month. */
export function wholeMonth(month: number, year?: number): PartialDate {
  return { year, first: onDay(month, 1), last: onDay(month, 31) };
}

/** The day of a month whose name isn't written. */
export function dayOfAnyMonth(day: number): PartialDate {
  return { first: onDay(1, day), last: onDay(1, day), dayOfMonth: day };
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
  const year = firstYear(date.last, (last) => last >= soonest, today);
  const first = date.first(year);
  return first < today ? today : first;
}

/** The day on which a stay ends that begins on `begin` (that is known to be no earlier than `today`). */
export function endOf(date: PartialDate, begin: string | null, today: string): string {
  const after = begin ?? today;
  const { orLast, ...once } = date;
  if (orLast) {
    const [end, other] = [endOf(once, begin, today), endOf({ ...once, last: orLast }, begin, today)];
    return end < other ? end : other;
  }
  if (date.dayOfMonth !== undefined) return nextDayOfMonth(date.dayOfMonth, addDays(after, begin === null ? 0 : 1));
  const { last } = date;
  if (date.isYearAfter) return last(yearOf(after) + 1);
  const end = date.year === undefined ? last(firstYear(last, (day) => day > after, after)) : last(date.year);
  return begin === null ? end : movedBehind(begin, end);
}

function movedBehind(begin: string, end: string): string {
  return end > begin ? end : movedBehind(begin, addMonths(end, 12));
}

/** A date as it is meant behind "from", and behind "until". */
export function asFrom(date: PartialDate): PartialDate {
  return date.from ? { ...date, first: date.from } : date;
}
export function asUntil(date: PartialDate): PartialDate {
  return date.until ? { ...date, last: date.until } : date;
}

/** The last occurrence of a date before an end whose year is known; null where that has passed. */
export function beginBefore(date: PartialDate, end: string, today: string): string | null {
  const year = date.first(yearOf(end)) < end ? yearOf(end) : yearOf(end) - 1;
  if (date.last(year) < today) return null;
  const first = date.first(year);
  return first < today ? today : first;
}

function firstYear(inYear: DayInYear, isIt: (day: string) => boolean, from: string): number {
  let year = yearOf(from) - 1;
  while (!isIt(inYear(year))) year += 1;
  return year;
}

function nextDayOfMonth(day: number, from: string): string {
  const inThis = dayInMonth(yearOf(from), monthOf(from), day);
  return inThis >= from ? inThis : dayInMonth(yearOf(addMonths(from, 1)), monthOf(addMonths(from, 1)), day);
}
