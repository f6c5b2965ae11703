import { isTimeout } from "#contract/api-error.ts";
import { MINUTE_MS } from "#domain/durations.ts";

/**
 * Does work while no other tab, nor the worker, does the same. Two at once are harmless, but do the work twice: so it is in
 * browsers that lose locks or have none.
 * @param lock The name of the work's lock.
 * @param patienceMs After this long without the lock, the browser has lost it: do the work without it.
 */
export async function aloneAmongTabs<T>(lock: string, work: () => Promise<T>, patienceMs = MINUTE_MS): Promise<T> {
  if (!("locks" in navigator)) return work();
  try {
    return await navigator.locks.request(lock, { signal: AbortSignal.timeout(patienceMs) }, work);
  } catch (error) {
    if (isTimeout(error)) return work();
    throw error;
  }
}
