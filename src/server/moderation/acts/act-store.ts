import type { ModerationAct } from "#contract/schemas/moderation.ts";
import type { Db, Trx } from "../../db/db.ts";
import { toPerson } from "../person-row.ts";
import type { Target } from "../target-store.ts";
import { titleOf } from "../title-sql.ts";

/** Of whom or what acts are asked for. */
export type ActsOn = Target | { accountId: string };

/** Acts as moderators and posters read them: what was done, when, why, and to what by its title. */
export function titledActs(db: Db | Trx) {
  return db
    .selectFrom("moderation_act as act")
    .select([
      "act.id",
      "act.act",
      "act.kind",
      "act.target_id",
      "act.reason",
      "act.words_zh",
      "act.words_en",
      "act.changes",
      "act.at",
      titleOf("act").as("title"),
    ]);
}

// Whom an act concerned and who did it, as far as they are still there.
function acts(db: Db | Trx) {
  return titledActs(db)
    .leftJoin("account as whose", "whose.id", "act.account_id")
    .leftJoin("account as actor", "actor.id", "act.actor_id")
    .select([
      "whose.id as whose_id",
      "whose.email as whose_email",
      "whose.full_name as whose_name",
      "actor.id as actor_id",
      "actor.email as actor_email",
      "actor.full_name as actor_name",
    ]);
}

type ActRow = Awaited<ReturnType<ReturnType<typeof acts>["executeTakeFirstOrThrow"]>>;

function toAct(row: ActRow): ModerationAct {
  const { id, act, kind, target_id, title, reason, words_zh, words_en, changes, at } = row;
  const account = toPerson({ person_id: row.whose_id, person_email: row.whose_email, person_name: row.whose_name });
  const by = toPerson({ person_id: row.actor_id, person_email: row.actor_email, person_name: row.actor_name });
  return { id, act, kind, target_id, account, title, reason, words_zh, words_en, changes, at, by };
}

/** The act with this id. */
export async function findAct(db: Db | Trx, id: string): Promise<ModerationAct | undefined> {
  const row = await acts(db).where("act.id", "=", id).executeTakeFirst();
  return row && toAct(row);
}

/** Acts on one thing that a moderator is shown. */
const MOST_SHOWN = 100;

/** Acts on a room, a request or an account, the latest first. */
export async function actsOn(db: Db | Trx, on: ActsOn, most = MOST_SHOWN): Promise<ModerationAct[]> {
  const meant =
    "kind" in on
      ? acts(db).where("act.kind", "=", on.kind).where("act.target_id", "=", on.id)
      : acts(db).where("act.account_id", "=", on.accountId);
  return (await meant.orderBy("act.position", "desc").limit(most).execute()).map(toAct);
}

/** The last act on a room, a request or an account. */
export async function lastActOn(db: Db | Trx, on: ActsOn): Promise<ModerationAct | undefined> {
  return (await actsOn(db, on, 1))[0];
}

/** The audit log, the latest first. */
export async function listActs(
  db: Db,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ data: ModerationAct[]; count: number }> {
  const [rows, { count }] = await Promise.all([
    acts(db).orderBy("act.position", "desc").limit(limit).offset(skip).execute(),
    db
      .selectFrom("moderation_act")
      .select((act) => act.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
  ]);
  return { data: rows.map(toAct), count };
}
