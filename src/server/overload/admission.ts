import type { FastifyInstance } from "fastify";
import { ERROR_CODES } from "#contract/error-codes.ts";
import { routes, type RouteName } from "#contract/routes.ts";
import type { AwaitedAnswer } from "../http/calls/while-awaited.ts";
import { HttpError, type Refusal } from "../http/errors/http-error.ts";
import { tell } from "../occurrences.ts";
import { admittedAs, CALL_CLASSES, type CallClass, type HoldingClass } from "./call-classes.ts";
import { heavyNetworks } from "./heavy-networks.ts";
import { watchLoopDelay, type LoopDelay } from "./loop-delay.ts";
import { watchPool, type WatchedPool } from "./pool-wait.ts";
import { turns } from "./turns.ts";

/** Lets calls in, or refuses them before they have waited. */
export interface Admission {
  /**
   * Asked as soon as a call has come, before anything of it is read.
   * @param networkOf Says from which network it comes.
   * @returns 503 `overloaded` with Retry-After, where the call would have to wait longer than those of its class may; null where
   *   it is let in.
   */
  refusalOf: (name: RouteName, networkOf: () => string) => Refusal | null;
  /**
   * Does the work of a call that was let in, when it is its turn.
   * @param awaited Its signal is aborted when the caller waits for the answer no more.
   */
  admit: <Result>(name: RouteName, awaited: AwaitedAnswer, work: () => Promise<Result>) => Promise<Result>;
  /** Both for work that is no call of its own. @throws HttpError 503 `overloaded`, as above. */
  take: <Result>(of: HoldingClass, work: () => Promise<Result>) => Promise<Result>;
  /** Whether calls of this class are refused at this moment, a flood of few networks aside. */
  refuses: (of: CallClass) => boolean;
  /** What a call of each class would wait for its turn now, in milliseconds. */
  expectedWaits: () => Record<CallClass, number>;
}

interface Parts {
  /** Connections to the database. */
  connections: number;
  /** How long who asks for a connection waits for it, in milliseconds. */
  poolWaitMs: () => number;
  loopDelay: Pick<LoopDelay, "ms">;
  /** How long a list may wait, in milliseconds (SEARCH_WAIT_MS); the other classes a part of it, or several times. */
  longestWaitMs: number;
  log: { warn(fields: object, line: string): void };
}

/** How long calls of a class may wait, as a multiple of what a list may. */
const PATIENCE: Record<CallClass, number> = { ranked: 0.8, list: 1, read: 3, write: 10 };

/**
 * The same for a `ranked` call of a network that asks for far more than others: those are refused while the wait is short enough for
 * everybody else, so that a flood waits for itself. What costs less is too cheap to be worth telling networks apart.
 */
const PATIENCE_OF_HEAVY = 0.2;
/**
 * And of all other networks while such a one asks: it is held to so short a wait that what is before them ends soon, and what makes them
 * wait is mostly the pace of its refusals. They are few, and a second late is better for them than not at all.
 */
const PATIENCE_BESIDE_HEAVY = 10;

/** The share of the connections that calls of a class, and of those that are refused before it, may hold together. */
const SHARE: Record<HoldingClass, number> = { ranked: 0.2, list: 0.5, read: 0.7 };

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

/** Admission to an app and its database, until the app is closed. */
export function admissionTo(
  app: FastifyInstance,
  pool: WatchedPool,
  { searchWaitMs }: { searchWaitMs: number },
): Admission {
  const connections = pool.options.max;
  const loopDelay = watchLoopDelay();
  app.addHook("onClose", async () => loopDelay.stop());
  const parts = { connections, poolWaitMs: watchPool(pool), loopDelay, longestWaitMs: searchWaitMs, log: app.log };
  return admission(parts);
}

/** Admission by given waits: how late the loop is, and how long connections are waited for. */
export function admission({ connections, poolWaitMs, loopDelay, longestWaitMs, log }: Parts): Admission {
  const places = (share: number): number => Math.max(1, Math.floor(share * connections));
  const turn = turns({ ranked: places(SHARE.ranked), list: places(SHARE.list), read: places(SHARE.read) });
  const tellRefusals = refusalTeller(log);
  const heavy = heavyNetworks();

  return {
    refusalOf(name, networkOf) {
      const admitted = admittedAs(name, routes[name].method);
      if (admitted === null) return null;
      const isHeavy = admitted.of === "ranked" && heavy.asks(networkOf());
      return refuses(admitted.of, isHeavy ? PATIENCE_OF_HEAVY : patienceOfOthers(admitted.of))
        ? refusal(admitted.of)
        : null;
    },
    async admit(name, awaited, work) {
      const admitted = admittedAs(name, routes[name].method);
      const holds = admitted !== null && admitted.atTheDoor !== true;
      return holds ? turn.take(admitted.of as HoldingClass, work, awaited) : work();
    },
    async take(of, work) {
      // Calls of heavy networks have been held to their own patience at the door.
      if (refuses(of, patienceOfOthers(of))) throw thrown(refusal(of));
      return turn.take(of, work);
    },
    refuses: (of) => refuses(of),
    expectedWaits: () => ({
      ranked: expectedWaitMs("ranked"),
      list: expectedWaitMs("list"),
      read: expectedWaitMs("read"),
      write: expectedWaitMs("write"),
    }),
  };

  function patienceOfOthers(of: CallClass): number {
    return of === "ranked" && heavy.areAsking() ? PATIENCE_BESIDE_HEAVY : PATIENCE[of];
  }

  function refuses(of: CallClass, patience = PATIENCE[of]): boolean {
    return expectedWaitMs(of) > patience * longestWaitMs;
  }

  function expectedWaitMs(of: CallClass): number {
    const turnMs = of === "write" ? 0 : turn.expectedWaitMs(of);
    // Where there is a place free it is taken, however late everything is: to refuse all would answer none.
    const lateMs = of === "ranked" || turnMs > 0 ? loopDelay.ms() : 0;
    return turnMs + poolWaitMs() + lateMs;
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
