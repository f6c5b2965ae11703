import type pg from "pg";
import { withName } from "./prepared-statements.ts";

type Done = (error: Error | undefined, result: pg.QueryResult) => void;
type Query = (asked: unknown, ...valuesAndDone: unknown[]) => unknown;

/**
 * Replaces the driver's `query` on each connection of a pool. Prepared statements get their names. All are asked by callback, also
 * where a promise is wanted: the driver's own promise keeps a query, and all of its rows, past each small collection of garbage,
 * which has to copy them then until the next large one (docs/decisions/kysely-over-pg.md).
 */
export function replaceQuery(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as Query;
    Object.assign(client, { query: (asked: unknown, ...others: unknown[]) => ask(query, withName(asked), others) });
  });
}

function ask(query: Query, asked: unknown, others: unknown[]): unknown {
  if (typeof others.at(-1) === "function" || isSubmittable(asked)) return query(asked, ...others);
  return promised((done) => query(asked, ...others, done)).catch(withStackOfCaller);
}

/** What brings its own way to be sent and answered, as a cursor does. */
function isSubmittable(asked: unknown): boolean {
  return typeof (asked as { submit?: unknown } | null | undefined)?.submit === "function";
}

function promised(run: (done: Done) => void): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => run((error, result) => (error ? reject(error) : resolve(result))));
}

// That of the driver begins where its socket was read.
function withStackOfCaller(error: Error): never {
  Error.captureStackTrace(error);
  throw error;
}
