import { sql, type Expression, type SqlBool } from "kysely";
import type { Db } from "./db.ts";
import type { Tables } from "./tables.ts";

/** Rows a statement: so many are deleted well within its time limit, whatever goes with them. */
const BATCH = 1000;

/** Deletes the rows of a table that meet a condition; those that another transaction holds stay for the next time. */
export async function deleteInBatches(db: Db, table: keyof Tables, condition: Expression<SqlBool>): Promise<void> {
  const rows = sql.table(table);
  const some = sql`select ctid from ${rows} where ${condition} limit ${BATCH} for update skip locked`;
  await inBatches(BATCH, async () => {
    const deleted = await sql`delete from ${rows} where ctid = any (array(${some}))`.execute(db);
    return Number(deleted.numAffectedRows ?? 0);
  });
}

/** Does some of a work after the other until less is done than could have been. @param doSome Answers how much it has done. */
export async function inBatches(most: number, doSome: () => Promise<number>): Promise<void> {
  while ((await doSome()) === most);
}
