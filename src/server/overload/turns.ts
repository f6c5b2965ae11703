import type { AwaitedAnswer } from "../http/calls/while-awaited.ts";
import { HOLDING, type HoldingClass } from "./call-classes.ts";
import { workTimes, type WorkTimes } from "./work-times.ts";

/** Turns at the database for calls of three classes, the later ones of HOLDING first. */
export interface Turns {
  /**
   * Does work when it is its turn.
   * @param awaited For whom; its signal, which may have to be made, is asked for only where the turn does not come at once.
   * @throws what the work throws; the reason of the signal when that is aborted before.
   */
  take: <Result>(of: HoldingClass, work: () => Promise<Result>, awaited?: AwaitedAnswer) => Promise<Result>;
  /** How long work of a class that came now would wait, in milliseconds; 0 where it would begin at once. */
  expectedWaitMs: (of: HoldingClass) => number;
  atWork: (of: HoldingClass) => number;
  waiting: (of: HoldingClass) => number;
}

/** Told that its turn has begun, and how to end it. */
type Waiter = (end: () => void) => void;

/**
 * @param most How much of a class and those before it may be at work at once: what comes first in HOLDING can never hold what
 *   is left to the others.
 */
export function turns(most: Readonly<Record<HoldingClass, number>>, now?: () => number): Turns {
  const times = recordOf((): WorkTimes => workTimes(now));
  const queues = recordOf((): Waiter[] => []);

  return {
    async take(of, work, awaited) {
      const end = mayBegin(of) ? times[of].begin() : await turnOf(of, awaited?.signal);
      try {
        return await work();
      } finally {
        end();
        callNext();
      }
    },
    expectedWaitMs(of) {
      let longest = 0;
      for (const group of GROUPS_OF[of]) if (isFull(group)) longest = Math.max(longest, waitIn(group, of));
      return longest;
    },
    atWork: (of) => times[of].atWork(),
    waiting: (of) => queues[of].length,
  };

  function mayBegin(of: HoldingClass): boolean {
    return !GROUPS_OF[of].some(isFull);
  }

  function isFull({ last, classes }: Group): boolean {
    // Without a list of numbers: this is asked several times for each call.
    let atWork = 0;
    for (const each of classes) atWork += times[each].atWork();
    return atWork >= most[last];
  }

  /** How long it takes until as much of a group has ended as is before one who comes now. */
  function waitIn({ classes }: Group, of: HoldingClass): number {
    const ahead = sum(classes.slice(classes.indexOf(of)).map((each) => queues[each].length));
    const endsInAMs = sum(classes.map((each) => rateOf(times[each])));
    return (ahead + 1) / endsInAMs;
  }

  function turnOf(of: HoldingClass, signal: AbortSignal | undefined): Promise<() => void> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const queue = queues[of];
    queue.push(resolve);
    const giveUp = () => {
      const place = queue.indexOf(resolve);
      if (place !== -1) queue.splice(place, 1);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", giveUp, { once: true });
    return promise.finally(() => signal?.removeEventListener("abort", giveUp));
  }

  function callNext(): void {
    for (const of of LAST_FIRST) {
      // It counts as at work from here on, so that none that comes now takes its place.
      while (queues[of].length > 0 && mayBegin(of)) queues[of].shift()?.(times[of].begin());
    }
  }
}

/** Classes that are at work together up to a common number: those up to the last. */
interface Group {
  last: HoldingClass;
  classes: readonly HoldingClass[];
}

const GROUPS: readonly Group[] = HOLDING.map((last, index) => ({ last, classes: HOLDING.slice(0, index + 1) }));

/** The groups that a class is in. */
const GROUPS_OF: Readonly<Record<HoldingClass, readonly Group[]>> = {
  ranked: GROUPS,
  list: GROUPS.slice(HOLDING.indexOf("list")),
  read: GROUPS.slice(HOLDING.indexOf("read")),
};

const LAST_FIRST = HOLDING.toReversed();

/** What has just begun, and is the first of its kind, says nothing yet: it is taken to end soon. */
const LEAST_MS = 0.01;

/** How much of it ends in a millisecond. */
function rateOf(times: WorkTimes): number {
  return times.atWork() / Math.max(LEAST_MS, times.typicalMs());
}

function recordOf<Value>(make: () => Value): Record<HoldingClass, Value> {
  return { ranked: make(), list: make(), read: make() };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
