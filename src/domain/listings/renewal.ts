import { addDays, daysBetween } from "../calendar-day.ts";
import { stateOf, type Listing } from "./listing.ts";

type Stay = Pick<Listing, "begin_date" | "end_date">;

/** Days before a room's last one at which its owner is offered more. */
export const ENDS_SOON_DAYS = 14;
/** What a room whose stay has no length, or has not ended yet, goes on for. */
const FOUR_WEEKS = 28;
/** A stay of many years was let for one at a time. */
const LONGEST_DAYS = 365;

/** Days until a room's last one: 0 on that day, negative once it has ended; null where that is open. */
export function daysLeft({ end_date }: Pick<Listing, "end_date">, today: string): number | null {
  return end_date === null ? null : daysBetween(today, end_date);
}

/**
 * The stay that one tap gives a room which has ended, or ends soon: one that has ended is to be had from today for as long
 * as it was, one that has not goes on for four weeks. Null for any other room, and for one that is let.
 */
export function renewedStay(listing: Stay & Pick<Listing, "state">, today: string): Stay | null {
  const { begin_date, end_date } = listing;
  const left = daysLeft(listing, today);
  if (end_date === null || left === null || left > ENDS_SOON_DAYS || stateOf(listing) === "let") return null;
  if (left >= 0) return { begin_date, end_date: addDays(end_date, FOUR_WEEKS) };
  const length = begin_date === null ? 0 : daysBetween(begin_date, end_date);
  const days = length <= 0 ? FOUR_WEEKS : Math.min(length, LONGEST_DAYS);
  return { begin_date: today, end_date: addDays(today, days) };
}
