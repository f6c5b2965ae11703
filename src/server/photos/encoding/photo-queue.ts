import pLimit from "p-limit";
import { HttpError } from "../../http/errors/http-error.ts";
import { toldQueued } from "../../occurrences.ts";

/** Photos that are made at a time, one a core, and those that may wait for it. */
const MOST_WAITING = 8;
const LONGEST_WAIT_MS = 10_000;

/** Does work on so many photos at a time, in the order in which they came. */
export type PhotoQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The queue of one process. @param workers Photos at a time. It throws HttpError 503 with Retry-After for what would wait too long. */
export function photoQueue(workers: number): PhotoQueue {
  const limit = pLimit(workers);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= workers + MOST_WAITING) throw busy();
    const came = performance.now();
    const working = limit(() => {
      if (performance.now() - came > LONGEST_WAIT_MS) throw busy();
      return work();
    });
    return toldQueued("photos", limit, working);
  };
}

/** 503: the queue is full of other photos. */
export function busy(): HttpError {
  return new HttpError("busy_with_photos", "Busy with other photos", {
    "retry-after": String(1 + Math.ceil(Math.random() * 4)),
  });
}
