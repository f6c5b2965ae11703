import type { CompiledQuery } from "kysely";
import type pg from "pg";
import type { Db } from "./db.ts";

/** The names of prepared statements, by their text. */
const names = new Map<string, string>();

/**
 * Asks a statement that each connection parses and plans once. For what nearly every call asks, and that finds one row by its
 * key: such a plan does not see the values, and a search that is planned so reads whole indexes.
 * @param statement Names each of its columns: with `*` a migration that adds one would break it on all open connections.
 * @returns Its first row; undefined without any.
 */
export async function findPrepared<Row>(db: Db, name: string, statement: CompiledQuery<Row>): Promise<Row | undefined> {
  names.set(statement.sql, name);
  const { rows } = await db.executeQuery(statement);
  return rows[0];
}

/** Has the connections of a pool know prepared statements by their names: what gives them to the driver has no place for one. */
export function nameStatements(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (asked: unknown, ...others: unknown[]) => unknown;
    Object.assign(client, { query: (asked: unknown, ...others: unknown[]) => query(withName(asked), ...others) });
  });
}

function withName(asked: unknown): unknown {
  const name = typeof asked === "string" ? names.get(asked) : undefined;
  return name === undefined ? asked : { name, text: asked };
}
