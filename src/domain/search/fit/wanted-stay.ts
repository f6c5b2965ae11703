import { addDays, daysBetween } from "../../calendar-day.ts";
import { daysOfLength, stayLengthNamed } from "../stay-length.ts";
import type { Understanding } from "../understanding.ts";

/** When a seeker wants to live in a room, and what says how short that may be. */
export type WantedStay = Pick<Understanding, "begin_date" | "begin_by" | "end_date" | "keywords">;

interface Stay {
  begin_date: string | null;
  end_date: string | null;
}

/** A stay with one named end is hardly meant to be shorter than this. */
const SHORTEST_STAY_DAYS = 28;
/** A stay up to a day that begins whenever it can holds half of the time until then, and half a year at most. */
const MOST_NEEDED_DAYS = 180;
/** The same of a stay that is to be short. */
const SHORTEST_SHORT_LET_DAYS = 7;
const MOST_GRACE_DAYS = 7;
/** Up to here people look for a short let: for Christmas, for a summer, or until they have a room of their own. */
const LONGEST_SHORT_LET_DAYS = 100;

/** The last day on which the stay may begin. */
export function latestBegin({ begin_date, begin_by }: Pick<WantedStay, "begin_date" | "begin_by">): string | null {
  return begin_date === null ? null : (begin_by ?? begin_date);
}

/** The days of the shortest stay that was asked for; null where one of its ends was not named. */
export function askedDays(wanted: Pick<WantedStay, "begin_date" | "begin_by" | "end_date">): number | null {
  const begin = latestBegin(wanted);
  if (begin === null || wanted.end_date === null) return null;
  return Math.max(0, daysBetween(begin, wanted.end_date));
}

/** How long a stay is to last by the wish that names it. */
export interface WantedLength {
  wish: string;
  days: number;
  /** It may be longer. */
  isLeast: boolean;
}

/** The length that was named without dates; null where none was. */
export function wantedLength({ keywords }: Pick<WantedStay, "keywords">): WantedLength | null {
  const [length] = keywords.flatMap((wish) => {
    const named = stayLengthNamed(wish);
    return named === null ? [] : [{ wish, days: daysOfLength(named), isLeast: named.isLeast }];
  });
  return length ?? null;
}

/** With both of its ends, where one of them and its length were named. */
export function datedStay(wanted: WantedStay): WantedStay {
  const { begin_date, end_date } = wanted;
  const days = wantedLength(wanted)?.days;
  if (days === undefined || (begin_date === null) === (end_date === null)) return wanted;
  return {
    ...wanted,
    begin_date: begin_date ?? addDays(end_date!, -days),
    end_date: end_date ?? addDays(begin_date!, days),
  };
}

/** The days of the stay: between its dates, else those of its length, else those from today to its end; null where nothing says. */
export function stayDays(wanted: WantedStay, today: string): number | null {
  const { begin_date, end_date } = wanted;
  if (begin_date !== null && end_date !== null) return daysBetween(begin_date, end_date);
  const length = wantedLength(wanted);
  if (length !== null) return length.days;
  return begin_date === null && end_date !== null ? Math.max(0, daysBetween(today, end_date)) : null;
}

/** Days for which a room must be there from the only day that was named, or up to it. */
export function neededDays(wanted: WantedStay, today: string): number {
  const shortest = isShortLet(wanted, today) ? SHORTEST_SHORT_LET_DAYS : SHORTEST_STAY_DAYS;
  const half = wanted.begin_date === null ? Math.floor((stayDays(wanted, today) ?? 0) / 2) : 0;
  return Math.max(shortest, Math.min(MOST_NEEDED_DAYS, half));
}

/** Days that a room may be short of a length that was named: two weeks, of a stay of some months a tenth. */
export function graceOfLength({ days }: Pick<WantedLength, "days">): number {
  return Math.min(2 * MOST_GRACE_DAYS, Math.floor(days / 10));
}

/** Days that a room may begin after the window, and end before the stay does: a week, of a short stay a quarter. */
export function graceDays(wanted: WantedStay): number {
  return Math.min(MOST_GRACE_DAYS, Math.floor((askedDays(wanted) ?? Infinity) / 4));
}

/** Whether a room is looked for of which the landlord of a year's let will hear nothing. */
export function isShortLet(wanted: WantedStay, today: string): boolean {
  const isDated = wanted.begin_date !== null && wanted.end_date !== null;
  if (!isDated && wanted.keywords.includes("short-let")) return true;
  return (stayDays(wanted, today) ?? Infinity) <= LONGEST_SHORT_LET_DAYS;
}

/** Whether a room is let for so few days that it is a short let by itself. */
export function isLetShort({ begin_date, end_date }: Stay): boolean {
  return begin_date !== null && end_date !== null && daysBetween(begin_date, end_date) <= LONGEST_SHORT_LET_DAYS;
}

/** The days that two stays have in common; negative where so many lie between them, infinite where both are open. */
export function sharedDays(room: Stay, wanted: Pick<WantedStay, "begin_date" | "end_date">): number {
  const begin = later(room.begin_date, wanted.begin_date);
  const end = earlier(room.end_date, wanted.end_date);
  return begin === null || end === null ? Infinity : daysBetween(begin, end);
}

function later(day: string | null, other: string | null): string | null {
  if (day === null || other === null) return day ?? other;
  return day > other ? day : other;
}

function earlier(day: string | null, other: string | null): string | null {
  if (day === null || other === null) return day ?? other;
  return day < other ? day : other;
}
