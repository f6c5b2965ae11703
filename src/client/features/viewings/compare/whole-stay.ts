import { stayInWeeks } from "#domain/calendar-day.ts";
import type { Listing } from "#domain/listings/listing.ts";

/** A stay's ends, `YYYY-MM-DD`, each of which may be open. */
export interface StayDates {
  begin: string | null;
  end: string | null;
}

/** What a room costs from the first day to the last. */
export interface StayCost {
  /** Nights to the nearest week, as everywhere in the product. */
  weeks: number;
  /** Weeks times pounds a week: bills, deposit and the like are not in it. */
  pounds: number;
}

type Offer = Pick<Listing, "price" | "begin_date" | "end_date">;

/**
 * What the whole stay in a room comes to: by the room's own dates, and where it leaves one open by the user's.
 * Null where an end is open all the same, or the two are the wrong way round.
 */
export function wholeStay({ price, begin_date, end_date }: Offer, own: StayDates): StayCost | null {
  const weeks = stayInWeeks(begin_date ?? own.begin, end_date ?? own.end);
  // Pence are the smallest coin: the error of a binary fraction goes.
  return weeks === null ? null : { weeks, pounds: Math.round(weeks * price * 100) / 100 };
}

/** Whether a room leaves an end of the stay to the user. */
export function isStayOpen({ begin_date, end_date }: Omit<Offer, "price">): boolean {
  return begin_date === null || end_date === null;
}
