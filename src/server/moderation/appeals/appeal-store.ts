import type { Selectable } from "kysely";
import type { Act, AppealOutcome, CaseKind } from "#domain/moderation/act-rules.ts";
import type { Db, Trx } from "../../db/db.ts";
import type { AppealTable } from "../../db/tables.ts";
import type { CaseKey } from "../cases/case-store.ts";

export type AppealRow = Selectable<AppealTable>;

interface NewAppeal {
  actId: string;
  accountId: string;
  of: CaseKey;
  words: string;
  /** ISO text. */
  now: string;
}

/** Writes an appeal. @returns Whether it is the first against its act. */
export async function insertAppeal(trx: Trx, { actId, accountId, of, words, now }: NewAppeal): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("appeal")
    .values({
      act_id: actId,
      account_id: accountId,
      kind: of.kind,
      target_id: of.id,
      words,
      created_at: now,
      outcome: null,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The appeal in a case that is to be decided, else the last one that was, with the act that it is against. */
export function lastAppealIn(db: Db | Trx, { kind, id }: CaseKey): Promise<(AppealRow & { act: Act }) | undefined> {
  return db
    .selectFrom("appeal")
    .innerJoin("moderation_act", "moderation_act.id", "appeal.act_id")
    .selectAll("appeal")
    .select((appeal) => appeal.ref("moderation_act.act").$castTo<Act>().as("act"))
    .where("appeal.kind", "=", kind)
    .where("appeal.target_id", "=", id)
    .orderBy((appeal) => appeal("appeal.outcome", "is", null), "desc")
    .orderBy("moderation_act.position", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** An appeal that is to be decided. */
export interface PendingAppeal {
  actId: string;
  act: Act;
  of: { kind: CaseKind; id: string };
}

/** Appeals in a case that are to be decided; or all against an account's deactivation. */
export async function pendingAppeals(trx: Trx, of: CaseKey | { deactivated: string }): Promise<PendingAppeal[]> {
  const pending = trx
    .selectFrom("appeal")
    .innerJoin("moderation_act", "moderation_act.id", "appeal.act_id")
    .select(["appeal.act_id", "appeal.kind", "appeal.target_id"])
    .select((appeal) => appeal.ref("moderation_act.act").$castTo<Act>().as("act"))
    .where("appeal.outcome", "is", null);
  const meant =
    "kind" in of
      ? pending.where("appeal.kind", "=", of.kind).where("appeal.target_id", "=", of.id)
      : pending.where("appeal.account_id", "=", of.deactivated).where("moderation_act.act", "=", "deactivate");
  const rows = await meant.execute();
  return rows.map(({ act_id, act, kind, target_id }) => ({ actId: act_id, act, of: { kind, id: target_id } }));
}

/** Decides an appeal. */
export async function decideAppeal(trx: Trx, actId: string, outcome: AppealOutcome, now: string): Promise<void> {
  await trx
    .updateTable("appeal")
    .set({ outcome, decided_at: now })
    .where("act_id", "=", actId)
    .where("outcome", "is", null)
    .execute();
}

/** Appeals that are to be decided. */
export async function countPendingAppeals(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("appeal")
    .select((one) => one.fn.countAll<number>().as("count"))
    .where("outcome", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
