import { sql } from "kysely";
import type { Db } from "../db/db.ts";

/** A turn is over a little before the next look of the process that took it, else that would come too early each time. */
const SHARE_OF_PERIOD = 0.8;

/**
 * Takes the turn of a job that is to be done once a period for the whole site, however many processes there are. It is a row, not a
 * lock: nothing is held while the job runs, and the turn of a process that dies comes back after a period. By the database's
 * clock, which is one for all machines.
 * @returns Whether this process is to do it.
 */
export async function takeJobTurn(db: Db, name: string, everyMs: number): Promise<boolean> {
  const next_at = sql<string>`now() + ${(everyMs * SHARE_OF_PERIOD) / 1000} * interval '1 second'`;
  const { numInsertedOrUpdatedRows: taken } = await db
    .insertInto("job_turn")
    .values({ name, next_at })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ next_at })
        .where("job_turn.next_at", "<=", sql<string>`now()`),
    )
    .executeTakeFirstOrThrow();
  return taken === 1n;
}
