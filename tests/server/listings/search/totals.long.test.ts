import { afterEach, beforeEach, expect, test } from "vitest";
import { keywordQuery } from "#domain/search/keyword-query.ts";
import { openFilter, type OpenFilter } from "#domain/search/open-filter.ts";
import { DEFAULT_SORT } from "#domain/search/search-criteria.ts";
import { connect } from "../../../../src/server/db/connect.ts";
import type { PageOf } from "../../../../src/server/listings/listing-store.ts";
import { filterSearch } from "../../../../src/server/listings/search/filter-search.ts";
import { roomsWithKeyword } from "../../../../src/server/listings/search/title-match-store.ts";
import { totals, type Totals } from "../../../../src/server/listings/search/totals.ts";
import { createTestDatabase, type TestDatabase } from "../../../support/database.ts";
import { startTestApp } from "../../test-app.ts";

const TODAY = "2026-11-21";
const PATIENTLY = { timeout: 15_000 };
const ALL = openFilter({}, TODAY);
const LEEDS = openFilter({ city: "Leeds" }, TODAY);
let database: TestDatabase;
let counts: Totals;
let now: Date;
let warnings: number;
let isBusy: boolean;

beforeEach(async () => {
  database = await createTestDatabase();
  await fill(10_000);
  now = new Date("2026-11-21T12:00:00Z");
  warnings = 0;
  isBusy = false;
  counts = newTotals();
});
afterEach(() => database.drop());

function newTotals(): Totals {
  return totals({ clock: { now: () => now }, log: { warn: () => warnings++ }, isBusy: () => isBusy });
}

/** Pages of the database, with these totals. */
function pagesWith(totals: Pick<Totals, "ofFilter">) {
  const search = filterSearch({ totals });
  const on = database.kysely;
  return (filter: OpenFilter, page: PageOf) => search(on, filter, DEFAULT_SORT, page);
}

function pass(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}

async function fill(count: number, { pool } = database): Promise<void> {
  await pool.query(
    `insert into listing (id, title, city, post_code, price_pence, property_type, room_type, email, created_at, updated_at, search_text, search_tsv)
     select gen_random_uuid(), 'r', 'London', 'E1', 10000, 'student', 'studio', 'a@b.cd', '2026-01-01', '2026-01-01', ' r', array_to_tsvector('{r}')
     from generate_series(1, $1)`,
    [count],
  );
}

/** Makes each look at a room's city cost time, as a cold disk does; only for counts that have a city. */
async function slowDown(): Promise<void> {
  await database.pool.query("alter table listing rename to slow_listing");
  await database.pool.query(
    `create function slow(boolean) returns boolean language plpgsql volatile as
       'begin perform pg_sleep(4); return $1; end'`,
  );
  await database.pool.query(
    `create view listing as select * from slow_listing where slow_listing.city <> 'Leeds' or slow(true)`,
  );
}

test("up to 10,000 a total is counted at the moment of asking", async () => {
  expect(await counts.ofFilter(database.kysely, ALL)).toEqual({ count: 10_000 });
  await database.pool.query("delete from listing where id in (select id from listing limit 3)");
  expect(await counts.ofFilter(database.kysely, ALL)).toEqual({ count: 9997 });
});

test("a larger total is a lower bound until it has been counted, then exact for a minute, and renewed beside answers", async () => {
  await fill(5);
  expect(await counts.ofFilter(database.kysely, ALL)).toEqual({ count: 10_000, count_is_lower_bound: true });
  await expect.poll(() => counts.ofFilter(database.kysely, ALL), PATIENTLY).toEqual({ count: 10_005 });

  await fill(5);
  pass(29);
  expect(await counts.ofFilter(database.kysely, ALL)).toEqual({ count: 10_005 });
  pass(20);
  expect(await counts.ofFilter(database.kysely, ALL)).toEqual({ count: 10_005 });
  await expect.poll(() => counts.ofFilter(database.kysely, ALL), PATIENTLY).toEqual({ count: 10_010 });

  pass(61);
  expect(await counts.ofFilter(database.kysely, ALL)).toEqual({ count: 10_000, count_is_lower_bound: true });
});

