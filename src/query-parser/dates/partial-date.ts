import { addDays, addMonths, dayInMonth } from "#domain/calendar-day.ts";

/** A day of any year: `onDay(12, 25)(2026)` is 2026-12-25. */
export type InYear = (year: number) => string;

/** A day or a stretch of days as it was written, often without its year. */
export interface Moment {
  /** As it is written or meant; without it the next occurrence is meant. */
  year?: number | undefined;
  /** 次年, "the following year": the year after the stay begins. */
  isYearAfter?: boolean;
  first: InYear;
  last: InYear;
  /** Where it comes twice a year (the end of a term), its other last day. */
  orLast?: InYear;
  /** What "from" it and "until" it mean where that isn't its first and last day: both Christmases are the 25th. */
  from?: InYear;
  until?: InYear;
  /** A stretch that is a stay of its own (a summer, an academic year). */
  isSpan?: boolean;
  /** Named by a feast, a season or a term: what is written as a day says it better. */
  isNamed?: boolean;
  /** Set where only the day of a month is written ("the 15th"). */
  dayOfMonth?: number;
}

/** A day of a month, every year. */
export function onDay(month: number, day: number): InYear {
  return (year) => dayInMonth(year, month, day);
}

/** A moment that needs no resolving: today, next week. */
export function fixed(first: string, last = first): Moment {
  return { year: yearOf(first), first: () => first, last: () => last };
}

/** A single day of a month. */
export function dayOfYear(month: number, day: number, year?: number): Moment {
  return { year, first: onDay(month, day), last: onDay(month, day) };
}

/** A whole month. */
export function wholeMonth(month: number, year?: number): Moment {
  return { year, first: onDay(month, 1), last: onDay(month, 31) };
}

/** The day of a month whose name isn't written. */
export function dayOfAnyMonth(day: number): Moment {
  return { first: onDay(1, day), last: onDay(1, day), dayOfMonth: day };
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
export function beginOf(moment: Moment, today: string): string {
  if (moment.dayOfMonth !== undefined) return nextDayOfMonth(moment.dayOfMonth, today);
  if (moment.year !== undefined) {
    const first = moment.first(moment.year);
    return first < today && !moment.isSpan && moment.last(moment.year) >= today ? today : first;
  }
  const soonest = moment.isSpan ? addDays(today, 28) : today;
  const year = firstYear(moment.last, (last) => last >= soonest, today);
  const first = moment.first(year);
  return first < today ? today : first;
}

/** The day on which a stay ends that begins on `begin` (that is known to be no earlier than `today`). */
export function endOf(moment: Moment, begin: string | null, today: string): string {
  const after = begin ?? today;
  const { orLast, ...once } = moment;
  if (orLast) {
    const [end, other] = [endOf(once, begin, today), endOf({ ...once, last: orLast }, begin, today)];
    return end < other ? end : other;
  }
  if (moment.dayOfMonth !== undefined) return nextDayOfMonth(moment.dayOfMonth, addDays(after, begin === null ? 0 : 1));
  const { last } = moment;
  if (moment.isYearAfter) return last(yearOf(after) + 1);
  const end = moment.year === undefined ? last(firstYear(last, (day) => day > after, after)) : last(moment.year);
  return begin === null ? end : movedBehind(begin, end);
}

function movedBehind(begin: string, end: string): string {
  return end > begin ? end : movedBehind(begin, addMonths(end, 12));
}

/** A moment as it is meant behind "from", and behind "until". */
export function asFrom(moment: Moment): Moment {
  return moment.from ? { ...moment, first: moment.from } : moment;
}
export function asUntil(moment: Moment): Moment {
  return moment.until ? { ...moment, last: moment.until } : moment;
}

/** The last occurrence of a moment before an end whose year is known; null where that has passed. */
export function beginBefore(moment: Moment, end: string, today: string): string | null {
  const year = moment.first(yearOf(end)) < end ? yearOf(end) : yearOf(end) - 1;
  if (moment.last(year) < today) return null;
  const first = moment.first(year);
  return first < today ? today : first;
}

function firstYear(inYear: InYear, isIt: (day: string) => boolean, from: string): number {
  let year = yearOf(from) - 1;
  while (!isIt(inYear(year))) year += 1;
  return year;
}

function nextDayOfMonth(day: number, from: string): string {
  const inThis = dayInMonth(yearOf(from), monthOf(from), day);
  return inThis >= from ? inThis : dayInMonth(yearOf(addMonths(from, 1)), monthOf(addMonths(from, 1)), day);
}
