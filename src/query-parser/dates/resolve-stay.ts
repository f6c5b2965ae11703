import { addDays, daysBetween } from "#domain/calendar-day.ts";
import { type DateCandidates, type DateCandidate } from "./date-candidates.ts";
import {
  afterDuration,
  isOneDay,
  asFrom,
  asUntil,
  beginBefore,
  beginOf,
  endOf,
  hasPassed,
  yearOf,
  type PartialDate,
} from "./partial-date.ts";

/** The days of a stay, as ISO days; null where the text doesn't tell. */
export interface Stay {
  begin: string | null;
  /** The last day of the window in which it begins, where a month or a season was named; null for a single day. */
  beginBy: string | null;
  end: string | null;
}

const LONGEST_WINDOW = 62;
/** Days of a stay whose end has a year, and whose begin has none. */
const SHORTEST_WITH_YEAR = 28;
/** Days after the first of an academic year within which one arrives. */
const WINDOW_OF_YEAR = 30;

/** The days of the stay that the candidates of a text amount to: what is said beats what is supposed, months beat seasons. */
export function resolveStay({ dates: found, durations }: DateCandidates, today: string): Stay {
  // "Came to Leeds in September 2026" is no day to move in, but a stay may have begun.
  const dates = found.filter(({ date }, index) => !hasPassed(date, today) || found[index + 1]?.isRangeEnd);
  const begin = chooseBegin(dates, today);
  const end = chooseEnd(
    dates.filter((date) => !isOver(date, begin, dates, today)),
    begin,
  );
  const [duration] = durations;
  if (begin === null) return { begin: null, beginBy: null, end: end && endOf(asUntil(end.date), null, today) };

  const first = firstDay(begin, end, today);
  const from = (last: string | null, window = windowOf(begin, end, first)): Stay => ({
    begin: first,
    beginBy: window === null ? null : latestBegin(first, window, last),
    end: last,
  });
  let window: string | undefined;
  const isEndOfStay = end !== null && (end.isRangeEnd || duration === undefined || !mayOutlast(end));
  if (isEndOfStay) {
    const last = endOf(end.isRangeEnd && end.date.isSpan !== true ? end.date : asUntil(end.date), first, today);
    const isForMoveIn = end.isMoveInWindow && daysBetween(first, last) <= LONGEST_WINDOW;
    if (!isForMoveIn) return from(last);
    window = last;
    const until = chooseEnd(dates.slice(dates.indexOf(end) + 1), null);
    if (until !== null) return from(endOf(asUntil(until.date), first, today), window);
  }
  if (duration) return from(afterDuration(first, duration), window);
  const span = begin.startOrEnd === null && begin.date.isSpan === true ? begin.date : spanOfYear(dates, first);
  return from(span && endOf(span, first, today), window);
}

/** Whether an end is less certain than a length: a visa may well outlast "a year from April", and a holiday "3 weeks from 22 March". */
function mayOutlast({ subject, date }: DateCandidate): boolean {
  return subject === "other" || date.isNamed === true;
}

/** The last day of the month or season on whose first day the stay begins; null where one day was named. */
function windowOf({ date, startOrEnd }: DateCandidate, end: DateCandidate | null, first: string): string | null {
  const isEdge = date.from !== undefined && (startOrEnd === "start" || end !== null);
  if (isEdge || date.dayOfMonth !== undefined) return null;
  const year = yearOf(first);
  const last = [year - 1, year].map(date.last).find((day) => day >= first) ?? first;
  return last > first ? last : null;
}

/** Half of the stay is left when it begins at the end of its window; a year's course begins within weeks. */
function latestBegin(first: string, window: string, end: string | null): string | null {
  const windowDays = daysBetween(first, window);
  const days = end === null ? windowDays : Math.min(windowDays, Math.floor(daysBetween(first, end) / 2));
  const most = days > LONGEST_WINDOW ? WINDOW_OF_YEAR : days;
  return most > 0 ? addDays(first, most) : null;
}

function chooseBegin(dates: readonly DateCandidate[], today: string): DateCandidate | null {
  const weights = dates.map((candidate, index) =>
    candidate.startOrEnd === "end" ? -Infinity : weightOf(candidate, dates[index + 1]?.isRangeEnd === true),
  );
  const heaviest = Math.max(...weights);
  const begin = heaviest === -Infinity ? undefined : dates[weights.indexOf(heaviest)];
  return begin === undefined ? null : (dayWithin(begin, dates, today) ?? begin);
}

