import pLimit from "p-limit";
import { HttpError } from "../../http/errors/http-error.ts";
import type { FindFitting, Fitting } from "./find-fitting.ts";

/** Of the pool's connections, and of the processor's time. */
const AT_ONCE = 2;
/** Each waits some 20 ms for each one before it: what is more would be answered too late for whoever asked. */
const MOST_WAITING = 150;
const RETRY_AFTER_SECONDS = "2";

/**
 * The same search for many who ask at once: equal questions that are under way are answered once, and others wait for
 * their turn, so that a flood of them holds neither the database nor other calls.
 * @returns A search that also throws HttpError 503 with Retry-After when too many wait.
 */
export function sharedSearch(find: FindFitting): FindFitting {
  const limit = pLimit(AT_ONCE);
  const underWay = new Map<string, Promise<Fitting>>();

  return (search) => {
    const key = JSON.stringify(search);
    const same = underWay.get(key);
    if (same !== undefined) return same;
    if (limit.pendingCount >= MOST_WAITING) return Promise.reject(tooBusy());
    const finding = limit(() => find(search)).finally(() => underWay.delete(key));
    underWay.set(key, finding);
    return finding;
  };
}

function tooBusy(): HttpError {
  return new HttpError("service_unavailable", "Service Unavailable", { "retry-after": RETRY_AFTER_SECONDS });
}
