import { sql, type Insertable } from "kysely";
import type { FieldChange } from "#domain/moderation/act-rules.ts";
import type { Trx } from "../db/db.ts";
import type { ModerationActTable } from "../db/tables.ts";

/** Writes an act into the audit log. */
export async function insertAct(
  trx: Trx,
  { changes = null, ...act }: Omit<Insertable<ModerationActTable>, "changes"> & { changes?: FieldChange[] | null },
): Promise<void> {
  const written = changes === null ? null : sql<FieldChange[]>`${JSON.stringify(changes)}::jsonb`;
  await trx
    .insertInto("moderation_act")
    .values({ ...act, changes: written })
    .execute();
}
