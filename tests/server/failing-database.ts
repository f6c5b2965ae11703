import { once } from "node:events";
import type pg from "pg";
import type { TestApp } from "./test-app.ts";

/**
 * How a statement fails: refused by the database without effect, or carried out with its answer lost, as when a
 * connection breaks.
 */
export type Fault = "refused" | "cut";

export interface FailingDatabase {
  /** Makes the n-th statement from now on fail (1 is the next). */
  failAt(n: number, fault: Fault): void;
  /** Whether it has failed; nothing fails any more from here on. */
  disarm(): boolean;
}

/** Puts faults between a server and its database (F7). Statements outside of the app must wait until it is disarmed. */
export function failingDatabase(server: TestApp): FailingDatabase {
  const { pool } = server.database;
  const connect: (...args: unknown[]) => unknown = pool.connect.bind(pool);
  let left = 0;
  let fault: Fault = "refused";
  let hasFailed = false;
  // The pool's own `query` gives a callback, and is what tests look with.
  pool.connect = (async (...args: unknown[]) =>
    args.length > 0 ? connect(...args) : faulty((await connect()) as pg.PoolClient)) as typeof pool.connect;
  return {
    failAt: (n, next) => ([left, fault, hasFailed] = [n, next, false]),
    disarm: () => ((left = 0), hasFailed),
  };

  function faulty(client: pg.PoolClient): pg.PoolClient {
    return new Proxy(client, {
      get(target, name) {
        if (name === "query") return (...args: [string]) => query(target, args);
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }

  async function query(client: pg.PoolClient, args: [string]): Promise<unknown> {
    // A rollback fails with its connection alone, which undoes the transaction as well.
    const isNext = !/^rollback/i.test(textOf(args[0])) && left > 0 && --left === 0;
    if (!isNext) return client.query(...args);
    hasFailed = true;
    if (fault === "cut") {
      await client.query(...args);
      const ended = once(client, "end");
      client.connection.stream.destroy();
      await ended;
      throw new Error("Connection terminated unexpectedly");
    }
    throw Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" });
  }
}

function textOf(statement: string | { text: string }): string {
  return typeof statement === "string" ? statement : statement.text;
}
