import { sql } from "kysely";
import { MINUTE_MS } from "#domain/durations.ts";
import { instantBefore } from "../../clock.ts";
import type { Db } from "../db.ts";
import { deleteInBatches } from "../delete-in-batches.ts";

/** A replica that is further behind is not read (see replica-lag.ts): what is older is of no use. */
const KEPT_FOR_MS = MINUTE_MS;

/**
 * Notes how far the log of the primary goes after an account has written something, so that it reads from no replica that has
 * not got as far. Asked after the commit, which then lies before it.
 */
export async function noteWritePosition(db: Db, accountId: string): Promise<void> {
  const values = {
    account_id: accountId,
    position: sql<string>`pg_current_wal_insert_lsn()`,
    written_at: sql<string>`now()`,
  };
  await db
    .insertInto("write_position")
    .values(values)
    .onConflict((conflict) =>
      conflict.column("account_id").doUpdateSet({ position: values.position, written_at: values.written_at }),
    )
    .execute();
}

/** Removes positions that every replica in use has reached. @param now ISO text. */
export async function sweepWritePositions(db: Db, now: string): Promise<void> {
  const before = instantBefore(now, KEPT_FOR_MS);
  await deleteInBatches(db, "write_position", sql`written_at < ${before}`);
}
