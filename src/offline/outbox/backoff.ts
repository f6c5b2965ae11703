const FIRST_MS = 1000;
const LONGEST_MS = 5 * 60 * 1000;
/** Share of a delay by which it varies, so that a campus of phones does not come back in step. */
const JITTER = 0.3;

/**
 * How long to wait after a try without an answer: twice as long each time, at most five minutes.
 * @param failures Tries in a row that had none, this one included.
 * @param random 0 to 1.
 * @returns Milliseconds.
 */
export function backoffMs(failures: number, random: number): number {
  const delay = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 30));
  return Math.round(delay * (1 + random * JITTER));
}
