import { HOUR_MS } from "#domain/durations.ts";
import type { TimedWait, WaitReason } from "../entries/entry.ts";

/** The least pause before what is due: something overdue must not cause a busy loop (B6). */
export const SHORTEST_PAUSE_MS = 1000;
const FIRST_MS = 1000;
/** With the jitter below two minutes: so soon after its last fault is over, whatever can be sent is sent. */
const LONGEST_MS = 90 * 1000;
/** Share of a delay that is random, so that many phones on one network do not retry at the same time. */
const JITTER = 0.3;

/** So long a report is held once its reason is chosen: to read what it was, and to find the button that takes it back. */
export const HELD_FOR_MS = 6000;

/** The longest wait. A longer Retry-After is cut to it. */
const LONGEST_WAIT_MS: Record<WaitReason, number> = {
  "no-answer": LONGEST_MS * (1 + JITTER),
  trouble: LONGEST_MS * (1 + JITTER),
  "on-the-way": LONGEST_MS * (1 + JITTER),
  "photo-elsewhere": LONGEST_MS * (1 + JITTER),
  "phone-full": LONGEST_MS * (1 + JITTER),
  "phone-trouble": LONGEST_MS * (1 + JITTER),
  unconfirmed: LONGEST_MS * (1 + JITTER),
  "told-to": 36 * HOUR_MS,
  held: HELD_FOR_MS,
  // A page can send it at once.
  "needs-page": 0,
};

/**
 * The delay after a try without an answer: twice as long each time, less than two minutes.
 * @param failures Tries in a row that had none, this one included.
 * @param random 0 to 1.
 * @returns Milliseconds.
 */
export function backoffMs(failures: number, random: number): number {
  const delay = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 30));
  return Math.round(delay * (1 + random * JITTER));
}

/**
 * The delay when the server may have sent a Retry-After, which is respected (A12).
 * @param retryAfterMs The time that it named, or null.
 * @returns Milliseconds.
 */
export function waitMs(backoff: number, retryAfterMs: number | null): number {
  return Math.max(backoff, Math.min(retryAfterMs ?? 0, LONGEST_WAIT_MS["told-to"]));
}

/**
 * Whether a wait is over. So is one that has not begun yet, or ends later than the longest wait allows: the clock was set
 * back since (B9). It is not known how much is left of it then, and a server that still means it says so again.
 */
export function isOver({ since, until, reason }: TimedWait, now: number): boolean {
  const isClockSetBack = (since !== undefined && now < since) || until - now > LONGEST_WAIT_MS[reason];
  return until <= now || isClockSetBack;
}
