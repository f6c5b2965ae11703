import { addDays, daysBetween } from "#domain/calendar-day.ts";
import { scoreOf, type Weights } from "../roles/linear-scorer.ts";
import { BEGIN_WEIGHTS } from "./begin-weights.ts";
import type { DateCandidate, LengthMention } from "./date-candidates.ts";
import { dateFeatures, featuresBesideBegin, lengthFeatures, type DatedText } from "./date-features.ts";
import { END_WEIGHTS } from "./end-weights.ts";
import { LENGTH_WEIGHTS } from "./length-weights.ts";
import { afterDuration, asEdge, beginOf, endOf, yearOf, type PartialDate } from "./partial-date.ts";

/** How much speaks for each role of a date or a length of time. */
export interface StayWeights {
  begin: Weights;
  end: Weights;
  length: Weights;
}

/** The dates of a text that begin and end its stay, or how long it lasts; null for what it doesn't say. */
export interface StayRoles {
  begin: DateCandidate | null;
  end: DateCandidate | null;
  /** Where no date ends it, or none begins it. */
  length: LengthMention | null;
}

const LEARNT: StayWeights = { begin: BEGIN_WEIGHTS, end: END_WEIGHTS, length: LENGTH_WEIGHTS };

/**
 * Chooses from the dates of a text: first its begin, then what ends a stay that begins there. All others are told in passing:
 * a term, a journey, the end of a present contract. @param weights Others are given where what was learnt is tried out.
 */
export function chooseRoles(dated: DatedText, weights = LEARNT): StayRoles {
  const { dates, durations } = dated;
  const features = new Map(dates.map((date) => [date, dateFeatures(date, dated)]));
  const featuresOf = (date: DateCandidate) => features.get(date) ?? [];
  const asBegin = (date: DateCandidate) => scoreOf(featuresOf(date), weights.begin);
  const begin = likeliest(dates, asBegin);
  const asLast = (one: DateCandidate | LengthMention) =>
    "date" in one
      ? scoreOf([...featuresOf(one), ...featuresBesideBegin(one, begin, dated)], weights.end)
      : scoreOf([...lengthFeatures(one, dated), ...featuresBesideBegin(one, begin, dated)], weights.length);
  // A summer is a stay of its own, but for who moves in then.
  const isWhole = ({ date, startOrEnd }: DateCandidate) => date.isSpan === true && startOrEnd !== "start";
  const ends = dates.filter((date) => date !== begin || isWhole(date));
  const last = likeliest<DateCandidate | LengthMention>([...ends, ...(begin === null ? [] : durations)], asLast);
  const isDate = last !== null && "date" in last;
  // Nothing tells that a length without a begin is the stay's, but a sum may be for it.
  const length = begin === null ? (durations[0] ?? null) : isDate ? null : last;
  return { begin, end: isDate ? last : null, length };
}

/** The one with the highest score above zero. */
function likeliest<T>(some: readonly T[], scoreOfOne: (one: T) => number): T | null {
  let [found, most]: [T | null, number] = [null, 0];
  for (const one of some) {
    const score = scoreOfOne(one);
    if (score > most) [found, most] = [one, score];
  }
  return found;
}

/** The days of a stay, as ISO days; null where the text doesn't tell. */
export interface Stay {
  begin: string | null;
  /** The last day of the window in which it begins, where a month or a season was named; null for a single day. */
  beginBy: string | null;
  end: string | null;
  /** How many days it lasts, which a text may tell without its begin. */
  days: number | null;
}

const LONGEST_WINDOW = 62;
/** Days after the first of an academic year within which one arrives. */
const WINDOW_OF_YEAR = 30;

/** The days of a stay whose begin and end have been chosen. @param dates All of the text, in its order. */
export function resolveStay({ begin, end, length }: StayRoles, dates: readonly DateCandidate[], today: string): Stay {
  if (begin === null) {
    const days = length && daysBetween(today, afterDuration(today, length));
    return { begin: null, beginBy: null, end: end && endOf(asEdge(end.date, "end"), null, today), days };
  }
  // "For the summer" lasts as long as it does; "until summer" ends when it begins.
  const isWhole = end === begin;
  const date = isWhole ? begin.date : asEdge(begin.date, end === null ? begin.startOrEnd : "start");
  const first = beginOf(date, today);
  const last =
    end === null
      ? length && afterDuration(first, length)
      : endOf(isWhole ? end.date : asEdge(end.date, "end"), first, today);
  const window = moveInWindow(begin, end, dates, first, today) ?? windowOf(date, first);
  const days = last === null ? null : daysBetween(first, last);
  return { begin: first, beginBy: window && latestBegin(first, window, last), end: last, days };
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
