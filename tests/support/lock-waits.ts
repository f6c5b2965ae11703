import type { TestDatabase } from "./database.ts";

/** How many statements wait for a lock, in a test's own database: for tests that let one transaction overtake another. */
export async function lockWaits({ pool }: Pick<TestDatabase, "pool">): Promise<number> {
  const { rows } = await pool.query(
    "select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0].count;
}
