import { addDays, daysBetween } from "#domain/calendar-day.ts";
import type { DateCandidate } from "./date-candidates.ts";
import { afterDuration, asEdge, beginOf, endOf, yearOf, type PartialDate } from "./partial-date.ts";
import type { StayRoles } from "./stay-roles.ts";

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

/** The days of a stay whose begin and end have been chosen. @param dates All of the text, in its order. */
export function resolveStay({ begin, end, length }: StayRoles, dates: readonly DateCandidate[], today: string): Stay {
  if (begin === null) return { begin: null, beginBy: null, end: end && endOf(asEdge(end.date, "end"), null, today) };
  // "For the summer" lasts as long as it does; "until summer" ends when it begins.
  const isWhole = end === begin;
  const date = isWhole ? begin.date : asEdge(begin.date, end === null ? begin.startOrEnd : "start");
  const first = beginOf(date, today);
  const last =
    end === null
      ? length && afterDuration(first, length)
      : endOf(isWhole ? end.date : asEdge(end.date, "end"), first, today);
  const window = moveInWindow(begin, end, dates, first, today) ?? windowOf(date, first);
  return { begin: first, beginBy: window && latestBegin(first, window, last), end: last };
}

/** The last day of a range within which the move is to happen. */
function moveInWindow(
  begin: DateCandidate,
  end: DateCandidate | null,
  dates: readonly DateCandidate[],
  first: string,
  today: string,
): string | null {
  const next = dates[dates.indexOf(begin) + 1];
  if (next?.isMoveInWindow !== true || next === end) return null;
  const last = endOf(next.date, first, today);
  return daysBetween(first, last) <= LONGEST_WINDOW ? last : null;
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
