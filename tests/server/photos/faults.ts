import * as files from "node:fs/promises";
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import type { Tables } from "../../../src/server/db/tables.ts";
import type { FileCalls } from "../../../src/server/photos/storage/disk-storage.ts";
import type { TestDatabase } from "../../support/database.ts";

/** Lets the n-th step of whatever is done fail, before it is done or after it. */
export interface Faults {
  kysely: Kysely<Tables>;
  calls: FileCalls;
  /** Arms it for one step, counted from now. */
  failAt(step: number, when: "before" | "after"): void;
  /** Whether that step has come; disarms it. */
  disarm(): boolean;
}

/** Statements and file calls that go wrong where they are told to (F7). */
export function faults({ pool }: TestDatabase, code = "EIO"): Faults {
  let left = 0;
  let failing: "before" | "after" | null = null;
  let hit = false;

  return {
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: faultyPool() }) }),
    calls: {
      mkdir: ((...args: Parameters<typeof files.mkdir>) => step(() => files.mkdir(...args))) as typeof files.mkdir,
      writeFile: (...args) => step(() => files.writeFile(...args)),
      rename: (...args) => step(() => files.rename(...args)),
    },
    failAt(at, when) {
      [left, failing, hit] = [at, when, false];
    },
    disarm() {
      failing = null;
      return hit;
    },
  };

  function faultyPool(): PostgresPool {
    return {
      options: pool.options,
      async connect() {
        const client = await pool.connect();
        const query = (...args: unknown[]) => step(() => (client.query as (...given: unknown[]) => unknown)(...args));
        return { query, release: () => client.release() } as unknown as PostgresPoolClient;
      },
      end: async () => undefined,
    };
  }

  async function step<Result>(work: () => Result): Promise<Awaited<Result>> {
    const when = failing !== null && (left -= 1) === 0 ? failing : null;
    if (when !== null) hit = true;
    if (when === "before") throw failure();
    const result = await work();
    if (when === "after") throw failure();
    return result;
  }

  function failure(): Error {
    return Object.assign(new Error("injected"), { code });
  }
}
