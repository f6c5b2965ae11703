import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import { ERROR_CODES } from "#contract/error-codes.ts";
import { routes, type RouteName } from "#contract/routes.ts";
import { fairQueue } from "../fair-queue.ts";
import { HttpError, type Refusal } from "../http/errors/http-error.ts";
import { tell, toldQueued } from "../occurrences.ts";
import { admittedAs, CALL_CLASSES, type CallClass, type QueuedClass } from "./call-classes.ts";

/** Lets calls in, or refuses them before they cost anything. */
export interface Admission {
  /**
   * Asked as soon as a call has come, before anything of it is read.
   * @param networkOf Says from which network it comes.
   * @returns 503 `overloaded` with Retry-After, where as many as may wait already; null where it is let in.
   */
  refusalOf: (name: RouteName, networkOf: () => string) => Refusal | null;
  /** Does the work of a call that was let in, when it is its turn. @throws HttpError 503, as above, where that takes too long. */
  admit: <Result>(name: RouteName, network: string, work: () => Promise<Result>) => Promise<Result>;
  /** Both for work that is no call of its own. */
  take: Take;
  /** Whether lists or what ranks rooms wait for their turn: what a page can do without is left out then. */
  isBusy: () => boolean;
}

/** Does work of a network when it is its turn. @throws HttpError 503 with Retry-After where it would have to wait too long. */
export type Take = <Result>(of: QueuedClass, network: string, work: () => Promise<Result>) => Promise<Result>;

interface Parts {
  pool: { waitingCount: number; options: Pick<pg.PoolOptions, "max"> };
  /** How long a list may wait, in milliseconds (SEARCH_WAIT_MS); others PATIENCE times as long. */
  longestWaitMs: number;
  log: Pick<FastifyBaseLogger, "warn">;
}

/**
 * The queue of each class: its share of the database's connections, how many calls may wait, and for how long as a multiple of what a list
 * may. What is left of the connections is for writes, probes and jobs. Networks have their turns in `ranked`, so a wait there is mostly
 * that of a flood's own calls.
 */
const QUEUES: Record<QueuedClass, { share: number; mostWaiting: number; patience: number }> = {
  ranked: { share: 0.2, mostWaiting: 256, patience: 3 },
  list: { share: 0.3, mostWaiting: 256, patience: 1 },
  read: { share: 0.2, mostWaiting: 256, patience: 3 },
};

/** Calls ahead of those who ask on and on, for a network that has asked for nothing lately. */
const CREDIT = 4;

/** Queries that may wait for a connection of the pool; beyond, nothing new is let in that could be refused. */
const MOST_WAITING_FOR_POOL = 100;

/**
 * A refused caller comes again after so many seconds, each after another time. Made once: what refuses most of what comes must
 * cost next to nothing, or the refusals take the time of the answers.
 */
const REFUSALS: readonly Refusal[] = [1, 2, 3, 4, 5].map((seconds) => ({
  status: ERROR_CODES.overloaded,
  code: "overloaded",
  detail: "Too busy just now",
  headers: { "retry-after": String(seconds) },
}));

/** Admission to an app and its database. */
export function admission({ pool, longestWaitMs, log }: Parts): Admission {
  const queues = { ranked: queueOf("ranked"), list: queueOf("list"), read: queueOf("read") };
  const tellRefusals = refusalTeller(log);

  return {
    refusalOf(name, networkOf) {
      const admitted = admittedAs(name, routes[name].method);
      if (admitted === null) return null;
      const { of } = admitted;
      const isFull = pool.waitingCount > MOST_WAITING_FOR_POOL || (of !== "write" && mustLeave(of, networkOf));
      return isFull ? refusal(of) : null;
    },
    admit(name, network, work) {
      const admitted = admittedAs(name, routes[name].method);
      return admitted === null || admitted.atTheDoor ? work() : take(admitted.of, network, work);
    },
    take,
    isBusy: () => queues.ranked.pendingCount > 0 || queues.list.pendingCount > 0,
  };

  function take<Result>(of: QueuedClass, network: string, work: () => Promise<Result>): Promise<Result> {
    return toldQueued(of, queues[of], queues[of].run(network, 1, work));
  }

  function mustLeave(of: QueuedClass, networkOf: () => string): boolean {
    return queues[of].pendingCount > 0 && queues[of].refuses(networkOf());
  }

  function queueOf(of: QueuedClass) {
    const { share, mostWaiting, patience } = QUEUES[of];
    const workers = Math.max(1, Math.floor(share * (pool.options.max ?? 1)));
    const full = () => thrown(refusal(of));
    return fairQueue({
      workers,
      workersOfOne: workers,
      mostWaiting,
      longestWaitMs: patience * longestWaitMs,
      credit: CREDIT,
      full,
    });
  }

  function refusal(of: CallClass): Refusal {
    tell("refusal", { class: of });
    tellRefusals(of);
    return REFUSALS[Math.floor(Math.random() * REFUSALS.length)]!;
  }
}

function thrown({ code, detail, headers }: Refusal): HttpError {
  return new HttpError(code, detail, headers);
}

const TOLD_EVERY_MS = 10_000;

/** Tells the log when refusals begin, and every ten seconds how many they were: a line for each would be a load of its own. */
function refusalTeller(log: Parts["log"]): (of: CallClass) => void {
  let counts = new Map<CallClass, number>();
  let timer: NodeJS.Timeout | undefined;

  return (of) => {
    counts.set(of, (counts.get(of) ?? 0) + 1);
    if (timer !== undefined) return;
    log.warn({ class: of }, "too busy: calls are refused");
    timer = setTimeout(sumUp, TOLD_EVERY_MS).unref();
  };

  function sumUp(): void {
    timer = undefined;
    const refused = Object.fromEntries(CALL_CLASSES.map((of) => [of, counts.get(of) ?? 0]));
    counts = new Map();
    log.warn({ refused, seconds: TOLD_EVERY_MS / 1000 }, "calls were refused");
  }
}
