import { sql } from "kysely";
import type { Trx } from "../../../src/server/db/db.ts";

/**
 * Runs `fill` with the table's indexes out of the way and makes them again after it, all in one transaction: whatever
 * goes wrong, the database keeps the indexes it had. No other connection can use the table meanwhile. Constraints keep theirs.
 */
export async function withRebuiltIndexes(
  trx: Trx,
  table: string,
  log: (line: string) => void,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${table}::regclass and not indisunique order by indexrelid`.execute(trx);
  for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(trx);
  await fill();
  await sql`set local maintenance_work_mem = '256MB'`.execute(trx);
  for (const { name, definition } of indexes) {
    log(`Building the index ${name}`);
    await sql.raw(definition).execute(trx);
  }
}
