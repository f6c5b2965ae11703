import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { within } from "#domain/within.ts";
import { readServerState, type ServerState } from "./server-state.ts";

/** A server that is asked again and again how it is. */
export interface WatchedServer {
  url: string;
  /** What it said last; null while it does not answer. */
  state(): ServerState | null;
  close(): Promise<void>;
}

const ASKED_EVERY_MS = 250;
/** What has not answered within this long is too slow, cut off or dead. */
const ANSWERS_WITHIN_MS = 1000;

/** Watches a server by a connection of its own. @param changed Called after each answer, and where one fails to come. */
export function watchServer(url: string, changed: () => void): WatchedServer {
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
  let state: ServerState | null = null;
  const watching = watch();
  return {
    url,
    state: () => state,
    async close() {
      stopping.abort();
      await watching;
      await pool.end();
    },
  };

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const asking = readServerState(pool).catch(() => null);
      set(await within(ANSWERS_WITHIN_MS, asking, null));
      // The next question would only wait behind one that hangs.
      await asking;
      await delay(ASKED_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  function set(next: ServerState | null): void {
    if (stopping.signal.aborted) return;
    state = next;
    changed();
  }
}
