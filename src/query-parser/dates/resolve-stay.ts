import { daysBetween } from "#domain/calendar-day.ts";
import type { Claims, MomentClaim } from "./context/date-candidate.ts";
import { afterDuration } from "./expressions/durations.ts";
import { asFrom, asUntil, beginBefore, beginOf, endOf, type Moment } from "./partial-date.ts";
import type { Stay } from "./extract-stay.ts";
import { weightOf } from "./weights.ts";

// Two days beside each other are either a choice (8月底9月初) or a stay.
const LONGEST_CHOICE = 40;
const LONGEST_WINDOW = 62;

/** The days of the stay that the claims of a text amount to: what is said beats what is supposed, months beat seasons. */
export function resolveStay({ moments: claimed, durations }: Claims, today: string): Stay {
  const moments = claimed.filter((claim, index) => !hasPassed(claim, today) || claimed[index + 1]?.isRangeEnd);
  const begin = chooseBegin(moments);
  const end = chooseEnd(moments, begin, today);
  const [duration] = durations;
  if (begin === null) return { begin: null, end: end && endOf(asUntil(end.moment), null, today) };

  const first = firstDay(begin, end, today);
  if (end) {
    const last = endOf(end.isRangeEnd && end.moment.isSpan !== true ? end.moment : asUntil(end.moment), first, today);
    const isWindow = end.isMoveInWindow && daysBetween(first, last) <= LONGEST_WINDOW;
    if (!isWindow) return { begin: first, end: last };
  }
  if (duration) return { begin: first, end: afterDuration(first, duration) };
  const span = begin.side === null && begin.moment.isSpan === true ? begin.moment : spanOfYear(moments, first);
  return { begin: first, end: span && endOf(span, first, today) };
}

// "Came to Leeds in September 2026" is no day to move in, but a stay may have begun.
function hasPassed({ moment: { year, last } }: MomentClaim, today: string): boolean {
  return year !== undefined && last(year) < today;
}

function chooseBegin(moments: readonly MomentClaim[]): MomentClaim | null {
  const weights = moments.map((claim, index) =>
    claim.side === "end" ? -Infinity : weightOf(claim, moments[index + 1]?.isRangeEnd === true),
  );
  const heaviest = Math.max(...weights);
  return heaviest === -Infinity ? null : (moments[weights.indexOf(heaviest)] ?? null);
}

function chooseEnd(moments: readonly MomentClaim[], begin: MomentClaim | null, today: string): MomentClaim | null {
  const ends = moments.filter(({ side }) => side === "end");
  const own = ends.filter(({ subject }) => subject !== "other");
  const said = own.length > 0 ? own : ends;
  const joined = begin && moments[moments.indexOf(begin) + 1];
  if (joined?.isRangeEnd) return joined;
  const chosen =
    said.find(({ isRangeEnd }) => isRangeEnd) ?? said.find(({ moment }) => moment.isSpan !== true) ?? said[0];
  if (chosen || begin === null) return chosen ?? null;
  const beside = moments[moments.indexOf(begin) + 1];
  if (!beside?.isJuxtaposed || beside.side !== null || beside.isVague || isSpan(beside)) return null;
  const first = beginOf(begin.moment, today);
  return daysBetween(first, beginOf(beside.moment, first)) > LONGEST_CHOICE ? { ...beside, isRangeEnd: true } : null;
}

function firstDay(begin: MomentClaim, end: MomentClaim | null, today: string): string {
  const moment = begin.side === "begin" || end ? asFrom(begin.moment) : begin.moment;
  const isYearOfEnd = end !== null && end.moment.year !== undefined && moment.year === undefined;
  if (isYearOfEnd && moment.dayOfMonth === undefined) {
    const before = beginBefore(moment, endOf(asUntil(end.moment), null, today), today);
    if (before !== null) return before;
  }
  return beginOf(moment, today);
}

// "From September for the academic year": the year's end is the stay's.
function spanOfYear(moments: readonly MomentClaim[], begin: string): Moment | null {
  const span = moments.find((claim) => isSpan(claim) && claim.side === null)?.moment;
  if (!span) return null;
  return daysBetween(span.first(Number(begin.slice(0, 4))), span.last(Number(begin.slice(0, 4)))) > 200 ? span : null;
}

function isSpan({ moment }: MomentClaim): boolean {
  return moment.isSpan === true;
}