test("a page beyond the first 10,000 is answered, and says at least what it shows", async () => {
  await fill(130);
  const search = pagesWith(counts);
  const deep = await search(ALL, { skip: 10_040, limit: 40 });
  expect([deep.rows.length, deep.total]).toEqual([40, { count: 10_080, count_is_lower_bound: true }]);
  const last = await search(ALL, { skip: 10_120, limit: 40 });
  expect([last.rows.length, last.total]).toEqual([10, { count: 10_130 }]);
});

test("answers say that their count is a lower bound, and no longer once it is exact", async () => {
  const server = await startTestApp();
  await fill(10_001, server.database);
  for (const path of ["count", "filter-open?city=London&limit=1", "fuzzy?fuzzy=r&limit=1"]) {
    const total = async () => {
      const { data: _, ...rest } = (await server.get(`/api/v1/items/${path}`)).json<{ data?: unknown }>();
      return rest;
    };
    if (!path.startsWith("fuzzy")) expect(await total(), path).toEqual({ count: 10_000, count_is_lower_bound: true });
    await expect.poll(total, { ...PATIENTLY, message: path }).toEqual({ count: 10_001 });
  }
  await server.close();
});

test("a page with room left knows its total without a count", async () => {
  const counted = () => Promise.reject(new Error("counted"));
  const search = pagesWith({ ofFilter: counted });
  expect(await search(LEEDS, { skip: 0, limit: 40 })).toEqual({ rows: [], total: { count: 0 } });
});

test("a keyword's many matches are counted once for all who ask, and remembered", async () => {
  const rooms = await roomsWithKeyword(database.kysely, keywordQuery("r"), ALL);
  const asked = await Promise.all(Array.from({ length: 20 }, () => counts.ofKeyword(database.kysely, rooms, 400)));
  for (const { count, count_is_lower_bound = false } of asked) expect(count).toBe(count_is_lower_bound ? 400 : 10_000);
  await expect.poll(() => counts.ofKeyword(database.kysely, rooms, 400), PATIENTLY).toEqual({ count: 10_000 });
  await fill(5);
  expect(await counts.ofKeyword(database.kysely, rooms, 400)).toEqual({ count: 10_000 });
});

test("totals that take long hold three connections at most, and no page waits for them", async () => {
  const rooms = await roomsWithKeyword(database.kysely, keywordQuery("r"), LEEDS);
  await slowDown();
  await database.pool.query("update slow_listing set city = 'Leeds' where id = (select id from slow_listing limit 1)");
  const pool = connect(database.url, { maxConnections: 4 });
  const slow = newTotals();
  const begun = performance.now();
  const asked = Array.from({ length: 30 }, (_, n) =>
    slow.ofFilter(pool.kysely, openFilter({ city: "Leeds", low_price: n }, TODAY), 40),
  );
  const keyword = slow.ofKeyword(pool.kysely, rooms, 400);
  expect((await pool.pool.query("select 1 as answered")).rows).toEqual([{ answered: 1 }]);
  expect(performance.now() - begun).toBeLessThan(3000);
  for (const total of await Promise.all(asked)) expect(total).toEqual({ count: 40, count_is_lower_bound: true });
  expect(await keyword).toEqual({ count: 400, count_is_lower_bound: true });
  await pool.close();
}, 120_000);

test("a count that fails costs a warning; the page has its lower bound, and whoever asks for the number alone the error", async () => {
  const { kysely: absent } = connect("postgres://nobody@127.0.0.1:1/none");
  expect(await counts.ofFilter(absent, ALL, 40)).toEqual({ count: 40, count_is_lower_bound: true });
  await expect.poll(() => warnings, PATIENTLY).toBeGreaterThan(0);
  await expect(counts.ofFilter(absent, ALL)).rejects.toThrow();
});

test("while there is too much to do no total is counted that a page can do without", async () => {
  isBusy = true;
  expect(await counts.ofFilter(database.kysely, ALL, 40)).toEqual({ count: 40, count_is_lower_bound: true });
  const rooms = await roomsWithKeyword(database.kysely, keywordQuery("r"), ALL);
  expect(await counts.ofKeyword(database.kysely, rooms, 200)).toEqual({ count: 200, count_is_lower_bound: true });
  // Who asks for the total alone gets it.
  expect(await counts.ofFilter(database.kysely, ALL)).toEqual({ count: 10_000 });
});
