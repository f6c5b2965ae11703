/** Time and chance, as sending needs them. */
export interface SenderClock {
  now: () => number;
  /** 0 to 1. */
  random: () => number;
  /** How long an answer may take, without the time for the request's body; milliseconds. */
  answerWithinMs: number;
}

/** The phone's own; an answer may take as long as A12 says. */
export const SENDER_CLOCK: SenderClock = {
  now: () => Date.now(),
  random: () => Math.random(),
  answerWithinMs: 30 * 1000,
};

/** The slowest upload speed that the timeout allows for. */
const SLOWEST_BYTES_PER_MS = 16;

/** The timeout signal of a call. @param bytes Size of the request's body. */
export function deadline({ clock }: { clock: Pick<SenderClock, "answerWithinMs"> }, bytes = 0): AbortSignal {
  return AbortSignal.timeout(clock.answerWithinMs + bytes / SLOWEST_BYTES_PER_MS);
}
