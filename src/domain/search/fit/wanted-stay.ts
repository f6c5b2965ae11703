import { daysBetween } from "../../calendar-day.ts";
import type { Understanding } from "../understanding.ts";

/** When a seeker wants to live in a room, and what says how short that may be. */
export type WantedStay = Pick<Understanding, "begin_date" | "begin_by" | "end_date" | "keywords">;

interface Stay {
  begin_date: string | null;
  end_date: string | null;
}

/** A stay with one named end is hardly meant to be shorter than this. */
const SHORTEST_STAY_DAYS = 28;
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

/** Days for which a room must be there from the only day that was named, or up to it. */
export function neededDays(wanted: WantedStay): number {
  return isShortLet(wanted) ? SHORTEST_SHORT_LET_DAYS : SHORTEST_STAY_DAYS;
}

/** Days that a room may begin after the window, and end before the stay does: a week, of a short stay a quarter. */
export function graceDays(wanted: WantedStay): number {
  return Math.min(MOST_GRACE_DAYS, Math.floor((askedDays(wanted) ?? Infinity) / 4));
}

/** Whether a room is looked for of which the landlord of a year's let will hear nothing. */
export function isShortLet(wanted: WantedStay): boolean {
  const { begin_date, end_date, keywords } = wanted;
  if (begin_date === null || end_date === null) return keywords.includes("short-let");
  return daysBetween(begin_date, end_date) <= LONGEST_SHORT_LET_DAYS;
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
