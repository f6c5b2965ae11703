import { fairQueue } from "../../fair-queue.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import { toldQueued } from "../../occurrences.ts";

/** Photos that are made at a time, one a core, and those that may wait for it. */
const MOST_WAITING = 8;
const LONGEST_WAIT_MS = 10_000;
/** Photos of one owner, at work and waiting: a phone sends one after the other. */
const MOST_OF_ONE = 6;
/** Millions of pixels of one owner where it is more than one photo: four of a phone's, or one that is as large as may be. */
const MOST_PIXELS_OF_ONE = 50;

/** Does work on so many photos at a time, each owner's in turn. @param pixels In millions. */
export type PhotoQueue = <Result>(owner: string, pixels: number, work: () => Promise<Result>) => Promise<Result>;

/**
 * The queue of one process. @param workers Photos at a time. It throws HttpError 503 with Retry-After for what would wait too long
 * and for who has as many under way as one may.
 */
export function photoQueue(workers: number): PhotoQueue {
  const queue = fairQueue({
    workers,
    // One is left for the others.
    workersOfOne: Math.max(1, workers - 1),
    mostWaiting: MOST_WAITING,
    longestWaitMs: LONGEST_WAIT_MS,
    mostOfOne: MOST_OF_ONE,
    mostCostOfOne: MOST_PIXELS_OF_ONE,
    full: busy,
    ofOne: () => new OwnShareTaken(),
  });
  return (owner, pixels, work) => toldQueued("photos", queue, queue.run(owner, pixels, work));
}

/** 503: the queue is full of the sender's own photos. It counts as a try: the server has nothing to do with it. */
export class OwnShareTaken extends HttpError {
  constructor() {
    super("busy_with_photos", "Busy with your other photos", { "retry-after": "2" });
  }
}

/** 503: the queue is full of other photos. */
export function busy(): HttpError {
  return new HttpError("busy_with_photos", "Busy with other photos", {
    "retry-after": String(1 + Math.ceil(Math.random() * 4)),
  });
}
