import { endOnSilence } from "#contract/silence.ts";

/** Time and chance, as sending needs them. */
export interface SenderClock {
  now: () => number;
  /** 0 to 1. */
  random: () => number;
  /** How long an answer may take, without the time for the request's body; milliseconds. */
  answerWithinMs: number;
  /** Works once, after so many milliseconds. @returns Keeps it from that. */
  after: (milliseconds: number, work: () => void) => () => void;
  /** Works again and again. @returns Ends it. */
  every: (milliseconds: number, work: () => void) => () => void;
  /** Aborts after so many milliseconds, with a TimeoutError: as `AbortSignal.timeout`. */
  timeout: (milliseconds: number) => AbortSignal;
}

/**
 * The slowest line that is waited for: a little less than the 20 kbit/s of 2G at its worst. A photo that were given up while
 * its bytes still go out would be sent again from its beginning, and given up again, without an end (P15).
 */
const SLOWEST_BYTES_PER_MS = 2;

/** A photo that is fetched: what the server has of it is rarely larger. */
export const FETCHED_PHOTO_BYTES = 400_000;

/**
 * For how long a call is waited for: its answer, and before that a body of so many bytes (A12). It may take longer as long as
 * bytes come or go.
 */
export function deadline(
  { clock }: { clock: Pick<SenderClock, "answerWithinMs" | "timeout"> },
  bytes = 0,
  slowestBytesPerMs = SLOWEST_BYTES_PER_MS,
): AbortSignal {
  return endOnSilence(clock.answerWithinMs + bytes / slowestBytesPerMs, clock.timeout);
}

/** The size of a body of JSON; 0 without one. */
export function bytesOf(body: unknown): number {
  return body === undefined ? 0 : new Blob([JSON.stringify(body)]).size;
}
