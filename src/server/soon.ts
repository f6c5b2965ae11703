import { setTimeout as delay } from "node:timers/promises";

/** An answer that is waited for so long and no longer: null where it has not come by then; it may still be on its way. */
export async function soon<T>(answer: Promise<T>, withinMs: number): Promise<T | null> {
  const waiting = new AbortController();
  const late = delay(withinMs, null, { signal: waiting.signal }).catch(() => null);
  try {
    return await Promise.race([answer, late]);
  } finally {
    waiting.abort();
  }
}
