import { sql, type Kysely } from "kysely";
import type { Tables } from "../db/tables.ts";
import { matchesFilter, type OpenFilter } from "./open-filter.ts";

/** How many rooms match, counted no further than `atMost`: the cost has a bound whatever the filter. */
export async function countUpTo(db: Kysely<Tables>, filter: OpenFilter, atMost: number): Promise<number> {
  const some = db
    .selectFrom("listing")
    .select(sql`1`.as("one"))
    .where(matchesFilter(filter))
    .limit(atMost)
    .as("some");
  const { count } = await db
    .selectFrom(some)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many rooms match: reads every index entry of a large result. */
export async function countAll(db: Kysely<Tables>, filter: OpenFilter): Promise<number> {
  const { count } = await db
    .selectFrom("listing")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(matchesFilter(filter))
    .executeTakeFirstOrThrow();
  return count;
}
