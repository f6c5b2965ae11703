import { afterEach, beforeEach, expect, test } from "vitest";
import { loadTestListings } from "../bench/load-test/load-test-listings.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

const TODAY = "2026-11-20";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

test("a load test writes its rooms and leaves all indexes as they were", async () => {
  const before = await indexes();
  const said: string[] = [];
  await loadTestListings(database, { count: 10_000, seed: 1, today: TODAY, log: (line) => said.push(line) });
  expect(await indexes()).toEqual(before);
  const { rows } = await database.pool.query(
    "select count(*)::int as rooms, count(distinct id)::int as ids from listing where is_demo",
  );
  expect(rows).toEqual([{ rooms: 10_000, ids: 10_000 }]);
  expect(said).toContain("Building the index listing_by_token");
});

test("rooms of a load test differ in price, dates and poster, a third have ended, and their titles have common words and rare ones", async () => {
  await loadTestListings(database, { count: 6000, seed: 1, today: TODAY, log: () => undefined });
  const { rows } = await database.pool.query<Record<string, number>>(
    `select count(distinct price_pence)::int as prices, count(distinct begin_date)::int as days,
       count(distinct email)::int as posters, count(distinct title)::int as titles,
       avg((end_date < $1)::int)::float as ended
     from listing`,
    [TODAY],
  );
  const [{ prices, days, posters, titles, ended } = {}] = rows;
  expect([prices! > 500, days! > 400, posters! > 5500, titles! > 3000]).toEqual([true, true, true, true]);
  expect(ended).toBeGreaterThan(0.25);
  expect(ended).toBeLessThan(0.35);
  const { rows: words } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from listing, regexp_split_to_table(lower(title), '[^a-z]+') as word
     where length(word) > 2 group by word`,
  );
  const counts = words.map(({ count }) => count);
  expect(Math.max(...counts)).toBeGreaterThan(600);
  expect(counts.filter((count) => count <= 3).length).toBeGreaterThan(50);
});

test("a load that breaks half-way leaves no rows and all indexes", async () => {
  const before = await indexes();
  await database.pool.query("alter table listing add constraint cheap check (price_pence < 20000)");
  const load = loadTestListings(database, { count: 10_000, seed: 1, today: TODAY, log: () => undefined });
  await expect(load).rejects.toThrow(/cheap/);
  expect(await indexes()).toEqual(before);
  expect((await database.pool.query("select from listing")).rowCount).toBe(0);
});

async function indexes(): Promise<string[]> {
  const { rows } = await database.pool.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where tablename = 'listing' order by indexname",
  );
  return rows.map(({ indexdef }) => indexdef);
}
