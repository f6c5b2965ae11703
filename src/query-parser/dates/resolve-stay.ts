import { addDays, daysBetween } from "#domain/calendar-day.ts";
import { type DateCandidates, type DateCandidate } from "./date-candidates.ts";
import {
  afterDuration,
  asEdge,
  isOneDay,
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
/** Days after the first of an academic year within which one arrives. */
const WINDOW_OF_YEAR = 30;

/** The days of the stay that the candidates of a text amount to: what is said beats what is supposed, months beat seasons. */
export function resolveStay({ dates: found, durations: [duration] }: DateCandidates, today: string): Stay {
  // "Came to Leeds in September 2026" is no day to move in, but a stay may have begun.
  const dates = found.filter(({ date }, index) => !hasPassed(date, today) || found[index + 1]?.isRangeEnd);
  const begin = chooseBegin(dates);
  if (begin === null) {
    const end = chooseEnd(dates, null);
    return { begin: null, beginBy: null, end: end && endOf(end.date, null, today) };
  }
  const beginAt = dates.indexOf(begin);
  const ends = dates.filter((date, index) => index > beginAt || !isOver(date, begin, today));
  const end = chooseEnd(ends, begin);
  const date = asEdge(begin.date, end === null ? begin.startOrEnd : "start");
  const first = beginOf(date, today);
  const isCertain = end !== null && (end.isRangeEnd || duration === undefined || !mayOutlast(end));
  const said = isCertain ? endOf(end.date, first, today) : null;
  const isMoveIn = said !== null && end?.isMoveInWindow === true && daysBetween(first, said) <= LONGEST_WINDOW;
  const until = isMoveIn ? chooseEnd(dates.slice(dates.indexOf(end) + 1), null) : null;
  const last =
    (isMoveIn ? until && endOf(until.date, first, today) : said) ??
    (duration ? afterDuration(first, duration) : endOfSpan(begin, dates, first, today));
  const window = isMoveIn ? said : windowOf(date, first);
  return { begin: first, beginBy: window && latestBegin(first, window, last), end: last };
}

/** Whether an end is less certain than a length: a visa may well outlast "a year from April", and a holiday "3 weeks from 22 March". */
function mayOutlast({ subject, date }: DateCandidate): boolean {
  return subject === "other" || date.isNamed === true;
}

/** The last day of the month or season on whose first day the stay begins; null where one day was named. */
function windowOf(date: PartialDate, first: string): string | null {
  if (date.dayOfMonth !== undefined) return null;
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

function chooseBegin(dates: readonly DateCandidate[]): DateCandidate | null {
  let begin: DateCandidate | null = null;
  let heaviest = -Infinity;
  for (const [index, date] of dates.entries()) {
    const weight = weightOf(date, dates[index + 1]?.isRangeEnd === true);
    if (date.startOrEnd === "end" || weight <= heaviest) continue;
    [begin, heaviest] = [date, weight];
  }
  return begin;
}

/** "The contract is up at the end of January … from 1 February": what ends in the weeks before the begin. */
function isOver({ date, startOrEnd, isRangeEnd }: DateCandidate, begin: DateCandidate, today: string): boolean {
  if (startOrEnd !== "end" || isRangeEnd) return false;
  const [last, first] = [endOf(date, null, today), beginOf(begin.date, today)];
  return last <= first && (date.year !== undefined || daysBetween(last, first) <= LONGEST_WINDOW);
}

function chooseEnd(dates: readonly DateCandidate[], begin: DateCandidate | null): DateCandidate | null {
  const joined = begin && dates[dates.indexOf(begin) + 1];
  if (joined?.isRangeEnd) return joined;
  const ends = dates.filter(({ startOrEnd }) => startOrEnd === "end");
  const most = Math.max(...ends.map(certaintyOf));
  return ends.findLast((end) => certaintyOf(end) === most) ?? null;
}

/** How certainly an end is the stay's: of ends that are as certain the last counts. */
function certaintyOf({ subject, date, isRangeEnd }: DateCandidate): number {
  const ofForm = isRangeEnd ? 3 : date.isSpan === true ? 0 : subject === "move" ? 2 : 1;
  return ofForm + (subject === "other" ? 0 : 4);
}

/** The end of a summer that is all that is said, and of the year in "from September for the academic year". */
function endOfSpan(begin: DateCandidate, dates: readonly DateCandidate[], first: string, today: string): string | null {
  const span = dates.find(({ date, startOrEnd }) => date.isSpan === true && startOrEnd === null);
  if (span === undefined) return null;
  const year = yearOf(first);
  const isLong = daysBetween(span.date.first(year), span.date.last(year)) > 200;
  return span === begin || isLong ? endOf(span.date, first, today) : null;
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
