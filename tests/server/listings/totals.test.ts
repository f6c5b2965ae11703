import { afterEach, beforeEach, expect, test } from "vitest";
import { openFilter } from "#domain/open-filter.ts";
import { roomIndexSource, type RoomIndexSource } from "../../../src/server/listings/room-index/room-index-source.ts";
import { totals } from "../../../src/server/listings/totals.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";

const ALL = openFilter({}, "2026-11-21");
let database: TestDatabase;
let source: RoomIndexSource;
let now = new Date();
let warnings = 0;

beforeEach(async () => {
  database = await createTestDatabase();
  await fill(10_000);
  now = new Date();
  warnings = 0;
  source = sourceFor(database.url);
});
afterEach(async () => {
  await source.close();
  await database.drop();
});

function sourceFor(databaseUrl: string): RoomIndexSource {
  return roomIndexSource({ databaseUrl, clock: { now: () => now }, log: { warn: () => warnings++ } });
}

async function fill(count: number): Promise<void> {
  await database.pool.query(
    `insert into listing (id, title, city, post_code, price_pence, property_type, room_type, email, created_at, updated_at, search_text, search_tsv)
     select gen_random_uuid(), 'r', 'London', 'E1', 10000, 'student', 'studio', 'a@b.cd', '2026-01-01', '2026-01-01', ' r', array_to_tsvector('{r}')
     from generate_series(1, $1)`,
    [count],
  );
}

async function untilThereIsAnIndex(): Promise<void> {
  await expect.poll(() => source.current(), { timeout: 15_000 }).not.toBeNull();
}

test("up to 10,000 a total is counted at the moment of asking, and no index is made for it", async () => {
  const { count } = totals(database.kysely, source);
  expect(await count(ALL)).toBe(10_000);
  await new Promise((later) => setTimeout(later, 500));
  expect(source.current()).toBeNull();
});

test("a larger total is exact at once, then comes from an index that is never more than a minute old", async () => {
  await fill(5);
  const { count } = totals(database.kysely, source);
  expect(await count(ALL)).toBe(10_005);
  await untilThereIsAnIndex();

  await fill(5);
  expect(await count(ALL)).toBe(10_005);
  now = new Date(now.getTime() + 50_000);
  expect(await count(ALL)).toBe(10_005);
  await expect.poll(() => count(ALL), { timeout: 15_000 }).toBe(10_010);

  await fill(5);
  now = new Date(now.getTime() + 61_000);
  expect(await count(ALL)).toBe(10_015);
});

test("a total that falls to 10,000 or less is of the moment again, whatever the index says", async () => {
  await fill(1);
  const { count } = totals(database.kysely, source);
  expect(await count(ALL)).toBe(10_001);
  await untilThereIsAnIndex();
  const { count: small } = totals(database.kysely, source);
  expect(await small(openFilter({ city: "Leeds" }, "2026-11-21"))).toBe(0);
  await database.pool.query("update listing set city = 'Leeds' where id in (select id from listing limit 7)");
  expect(await small(openFilter({ city: "Leeds" }, "2026-11-21"))).toBe(7);
});

test("an index that cannot be had costs a warning, and totals stay right", async () => {
  await fill(1);
  const broken = sourceFor("postgres://nobody@127.0.0.1:1/none");
  const { count } = totals(database.kysely, broken);
  expect(await count(ALL)).toBe(10_001);
  await expect.poll(() => warnings, { timeout: 15_000 }).toBe(1);
  expect(await count(ALL)).toBe(10_001);
  await broken.close();
});
