import { isTimeout } from "#contract/api-error.ts";
import { MINUTE_MS } from "#domain/durations.ts";

/** After this long without the lock, the browser has lost it: sync without it. */
const LOCK_PATIENCE_MS = MINUTE_MS;

/**
 * Does a sync while no other tab, nor the worker, does the same one. Two at once are harmless, but do the work twice: so it
 * is in browsers that lose locks or have none.
 * @param lock The name of the sync's lock.
 */
export async function aloneAmongTabs<T>(lock: string, work: () => Promise<T>): Promise<T> {
  if (!("locks" in navigator)) return work();
  try {
    return await navigator.locks.request(lock, { signal: AbortSignal.timeout(LOCK_PATIENCE_MS) }, work);
  } catch (error) {
    if (isTimeout(error)) return work();
    throw error;
  }
}
