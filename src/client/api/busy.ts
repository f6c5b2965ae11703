import { mutate } from "swr";
import { ApiError } from "#contract/api-error.ts";

/** The seconds after which a server with too much to do wants to be asked again; null for any other error. */
export function busySecondsOf(error: unknown): number | null {
  return error instanceof ApiError && error.status === 503 ? error.retryAfterSeconds : null;
}

/** What comes again more often than this adds to what it waits for: then its reader decides. */
const MOST_TIMES = 3;
/** Of a wait, a random share more: phones that were refused together do not come again together. */
const JITTER = 0.5;

const timesAsked = new Map<string, number>();

/**
 * Asks once more for what was refused, where it is still on the screen: not before the server wants it, twice as late each
 * time, and three times at most until there is an answer.
 * @param key Of the query.
 */
export function askAgainLater(key: string, seconds: number): void {
  const times = timesAsked.get(key) ?? 0;
  if (times >= MOST_TIMES) return;
  timesAsked.set(key, times + 1);
  const wait = Math.max(1, seconds) * 1000 * 2 ** times * (1 + Math.random() * JITTER);
  setTimeout(() => void mutate(key), wait);
}

/** There is an answer: the next refusal is the first one again. */
export function noteAnswered(key: string): void {
  timesAsked.delete(key);
}
