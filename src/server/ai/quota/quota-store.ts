import { sql } from "kysely";
import type { Db } from "../../db/db.ts";
import type { AiUseTable } from "../../db/tables.ts";

/** What is counted by day. */
export type AiKind = AiUseTable["kind"];

/** Whose answers of which kind are counted, on which day in London. */
export interface QuotaKey {
  accountId: string;
  kind: AiKind;
  day: string;
}

/**
 * Counts one more unless that would be more than the limit, in one statement: of any number at once only so many come
 * through (RC-02). Answers how many it makes; null when the limit is reached.
 */
export async function useOne(db: Db, { accountId, kind, day }: QuotaKey, limit: number) {
  const { rows } = await sql<{ used: number }>`
    insert into ai_use (account_id, kind, day, used) select ${accountId}, ${kind}, ${day}, 1 where ${limit} > 0
    on conflict (account_id, kind, day) do update set used = ai_use.used + 1 where ai_use.used < ${limit}
    returning used`.execute(db);
  return rows[0]?.used ?? null;
}

/** Takes one back that was counted on that day. */
export async function giveOneBack(db: Db, { accountId, kind, day }: QuotaKey): Promise<void> {
  await db
    .updateTable("ai_use")
    .set(({ eb }) => ({ used: eb("used", "-", 1) }))
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .where("day", "=", day)
    .where("used", ">", 0)
    .execute();
}

/** How many of each kind a user has used on a day. */
export async function usesOn(db: Db, { accountId, day }: Omit<QuotaKey, "kind">): Promise<Record<AiKind, number>> {
  const rows = await db
    .selectFrom("ai_use")
    .select(["kind", "used"])
    .where("account_id", "=", accountId)
    .where("day", "=", day)
    .execute();
  const used = (kind: AiKind) => rows.find((row) => row.kind === kind)?.used ?? 0;
  return { search: used("search"), recognition: used("recognition") };
}
