import { sql } from "kysely";
import type { ModerationNotice } from "#contract/schemas/moderation.ts";
import { ACTS, isAppealable, isToldToPoster, toldReason, type Act } from "#domain/moderation/act-rules.ts";
import type { Db, Trx } from "../../db/db.ts";
import { titledActs } from "../acts/act-store.ts";

/** A notice, and whose it is. */
export interface NoticeOf extends ModerationNotice {
  account_id: string;
}

// Acts of which the poster is told. What a later act has taken back needs no appeal.
function notices(db: Db | Trx) {
  return titledActs(db)
    .leftJoin("appeal", "appeal.act_id", "act.id")
    .select([
      "act.account_id",
      "appeal.words as appeal_words",
      "appeal.created_at as appeal_at",
      "appeal.outcome as appeal_outcome",
      "appeal.decided_at as appeal_decided_at",
      sql<boolean>`exists (
        select from moderation_act as later
        where later.account_id = act.account_id and later.position > act.position
          and case
            when act.act = 'deactivate' then later.act in ('deactivate', 'reactivate')
            when act.act in ('hide', 'remove') then later.act in ('hide', 'remove', 'restore')
              and later.kind = act.kind and later.target_id = act.target_id
            else false
          end
      )`.as("is_superseded"),
    ])
    .where("act.act", "in", ACTS.filter(isToldToPoster));
}

type NoticeRow = Awaited<ReturnType<ReturnType<typeof notices>["executeTakeFirstOrThrow"]>>;

function toNotice(row: NoticeRow): ModerationNotice {
  const { id, kind, target_id, title, words_zh, words_en, at } = row;
  // The statement above asks for these alone.
  const { act } = row as { act: Act };
  const reason = toldReason(row.reason);
  const appeal =
    row.appeal_words === null || row.appeal_at === null
      ? null
      : {
          words: row.appeal_words,
          at: row.appeal_at,
          outcome: row.appeal_outcome,
          decided_at: row.appeal_decided_at,
        };
  const may_appeal = isAppealable(act) && appeal === null && !row.is_superseded;
  return { id, act, kind, target_id, title, reason, words_zh, words_en, at, appeal, may_appeal };
}

/** Notices that an account keeps seeing. */
const MOST = 200;

/** What moderators have done that concerns an account, the newest first. */
export async function noticesOf(db: Db | Trx, accountId: string): Promise<ModerationNotice[]> {
  const rows = await notices(db)
    .where("act.account_id", "=", accountId)
    .orderBy("act.position", "desc")
    .limit(MOST)
    .execute();
  return rows.map(toNotice);
}

/** One notice, and whose it is; undefined where there is none, or its account is gone. */
export async function findNotice(db: Db | Trx, actId: string): Promise<NoticeOf | undefined> {
  const row = await notices(db).where("act.id", "=", actId).executeTakeFirst();
  return row === undefined || row.account_id === null ? undefined : { ...toNotice(row), account_id: row.account_id };
}
