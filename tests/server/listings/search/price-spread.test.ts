import { afterAll, beforeAll, expect, test } from "vitest";
import type { FieldError } from "#contract/schemas/errors.ts";
import { PRICES_SAMPLED } from "#domain/limits.ts";
import { PRICE_BAR_COUNT } from "#domain/search/price-bars.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";

let server: TestApp;
const PRICES = "/api/v1/items/prices-open";
const LAST = PRICE_BAR_COUNT - 1;

beforeAll(async () => {
  server = await startTestApp();
  await server.add(
    { title: "studio", city: "London", price: 179.99, begin_date: "2027-01-01", end_date: "2027-03-31" },
    { title: "Studio two", city: "London", price: 180, property_type: "social" },
    { title: "attic", city: "Leeds", price: 199.5, begin_date: "2027-05-01", end_date: "infinity" },
    { title: "for nothing", city: "Leeds", price: 0 },
    { title: "castle", city: "Leeds", price: 4000 },
    { title: "gone", city: "Leeds", price: 100, begin_date: "2026-01-01", end_date: "2026-02-01" },
  );
});
afterAll(() => server.close());

/** Rooms by the bar that they stand in. */
async function bars(query = ""): Promise<Record<number, number>> {
  const { step, counts } = (await server.get(`${PRICES}${query}`)).json<{ step: number; counts: number[] }>();
  expect([step, counts.length]).toEqual([20, PRICE_BAR_COUNT]);
  return Object.fromEntries(counts.flatMap((rooms, bar) => (rooms === 0 ? [] : [[bar, rooms]])));
}

test("open rooms are counted by their weekly price, 20 pounds a bar, and the last bar has all that are dearer", async () => {
  expect(await bars()).toEqual({ 0: 1, 8: 1, 9: 2, [LAST]: 1 });
});

test("they are counted within the other filters, and by a keyword", async () => {
  expect(await bars("?city=London")).toEqual({ 8: 1, 9: 1 });
  expect(await bars("?property_type=social")).toEqual({ 9: 1 });
  expect(await bars("?city=Leeds&begin_date=2027-06-01&covers=true")).toHaveProperty("9", 1);
  expect(await bars("?fuzzy=studio")).toEqual({ 8: 1, 9: 1 });
  expect(await bars("?fuzzy=studio&property_type=social")).toEqual({ 9: 1 });
  expect(await bars("?city=Atlantis")).toEqual({});
});

test("A-14: a mistyped keyword has the prices of what the search finds by it", async () => {
  expect(await bars("?fuzzy=stuido")).toEqual({ 8: 1, 9: 1 });
  expect(await bars("?fuzzy=stuido&property_type=social")).toEqual({ 9: 1 });
  expect(await bars("?fuzzy=zeppelin")).toEqual({});
});

test("the prices that are asked for leave nothing out: they are what is being chosen", async () => {
  expect(await bars("?city=London&low_price=500&high_price=600")).toEqual({ 8: 1, 9: 1 });
});

test("the newest rooms are counted, however many there are", async () => {
  const { pool } = server.database;
  await pool.query(
    `insert into listing (id, title, city, post_code, price_pence, property_type, room_type, email, created_at, updated_at, search_text, search_tsv)
     select gen_random_uuid(), 'r', 'York', 'E1', case when n <= 500 then 5000 else 25000 end, 'student', 'studio', 'a@b.cd',
       '2026-01-01'::timestamptz + n * interval '1 second', '2026-01-01', ' r', array_to_tsvector('{r}')
     from generate_series(1, $1::integer) as n`,
    [PRICES_SAMPLED + 100],
  );
  expect(await bars("?city=York")).toEqual({ 2: 400, 12: PRICES_SAMPLED - 400 });
  await pool.query("delete from listing where city = 'York'");
});

test.each([
  ["I-25", "begin_date=2027-02-01&end_date=2027-01-01", "begin_date", "Start date cannot be later than end date!"],
  ["I-10", "begin_date=2025-02-30", "begin_date", "Must be a day such as 2026-01-31"],
  ["I-26", "property_type=castle", "property_type", "Must be one of: student, social"],
  ["G10", "city=%00", "city", "Must not have control characters"],
  ["I-33", `fuzzy=${"a".repeat(101)}`, "fuzzy", "Must have at most 100 characters"],
])("%s: %s is refused as in a search", async (_, query, field, message) => {
  const answer = await server.get(`${PRICES}?${query}`);
  expect(answer.statusCode).toBe(422);
  const { detail } = answer.json<{ detail: FieldError[] }>();
  expect(detail.map(({ loc, msg }) => ({ loc, msg }))).toEqual([{ loc: ["query", field], msg: message }]);
});
