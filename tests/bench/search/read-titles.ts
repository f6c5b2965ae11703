import type pg from "pg";

/** Some thousands of titles from all over the table, to take keywords from. */
export async function readTitles(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ title: string }>(
    "select title from listing tablesample system (1) repeatable (1) where live limit 8000",
  );
  return rows.map(({ title }) => title);
}
