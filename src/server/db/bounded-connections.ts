import { Kysely, PostgresDialect, type Logger, type PostgresPool, type PostgresPoolClient } from "kysely";
import pLimit from "p-limit";
import type pg from "pg";
import { cancelStatement } from "./cancel-statement.ts";
import type { Db } from "./db.ts";
import type { Tables } from "./tables.ts";

/** Connections of a pool, of which one kind of work holds only so many: the others are there for everything else. */
export interface BoundedConnections {
  /** The database for a search of one caller. What runs on its `db` when the signal is aborted is cancelled. */
  until(signal: AbortSignal): SearchConnections;
  /** The database for work that is to be done though its caller waits no more. */
  db: Db;
}

/** The database as a search asks it. */
export interface SearchConnections {
  /** For what is of no use when who asked has gone. */
  db: Db;
  /** The same for what others use too: counts that are remembered. */
  lasting: Db;
}

interface Bounds {
  /** How many connections at a time. */
  most: number;
  /** Hears of each statement. */
  log?: Logger;
}

/** Takes a share of a pool: no more than `most` of its connections at a time, others wait for one of those. */
export function boundedConnections(pool: pg.Pool, { most, log }: Bounds): BoundedConnections {
  const turn = pLimit(most);
  const db = dbOf(connect, { pool, log });
  return { until: (signal) => ({ db: dbOf(connect, { pool, log, signal }), lasting: db }), db };

  /** A connection, and how to give it back. */
  function connect(): Promise<[client: pg.PoolClient, release: (isBroken?: boolean) => void]> {
    const connected = Promise.withResolvers<[pg.PoolClient, (isBroken?: boolean) => void]>();
    const released = Promise.withResolvers<void>();
    void turn(async () => {
      const client = await pool.connect().catch((error: unknown) => connected.reject(error));
      if (client === undefined) return;
      connected.resolve([
        client,
        (isBroken) => {
          client.release(isBroken);
          released.resolve();
        },
      ]);
      await released.promise;
    });
    return connected.promise;
  }
}

interface DbParts {
  pool: pg.Pool;
  log: Logger | undefined;
  signal?: AbortSignal;
}

type Connect = () => Promise<[client: pg.PoolClient, release: (isBroken?: boolean) => void]>;

function dbOf(connect: Connect, { pool, log, signal }: DbParts): Db {
  const bounded: PostgresPool = {
    options: pool.options,
    async connect() {
      signal?.throwIfAborted();
      const [client, release] = await connect();
      const query = (text: string, values: unknown[]) => {
        const running = client.query(text, values);
        return signal === undefined ? running : cancelledBy(signal, running, () => cancelStatement(pool, client));
      };
      return { query, release } as unknown as PostgresPoolClient;
    },
    // The pool is its owner's to end.
    end: async () => undefined,
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: bounded }), ...(log && { log }) });
}

/** The connection is kept until the cancelling has ended too: it must not meet the next statement. */
async function cancelledBy<Result>(
  signal: AbortSignal,
  running: Promise<Result>,
  cancel: () => Promise<void>,
): Promise<Result> {
  // oxlint-disable-next-line qiying/remembered-promises -- Of one statement, and it cannot fail.
  let cancelling: Promise<void> | undefined;
  const onAbort = () => {
    cancelling = cancel().catch(() => undefined);
  };
  if (signal.aborted) onAbort();
  else signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await running;
  } finally {
    signal.removeEventListener("abort", onAbort);
    await cancelling;
  }
}
