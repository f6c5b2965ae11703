import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/db.ts";

/** Rooms that can be counted. */
export interface CountableRooms {
  /** The same for the same question. */
  key: string;
  /** What stands behind `from`: tables and conditions. */
  from: RawBuilder<unknown>;
}

/** How many rooms there are, counted no further than `atMost`: the cost has a bound whatever the filter. */
export function countUpTo(db: Db, { from }: CountableRooms, atMost: number): Promise<number> {
  return countOf(db, sql`(select from ${from} limit ${atMost}) as counted`);
}

/** How many rooms there are: reads every index entry of a large result. */
export function countAll(db: Db, { from }: CountableRooms): Promise<number> {
  return countOf(db, from);
}

async function countOf(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${from}`.execute(db);
  return rows[0]?.count ?? 0;
}
