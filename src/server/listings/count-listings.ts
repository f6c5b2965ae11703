import { sql, type Kysely } from "kysely";
import type { OpenFilter } from "#domain/open-filter.ts";
import type { Tables } from "../db/tables.ts";
import { matchesFilter } from "./matches-filter.ts";

/** How many rooms match, counted no further than `atMost`: the cost has a bound whatever the filter. */
export function countUpTo(db: Kysely<Tables>, filter: OpenFilter, atMost: number): Promise<number> {
  return countOf(db, sql`(select from listing where ${matchesFilter(filter)} limit ${atMost}) as counted`);
}

/** How many rooms match: reads every index entry of a large result. */
export function countAll(db: Kysely<Tables>, filter: OpenFilter): Promise<number> {
  return countOf(db, sql`listing where ${matchesFilter(filter)}`);
}

async function countOf(db: Kysely<Tables>, some: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${some}`.execute(db);
  return rows[0]?.count ?? 0;
}
