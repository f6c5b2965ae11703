import { daysBetween, londonDay } from "../calendar-day.ts";
import { stateOf, type Listing } from "./listing.ts";

/** Days without a word of its owner's after which they are asked whether a room is still to be had. */
export const ASKED_AFTER_DAYS = 14;
/** Days without an answer after which it is paused. */
export const PAUSED_AFTER_DAYS = 14;
/** Days without a word of its owner after which a room is paused, also of an owner who wants no questions. */
export const SILENT_DAYS = ASKED_AFTER_DAYS + PAUSED_AFTER_DAYS;

/** What an owner answers: it is still to be had, or it has found its tenant. */
export const AVAILABILITIES = ["available", "let"] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Whether a room is paused because its owner has not answered. */
export function isPausedBySilence(listing: Pick<Listing, "state" | "asked_at">): boolean {
  return stateOf(listing) === "paused" && listing.asked_at !== undefined;
}

/** How many London days ago a room's owner last said that it is to be had, by posting it at least. @param today The London day. */
export function daysUnconfirmed(listing: Pick<Listing, "confirmed_at" | "created_at">, today: string): number {
  return Math.max(0, daysBetween(londonDay(new Date(listing.confirmed_at ?? listing.created_at)), today));
}
