import { HOUR_MS } from "#domain/durations.ts";
import type { Wait } from "./outcome.ts";
import type { CountedWait, TimedWait, WaitReason } from "./timed-wait.ts";

/** The least pause before what is due: something overdue must not cause a busy loop (B6). */
export const SHORTEST_PAUSE_MS = 1000;
const FIRST_MS = 1000;
/** With the jitter below two minutes: so soon after its last fault is over, whatever can be sent is sent. */
const LONGEST_MS = 90 * 1000;
/** Share of a delay that is random, so that many phones on one network do not retry at the same time. */
const JITTER = 0.3;

/** How long something is held that its owner can undo: to read what it was, and to find the button that takes it back. */
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
 * The wait after one more failure: twice as long each time, less than two minutes, and never shorter than a Retry-After
 * (A12).
 * @param failures Consecutive ones before it.
 * @param at.random 0 to 1.
 */
export function nextWait(
  failures: number,
  { reason, retryAfterMs }: Pick<Wait, "reason" | "retryAfterMs">,
  { now, random }: { now: number; random: number },
): CountedWait {
  const doubled = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 30));
  const backoffMs = Math.round(doubled * (1 + random * JITTER));
  const delay = Math.max(backoffMs, Math.min(retryAfterMs ?? 0, LONGEST_WAIT_MS["told-to"]));
  return { failures: failures + 1, since: now, until: now + delay, reason };
}

/**
 * Whether a wait is over. So is one that has not begun yet, or ends later than the longest wait allows: the clock was set
 * back since (B9). It is not known how much is left of it then, and a server that still means it says so again.
 */
export function isOver({ since, until, reason }: TimedWait, now: number): boolean {
  const isClockSetBack = (since !== undefined && now < since) || until - now > LONGEST_WAIT_MS[reason];
  return until <= now || isClockSetBack;
}

/** Whether a wait ends when the network is back: a time that the server named does not (A12), nor the moment to undo something. */
export function endsEarly({ reason }: { reason: WaitReason | null }): boolean {
  return reason !== "told-to" && reason !== "held";
}

/** The earliest of some times; null for nothing. */
export function soonest(...times: (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
}
