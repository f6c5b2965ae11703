import type { FastifyInstance } from "fastify";
import { routes, type RouteName } from "#contract/routes.ts";
import { HttpError } from "../http/errors/http-error.ts";
import { tell } from "../occurrences.ts";
import { admittedAs, CALL_CLASSES, type CallClass, type HoldingClass } from "./call-classes.ts";
import { watchLoopDelay, type LoopDelay } from "./loop-delay.ts";
import { watchPool, type WatchedPool } from "./pool-wait.ts";
import { turns } from "./turns.ts";

/** Lets calls in, or refuses them before they have waited. */
export interface Admission {
  /**
   * Does a call's work, when it is its turn.
   * @param signal Aborted when nobody waits for the answer any more.
   * @throws HttpError 503 `overloaded` with Retry-After at once, where it would have to wait longer than calls of its class may.
   */
  admit: <Result>(name: RouteName, signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;
  /** The same for work that is no call of its own. */
  take: <Result>(of: HoldingClass, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;
  /** Whether calls of this class are refused at this moment. */
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
const PATIENCE: Record<CallClass, number> = { ranked: 0.5, list: 1, read: 3, write: 10 };

/** The share of the connections that calls of a class, and of those that are refused before it, may hold together. */
const SHARE: Record<HoldingClass, number> = { ranked: 0.2, list: 0.5, read: 0.7 };

/** A refused caller comes again after so many seconds, each after another time. */
const RETRY_SECONDS = { least: 1, most: 5 };

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

export function admission({ connections, poolWaitMs, loopDelay, longestWaitMs, log }: Parts): Admission {
  const places = (share: number): number => Math.max(1, Math.floor(share * connections));
  const turn = turns({ ranked: places(SHARE.ranked), list: places(SHARE.list), read: places(SHARE.read) });
  const tellRefusals = refusalTeller(log);

  return {
    async admit(name, signal, work) {
      const admitted = admittedAs(name, routes[name].method);
      if (admitted === null) return work();
      if (refuses(admitted.of)) throw refusal(admitted.of);
      return admitted.atTheDoor === true ? work() : turn.take(admitted.of as HoldingClass, work, signal);
    },
    async take(of, work, signal) {
      if (refuses(of)) throw refusal(of);
      return turn.take(of, work, signal);
    },
    refuses,
    expectedWaits: () => ({
      ranked: expectedWaitMs("ranked"),
      list: expectedWaitMs("list"),
      read: expectedWaitMs("read"),
      write: expectedWaitMs("write"),
    }),
  };

  function refuses(of: CallClass): boolean {
    return expectedWaitMs(of) > PATIENCE[of] * longestWaitMs;
  }

  function expectedWaitMs(of: CallClass): number {
    const turnMs = of === "write" ? 0 : turn.expectedWaitMs(of);
    // Where there is a place free it is taken, however late everything is: to refuse all would answer nobody.
    const lateMs = of === "ranked" || turnMs > 0 ? loopDelay.ms() : 0;
    return turnMs + poolWaitMs() + lateMs;
  }

  function refusal(of: CallClass): HttpError {
    tell("refusal", { class: of });
    tellRefusals(of);
    const seconds = RETRY_SECONDS.least + Math.floor(Math.random() * (1 + RETRY_SECONDS.most - RETRY_SECONDS.least));
    return new HttpError("overloaded", "Too busy just now", { "retry-after": String(seconds) });
  }
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
