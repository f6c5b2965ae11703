import type { SECOND_FACTOR_ACTS } from "#domain/moderation/act-rules.ts";
import { insertAct } from "../../audit-log/log-store.ts";
import type { Trx } from "../../db/db.ts";

export type SecondFactorAct = (typeof SECOND_FACTOR_ACTS)[number];

/** Writes into the audit log what was done with an account's second factor. @param doing.actorId Null for the operator's command. */
export async function noteSecondFactor(
  trx: Trx,
  act: SecondFactorAct,
  { actorId, accountId, now }: { actorId: string | null; accountId: string; now: Date },
): Promise<void> {
  await insertAct(trx, {
    id: crypto.randomUUID(),
    act,
    kind: null,
    target_id: null,
    account_id: accountId,
    actor_id: actorId,
    reason: null,
    words_zh: null,
    words_en: null,
    at: now.toISOString(),
  });
}
