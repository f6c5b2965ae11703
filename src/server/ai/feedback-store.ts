import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { Trx } from "../db/db.ts";

/** What a user thought of the answer to a query. */
export interface Feedback {
  accountId: string;
  query: string;
  satisfied: boolean;
}

/** Keeps feedback of a user who allows it at this moment; of others nothing is kept. */
export async function keepFeedback(trx: Trx, { accountId, query, satisfied }: Feedback, now: Date): Promise<void> {
  await sql`
    insert into ai_feedback (id, account_id, query, satisfied, created_at)
    select ${uuid({ msecs: now.getTime() })}, id, ${query}, ${satisfied}, ${now.toISOString()} from account
    where id = ${accountId} and allow_data_for_training for share`.execute(trx);
}

/** Deletes all feedback of a user, who no longer allows it. */
export async function forgetFeedback(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom("ai_feedback").where("account_id", "=", accountId).execute();
}

/** All that is kept of a user's feedback, the oldest first. */
export function feedbackOf(trx: Trx, accountId: string) {
  return trx
    .selectFrom("ai_feedback")
    .select(["query", "satisfied", "created_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
