import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TypicalPrice } from "#domain/prices/typical-price.ts";
import { posted } from "../listings/support.ts";
import { startTestApp, type NewRoom, type TestApp } from "../test-app.ts";

const OVER_TEN_MINUTES_MS = 10 * 60_000 + 1;

let server: TestApp;

beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.pool.query("delete from listing");
  later(OVER_TEN_MINUTES_MS);
});

async function pricesIn(city: string): Promise<TypicalPrice[]> {
  const answer = await server.get(`/api/v1/items/typical-prices?city=${encodeURIComponent(city)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { prices, count } = answer.json<{ prices: TypicalPrice[]; count: number }>();
  expect(count).toBe(prices.length);
  return prices;
}

/** Rooms at 100, 110, 120 … pounds a week. */
function add(count: number, fields: Partial<NewRoom>): Promise<string[]> {
  return server.add(...Array.from({ length: count }, (_, at) => ({ city: "Leeds", price: 100 + at * 10, ...fields })));
}

function later(ms: number): void {
  server.clock.set(new Date(server.clock.now().getTime() + ms).toISOString());
}

test("the middle half of a kind is said for each season and for all, in whichever language its city is named", async () => {
  await add(9, { room_type: "ensuite", begin_date: "2026-09-01" });
  await add(9, { room_type: "独卫", begin_date: "2027-01-10", price: 300 });
  const prices = await pricesIn("利兹");
  expect(prices.filter(({ kind }) => kind === "ensuite")).toEqual([
    { kind: "ensuite", season: null, rooms: 18, low: 142.5, median: 240, high: 300 },
    { kind: "ensuite", season: "intake", rooms: 9, low: 120, median: 140, high: 160 },
    { kind: "ensuite", season: "rest", rooms: 9, low: 300, median: 300, high: 300 },
  ]);
  expect(await pricesIn("York")).toEqual([]);
});

test("seven rooms are too few, an eighth is enough; an open first day counts in all seasons alone", async () => {
  await add(7, { room_type: "studio", begin_date: "2026-09-01" });
  expect(await pricesIn("Leeds")).toEqual([]);
  await add(1, { room_type: "studio", begin_date: "-infinity" });
  later(OVER_TEN_MINUTES_MS);
  expect(await pricesIn("Leeds")).toMatchObject([{ kind: "studio", season: null, rooms: 8 }]);
});

test("rooms in shared homes also count together, and whole homes never among them", async () => {
  await add(4, { room_type: "ensuite" });
  await add(4, { room_type: "double room" });
  await add(5, { room_type: "studio", price: 400 });
  await add(5, { room_type: "2b1b", price: 500 });
  const prices = await pricesIn("Leeds");
  expect(new Set(prices.map(({ kind }) => kind))).toEqual(new Set(["shared"]));
  expect(prices[0]).toMatchObject({ season: null, rooms: 8, high: 122.5 });
});

test("a poster of many rooms counts once, so that nobody moves the figures alone", async () => {
  await add(8, { room_type: "ensuite", price: 150 });
  const agency = await server.addUser();
  for (const price of [600, 700, 800]) await posted(server, agency, { city: "Leeds", room_type: "ensuite", price });
  const [all] = await pricesIn("Leeds");
  expect(all).toMatchObject({ kind: "ensuite", rooms: 9, median: 150, high: 150 });
});

test("rooms that have ended or been let count for a year and a half; hidden ones and those for nothing never do", async () => {
  await add(8, { room_type: "ensuite", begin_date: "2026-01-10", end_date: "2026-02-10", created_at: "2025-12-01" });
  await add(8, { room_type: "studio", created_at: "2025-01-01" });
  await add(8, { room_type: "double", price: 0 });
  const hidden = await add(8, { room_type: "1b1b" });
  const { pool } = server.database;
  await pool.query("update listing set standing = 'hidden' where id = any($1)", [hidden.slice(1)]);
  await pool.query("update listing set state = 'let' where room_type = 'ensuite'");
  const prices = await pricesIn("Leeds");
  expect(new Set(prices.map(({ kind }) => kind))).toEqual(new Set(["ensuite", "shared"]));
});

test("what is answered is ten minutes old at most", async () => {
  await add(8, { room_type: "studio" });
  expect(await pricesIn("Leeds")).toMatchObject([{ rooms: 8 }, { rooms: 8 }]);
  await add(2, { room_type: "studio" });
  expect(await pricesIn("Leeds")).toMatchObject([{ rooms: 8 }, { rooms: 8 }]);
  later(OVER_TEN_MINUTES_MS);
  expect(await pricesIn("Leeds")).toMatchObject([{ rooms: 10 }, { rooms: 10 }]);
});

test("a city has to be named", async () => {
  expect((await server.get("/api/v1/items/typical-prices")).statusCode).toBe(422);
});