/** "Coming over in January … I arrive on 9 January": the day says of the month when. */
function dayWithin(month: DateCandidate, dates: readonly DateCandidate[], today: string): DateCandidate | undefined {
  if (month.isVague || !isWindow(month.date)) return undefined;
  const year = yearOf(beginOf(month.date, today));
  return dates.find(
    (one) =>
      one.startOrEnd === "start" &&
      !one.isVague &&
      one.subject !== "other" &&
      isOneDay(one.date) &&
      isWithin(month.date, year, beginOf(one.date, today)),
  );
}

/** "The contract is up at the end of January … from 1 February": what ends in the weeks before the begin, and is said before it. */
function isOver(
  date: DateCandidate,
  begin: DateCandidate | null,
  dates: readonly DateCandidate[],
  today: string,
): boolean {
  if (begin === null || date.startOrEnd !== "end" || date.isRangeEnd) return false;
  const first = beginOf(begin.date, today);
  const last = endOf(asUntil(date.date), null, today);
  if (dates.indexOf(date) > dates.indexOf(begin)) return false;
  // "I leave in January … free from 9 January" is one and the same move.
  if (isOneDay(begin.date) && isWindow(date.date) && isWithin(date.date, yearOf(first), first)) return true;
  if (last > first) return false;
  return date.date.year !== undefined || daysBetween(last, first) <= LONGEST_WINDOW;
}

/** Whether it is a month, or another stretch of days that is no stay of its own. */
function isWindow(date: PartialDate): boolean {
  return date.isSpan !== true && !isOneDay(date);
}

function isWithin({ first, last }: PartialDate, year: number, day: string): boolean {
  return first(year) <= day && day <= last(year);
}

function chooseEnd(dates: readonly DateCandidate[], begin: DateCandidate | null): DateCandidate | null {
  const ends = dates.filter(({ startOrEnd }) => startOrEnd === "end");
  const own = ends.filter(({ subject }) => subject !== "other");
  const said = own.length > 0 ? own : ends;
  const joined = begin && dates[dates.indexOf(begin) + 1];
  if (joined?.isRangeEnd) return joined;
  const chosen =
    said.find(({ isRangeEnd }) => isRangeEnd) ??
    said.findLast(({ subject, date }) => subject === "move" && date.isSpan !== true) ??
    said.findLast(({ date }) => date.isSpan !== true) ??
    said[0];
  return chosen ?? null;
}

function firstDay(begin: DateCandidate, end: DateCandidate | null, today: string): string {
  const date = begin.startOrEnd === "start" || end ? asFrom(begin.date) : begin.date;
  const isYearOfEnd = end !== null && end.subject !== "other" && end.date.year !== undefined && date.year === undefined;
  if (isYearOfEnd && date.dayOfMonth === undefined) {
    const last = endOf(asUntil(end.date), null, today);
    const before = beginBefore(date, last, today);
    // A few days alone are hardly meant: "free on 22 February, until the end of February 2028" is a year.
    if (before !== null && daysBetween(before, last) >= SHORTEST_WITH_YEAR) return before;
  }
  return beginOf(date, today);
}

// "From September for the academic year": the year's end is the stay's.
function spanOfYear(dates: readonly DateCandidate[], begin: string): PartialDate | null {
  const span = dates.find((candidate) => isSpan(candidate) && candidate.startOrEnd === null)?.date;
  if (!span) return null;
  return daysBetween(span.first(Number(begin.slice(0, 4))), span.last(Number(begin.slice(0, 4)))) > 200 ? span : null;
}

function isSpan({ date }: DateCandidate): boolean {
  return date.isSpan === true;
}

/**
 * How much speaks for a date as the begin of the stay. What is said beats what is supposed, and both beat seasons and
 * "as soon as possible"; a written-out range beats a lone date, a day a month, and what is said of the move what is
 * said of a course, a job, a journey or another person.
 */
function weightOf({ date, startOrEnd, subject, isVague }: DateCandidate, isRangeBegin: boolean): number {
  const isSaid = startOrEnd === "start";
  if (isVague) return isSaid ? (subject === "move" ? 36 : 20) : 10;
  if (date.isSpan === true) return (isSaid ? 40 : 30) - (subject === "other" ? 10 : 0);
  const bySubject = subject === "move" && isSaid ? 10 : subject === "other" ? -30 : 0;
  const byForm = date.isNamed === true ? -12 : (isRangeBegin ? 25 : 0) + (isOneDay(date) ? 5 : 0);
  return (isSaid ? 60 : 50) + bySubject + byForm;
}
