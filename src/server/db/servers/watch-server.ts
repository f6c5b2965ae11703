import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { within } from "#domain/within.ts";
import { readServerState, type ServerState } from "./server-state.ts";

/** What a server said last, and when it was asked that, on the clock of `performance.now()`. */
export interface Known {
  state: ServerState;
  askedAt: number;
}

/** A server that is asked again and again how it is. */
export interface WatchedServer {
  url: string;
  /** Null while it does not answer. */
  known(): Known | null;
  /** Counts as silent until it answers again: a caller has just failed to reach it. */
  doubt(): void;
  close(): Promise<void>;
}

const ASKED_EVERY_MS = 250;
/** What has not answered within this long is too slow, cut off or dead. */
const ANSWERS_WITHIN_MS = 1000;

/** Watches a server by a connection of its own. @param changed Called after each answer, and where one fails to come. */
export function watchServer(url: string, changed: (known: Known | null) => void): WatchedServer {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "qiying-watch",
    max: 1,
    connectionTimeoutMillis: ANSWERS_WITHIN_MS,
    query_timeout: ANSWERS_WITHIN_MS,
    idleTimeoutMillis: 0,
    keepAlive: true,
  });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const stopping = new AbortController();
  let known: Known | null = null;
  const watching = watch();
  return {
    url,
    known: () => known,
    doubt: () => set(null),
    async close() {
      stopping.abort();
      await watching;
      await pool.end();
    },
  };

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const askedAt = performance.now();
      const asking = readServerState(pool).catch(() => null);
      const state = await within(ANSWERS_WITHIN_MS, asking, null);
      set(state && { state, askedAt });
      // The next question would only wait behind one that hangs.
      await asking;
      await delay(ASKED_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  function set(next: Known | null): void {
    if (stopping.signal.aborted) return;
    known = next;
    changed(next);
  }
}
