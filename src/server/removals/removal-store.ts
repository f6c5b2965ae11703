import { sql } from "kysely";
import { DAY_MS } from "#domain/durations.ts";
import { instantBefore } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";

/** Longer than a phone keeps what it has posted, to post it again after the server has lost it. */
const KEPT_FOR_MS = 60 * DAY_MS;

/** Notes that a room or request was deleted, in the transaction that deletes it. */
export async function noteRemoval(trx: Trx, id: string, now: Date): Promise<void> {
  const removed_at = now.toISOString();
  await trx
    .insertInto("removal")
    .values({ id, removed_at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ removed_at }))
    .execute();
}

/** Whether a room or request of this id was deleted within the last 60 days. */
export async function wasRemoved(db: Db | Trx, id: string): Promise<boolean> {
  return (await db.selectFrom("removal").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** Forgets deletions of more than 60 days ago. */
export async function sweepRemovals(db: Db, now: string): Promise<void> {
  const since = instantBefore(now, KEPT_FOR_MS);
  await deleteInBatches(db, "removal", sql`removed_at < ${since}`);
}
