import { sql } from "kysely";
import type { FieldChange } from "#domain/moderation/act-rules.ts";
import type { Trx } from "../db/db.ts";

interface Person {
  id: string;
  /** The account's own and, as far as is known, those that it had before: one may have reported by either, signed out. */
  addresses: readonly string[];
}

/**
 * Lets moderation go on without an account that is about to be deleted (UA-20, A-61): their reports stay without them,
 * the log keeps the acts, not the words that were said to them nor the values that were changed, and no appeal of theirs waits any more. What was reported of
 * theirs goes by its foreign key.
 */
export async function forgetPerson(trx: Trx, { id, addresses }: Person, now: string): Promise<void> {
  await trx.updateTable("report").set({ email: null, reporter_hash: null }).where("email", "in", addresses).execute();
  await trx
    .updateTable("moderation_act")
    .set({
      account_id: null,
      words_zh: null,
      words_en: null,
      changes: sql<FieldChange[] | null>`without_values(changes)`,
    })
    .where("account_id", "=", id)
    .execute();
  await trx.deleteFrom("appeal").where("account_id", "=", id).execute();
  await trx.deleteFrom("moderation_case").where("kind", "=", "account").where("target_id", "=", id).execute();
  await trx
    .updateTable("moderation_case as one")
    .set({ state: "decided", decided_at: now })
    .where("poster_id", "=", id)
    .where("state", "=", "open")
    .where((one) =>
      one.not(
        one.exists(
          one
            .selectFrom("report")
            .select("report.id")
            .whereRef("report.kind", "=", "one.kind")
            .whereRef("report.target_id", "=", "one.target_id")
            .where("report.state", "=", "open"),
        ),
      ),
    )
    .execute();
}
