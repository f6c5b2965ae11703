import type pg from "pg";

/** When a statement fails: before the database has it, or once it has done it and the answer gets lost. */
export type Moment = "before" | "after";

interface Fault {
  /** Which statement fails, counted from 1 over all connections. */
  at: number;
  moment: Moment;
}

/**
 * Runs work during which one statement of the pool fails as if the connection broke.
 * @returns What the work gives, and whether it had so many statements at all.
 */
export async function withFailing<Result>(
  pool: pg.Pool,
  { at, moment }: Fault,
  work: () => Promise<Result>,
): Promise<{ result: Result; failed: boolean }> {
  let statements = 0;
  let failed = false;
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;

  async function failing(client: pg.PoolClient, args: unknown[]): Promise<unknown> {
    statements += 1;
    const isDue = statements === at;
    failed ||= isDue;
    if (isDue && moment === "before") throw new Error("Connection terminated unexpectedly");
    const result = await (client.query as (...given: unknown[]) => Promise<unknown>).apply(client, args);
    if (isDue) throw new Error("Connection terminated unexpectedly");
    return result;
  }

  function wrapped(client: pg.PoolClient): pg.PoolClient {
    return new Proxy(client, {
      get(target, name) {
        if (name === "query") return (...args: unknown[]) => failing(target, args);
        const value = Reflect.get(target, name) as unknown;
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      },
    });
  }

  Object.assign(pool, { connect: async () => wrapped(await connect()) });
  try {
    return { result: await work(), failed };
  } finally {
    Object.assign(pool, { connect });
  }
}
