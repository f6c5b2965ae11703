import { sql, type Insertable, type RawBuilder } from "kysely";
import type { FieldChange } from "#domain/moderation/act-rules.ts";
import type { ScamSign } from "#domain/scam-guard/scam-sign.ts";
import type { Trx } from "../db/db.ts";
import type { ModerationActTable } from "../db/tables.ts";

type NewAct = Omit<Insertable<ModerationActTable>, "changes" | "signs"> & {
  changes?: FieldChange[] | null;
  signs?: ScamSign[] | null;
};

/** Writes an act into the audit log. */
export async function insertAct(trx: Trx, { changes = null, signs = null, ...act }: NewAct): Promise<void> {
  await trx
    .insertInto("moderation_act")
    .values({ ...act, changes: asJson(changes), signs: asJson(signs) })
    .execute();
}

// A list would be an array of PostgreSQL's.
function asJson<T>(list: T[] | null): RawBuilder<T[]> | null {
  return list === null ? null : sql<T[]>`${JSON.stringify(list)}::jsonb`;
}
