import type { Kysely } from "kysely";
import type { Tables } from "../db/tables.ts";

/**
 * Takes rooms that ended before the day out of the search indexes. Queries compare end_date themselves, so
 * nothing depends on when this runs, nor on how many processes run it. Answers how many it took out.
 */
export async function retireEnded(db: Kysely<Tables>, today: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("listing")
    .set({ live: false })
    .where("live", "=", true)
    .where("end_date", "<", today)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
