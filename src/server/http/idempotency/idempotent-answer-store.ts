import { sql, type Insertable } from "kysely";
import type { Db } from "../../db/db.ts";
import { deleteInBatches } from "../../db/delete-in-batches.ts";
import type { IdempotentAnswerTable } from "../../db/tables.ts";

/** Whose key. */
interface Key {
  userId: string;
  key: string;
}

/** Longer than an entry lives in a phone's outbox (30 days). */
const KEPT_FOR_MS = 35 * 24 * 60 * 60 * 1000;

/**
 * Takes a key for a request: a new one, or one of the same request that has no answer and is not running.
 * @param takesOthers Whether it may be another request's as well, if that one has left no answer and is not running.
 * @returns False when it is taken, or stood for another request.
 */
export async function takeKey(db: Db, row: Insertable<IdempotentAnswerTable>, takesOthers: boolean): Promise<boolean> {
  const { numInsertedOrUpdatedRows: taken } = await db
    .insertInto("idempotent_answer")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "key"])
        .doUpdateSet({ running_until: row.running_until, request_hash: row.request_hash })
        .where((eb) => eb.or([eb.val(takesOthers), eb("idempotent_answer.request_hash", "=", row.request_hash)]))
        .where("idempotent_answer.answer", "is", null)
        .where("idempotent_answer.running_until", "<=", row.created_at),
    )
    .executeTakeFirstOrThrow();
  return taken === 1n;
}

/** Says that the request under a key still runs; nothing once it has ended. @param until ISO text. */
export async function renewKey(db: Db, { userId, key }: Key, until: string): Promise<void> {
  await db
    .updateTable("idempotent_answer")
    .set({ running_until: until })
    .where("account_id", "=", userId)
    .where("key", "=", key)
    .where("answer", "is", null)
    .execute();
}

/** What is kept under a key. */
export function findAnswer(db: Db, { userId, key }: Key) {
  return db
    .selectFrom("idempotent_answer")
    .where("account_id", "=", userId)
    .where("key", "=", key)
    .select(["request_hash", "answer"])
    .executeTakeFirst();
}

/** Says until when the request runs, and with which answer it ended. */
export async function saveAnswer(
  db: Db,
  { userId, key }: Key,
  kept: { answer?: string; running_until: string },
): Promise<void> {
  await db.updateTable("idempotent_answer").set(kept).where("account_id", "=", userId).where("key", "=", key).execute();
}

/** Frees a key. */
export async function deleteAnswer(db: Db, { userId, key }: Key): Promise<void> {
  await db.deleteFrom("idempotent_answer").where("account_id", "=", userId).where("key", "=", key).execute();
}

/** Removes answers that no outbox can still wait for. @param now ISO text. */
export async function sweepIdempotentAnswers(db: Db, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - KEPT_FOR_MS).toISOString();
  await deleteInBatches(db, "idempotent_answer", sql`created_at < ${before}`);
}
