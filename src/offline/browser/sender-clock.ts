import type { SenderClock } from "../transport/sender-clock.ts";

/** The phone's own; an answer may take as long as A12 says. */
export const SENDER_CLOCK: SenderClock = {
  now: () => Date.now(),
  random: () => Math.random(),
  answerWithinMs: 30 * 1000,
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, work) {
    const timer = setInterval(work, milliseconds);
    return () => clearInterval(timer);
  },
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
};
