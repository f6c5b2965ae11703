import { CompiledQuery } from "kysely";
import type { Db } from "./db.ts";

/** The names of prepared statements, by their text. */
const names = new Map<string, string>();

/** Asks a prepared statement. @returns Its first row; undefined without any. */
export type FindPrepared<Row> = (db: Db, ...values: unknown[]) => Promise<Row | undefined>;

/**
 * Makes a statement that each connection parses and plans once. For what nearly every call asks, and that finds rows by
 * their keys: such a plan does not see the values, and a search that is planned so reads whole indexes.
 * @param text SQL, because to build a query from its parts takes longer than its answer. It names each of its columns: with `*` a
 *   migration that adds one would break it on all open connections.
 */
export function prepared<Row>(name: string, text: string): FindPrepared<Row> {
  names.set(text, name);
  return async (db, ...values) => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values));
    return rows[0];
  };
}

/** Names a statement that was made by `prepared`, as the driver wants it: Kysely has no place for a name. Gives anything else back. */
export function withName(asked: unknown): unknown {
  const name = typeof asked === "string" ? names.get(asked) : undefined;
  return name === undefined ? asked : { name, text: asked };
}
