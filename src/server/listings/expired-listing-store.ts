import type { Db } from "../db/db.ts";

// So many rows are rewritten in well under a second; a statement may take five.
const AT_A_TIME = 5000;

/**
 * Takes rooms that ended before the day out of the search indexes. Queries compare end_date themselves, so
 * nothing depends on when this runs, nor on how many processes run it. Answers how many it took out.
 */
export async function expireListings(db: Db, today: string): Promise<number> {
  let retired = 0;
  let last = AT_A_TIME;
  while (last === AT_A_TIME) {
    last = await retireSome(db, today);
    retired += last;
  }
  return retired;
}

async function retireSome(db: Db, today: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("listing")
    .set({ live: false })
    // Asked again here, because another process may have been first, or an edit that moved the last day forward.
    .where("live", "=", true)
    .where("end_date", "<", today)
    .where("id", "in", (ended) =>
      ended.selectFrom("listing").select("id").where("live", "=", true).where("end_date", "<", today).limit(AT_A_TIME),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
