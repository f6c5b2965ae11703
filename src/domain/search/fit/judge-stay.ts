import { daysBetween } from "../../calendar-day.ts";
import type { FitMiss, FittedRoom, Judgement } from "./fit.ts";
import type { Understanding } from "../understanding.ts";

const WEIGHT = 4;
/** Days that halve how well a stay fits. */
const HALVING_DAYS = 21;
/** The best of stays that cover a part, and of those that cover nothing. */
const BEST_PARTLY = 0.85;
const BEST_APART = 0.3;
/** Where a wish has one day only, a stay that has less than this to do with it is hardly what was meant. */
const SHORTEST_STAY_DAYS = 28;

/** How a room's stay fits the wanted one: it must overlap, and covers all of it or a part. Null without dates. */
export function judgeStay(
  room: Pick<FittedRoom, "begin_date" | "end_date">,
  { begin_date, end_date }: Pick<Understanding, "begin_date" | "end_date">,
): Judgement | null {
  if (begin_date === null && end_date === null) return null;
  const isApart = isAfter(room.begin_date, end_date) || isAfter(begin_date, room.end_date);
  const late = isAfter(room.begin_date, begin_date) ? daysBetween(begin_date!, room.begin_date!) : 0;
  const early = isAfter(end_date, room.end_date) ? daysBetween(room.end_date!, end_date!) : 0;
  if (isApart) return { ...apart(room, { begin_date, end_date }), isBroken: true };
  const share = Math.min(1, daysOfOpenWish(room, { begin_date, end_date }) / SHORTEST_STAY_DAYS);
  const coversAll = late === 0 && early === 0 && share === 1;
  return {
    weight: WEIGHT,
    value: coversAll ? 1 : BEST_PARTLY * closeness(late + early) * share,
    isBroken: false,
    reasons: [{ code: coversAll ? "coversAllDates" : "coversSomeDates" }],
    misses: [...missOf("beginsLate", late), ...missOf("endsEarly", early)],
  };
}

/** How long the stay goes on after the one day that was named, or has gone on before it; without an end for two days. */
function daysOfOpenWish(room: Stay, wanted: Stay): number {
  if (wanted.end_date === null && wanted.begin_date !== null && room.end_date !== null) {
    return daysBetween(wanted.begin_date, room.end_date);
  }
  if (wanted.begin_date === null && wanted.end_date !== null && room.begin_date !== null) {
    return daysBetween(room.begin_date, wanted.end_date);
  }
  return Number.POSITIVE_INFINITY;
}

// Only the side that keeps the two apart is worth a word.
function apart(room: Stay, wanted: Stay): Omit<Judgement, "isBroken"> {
  const beginsAfterEnd = isAfter(room.begin_date, wanted.end_date);
  const days = beginsAfterEnd
    ? daysBetween(wanted.begin_date ?? wanted.end_date!, room.begin_date!)
    : daysBetween(room.end_date!, wanted.end_date ?? wanted.begin_date!);
  const gap = beginsAfterEnd
    ? daysBetween(wanted.end_date!, room.begin_date!)
    : daysBetween(room.end_date!, wanted.begin_date!);
  const misses = missOf(beginsAfterEnd ? "beginsLate" : "endsEarly", days);
  return { weight: WEIGHT, value: BEST_APART * closeness(gap), reasons: [], misses };
}

interface Stay {
  begin_date: string | null;
  end_date: string | null;
}

function missOf(code: "beginsLate" | "endsEarly", days: number): FitMiss[] {
  return days > 0 ? [{ code, days }] : [];
}

function closeness(days: number): number {
  return HALVING_DAYS / (HALVING_DAYS + days);
}

// An open side is never in the way.
function isAfter(day: string | null, other: string | null): boolean {
  return day !== null && other !== null && day > other;
}
