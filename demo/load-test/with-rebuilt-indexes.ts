import type pg from "pg";

interface Index {
  name: string;
  definition: string;
}

/**
 * Runs `fill` with the table's indexes out of the way and makes them again after it. All in the transaction
 * that is open on `client`: whatever goes wrong, the database keeps the indexes it had. No other connection can use
 * the table meanwhile.
 */
export async function withRebuiltIndexes(
  client: pg.ClientBase,
  table: string,
  log: (line: string) => void,
  fill: () => Promise<void>,
): Promise<void> {
  const indexes = await readIndexes(client, table);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await fill();
  await client.query("set local maintenance_work_mem = '256MB'");
  for (const { name, definition } of indexes) {
    log(`Building the index ${name}`);
    await client.query(definition);
  }
}

/** Those that may go: constraints keep theirs. */
async function readIndexes(client: pg.ClientBase, table: string): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and not indisunique order by indexrelid`,
    [table],
  );
  return rows;
}
