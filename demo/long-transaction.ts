import { Kysely, PostgresDialect, sql } from "kysely";
import type { Trx } from "../src/server/db/db.ts";
import type { Database } from "../src/server/db/connect.ts";
import type { Tables } from "../src/server/db/tables.ts";

const TEN_MINUTES_MS = "600000";

/** Runs bulk work in a transaction on a connection of its own: statements of the pool may run for seconds only. */
export async function inLongTransaction(
  database: Pick<Database, "session">,
  work: (trx: Trx) => Promise<void>,
): Promise<void> {
  const client = database.session();
  // A connection that breaks also fails the query that waits on it, which is where it is dealt with.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const connection = { query: client.query.bind(client), release: () => undefined };
    const pool = { options: {}, connect: async () => connection, end: async () => undefined };
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    await db.transaction().execute(async (trx) => {
      await sql`select set_config(name, ${TEN_MINUTES_MS}, true)
        from unnest('{statement_timeout,lock_timeout}'::text[]) as name`.execute(trx);
      await work(trx);
    });
  } finally {
    await client.end();
  }
}
