import type { Db, Trx } from "../db/db.ts";

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
