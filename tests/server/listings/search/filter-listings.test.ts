import { afterAll, beforeAll, expect, test } from "vitest";
import type { FieldError } from "#contract/schemas/errors.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";

let server: TestApp;
const FILTER = "/api/v1/items/filter-open";

beforeAll(async () => {
  server = await startTestApp();
  await server.add(
    { title: "spring", city: "London", price: 100, begin_date: "2027-01-01", end_date: "2027-03-31" },
    {
      title: "summer",
      city: "London",
      price: 200.5,
      begin_date: "2027-06-01",
      end_date: "2027-08-31",
      property_type: "social",
    },
    { title: "open end", city: "Leeds", price: 300, begin_date: "2027-05-01", end_date: "infinity" },
    { title: "open start", city: "Leeds", price: 0, begin_date: "-infinity", end_date: "2027-02-01" },
    { title: "elsewhere", city: "St Andrews", price: 400, begin_date: "2027-01-01", end_date: "2027-12-31" },
  );
});
afterAll(() => server.close());

test("without a filter every open room is listed, newest first, with the number of all", async () => {
  const { data, count } = (await server.get(`${FILTER}?limit=2`)).json();
  expect(count).toBe(5);
  expect(data.map(({ title }: { title: string }) => title)).toEqual(["elsewhere", "open start"]);
});

test("a city is found by its name, by its Chinese name and, outside the list, as it was written", async () => {
  expect(await server.titles(`${FILTER}?city=London`)).toEqual(["summer", "spring"]);
  expect(await server.titles(`${FILTER}?city=${encodeURIComponent("伦敦")}`)).toEqual(["summer", "spring"]);
  expect(await server.titles(`${FILTER}?city=St+Andrews`)).toEqual(["elsewhere"]);
});

test("an empty city is any city", async () => {
  expect(await server.titles(`${FILTER}?city=`)).toHaveLength(5);
});

test("A-49: a room matches when its stay and the asked one overlap, its own open sides included", async () => {
  expect(await server.titles(`${FILTER}?begin_date=2027-03-31&end_date=2027-05-31`)).toEqual([
    "elsewhere",
    "open end",
    "spring",
  ]);
  expect(await server.titles(`${FILTER}?begin_date=2027-09-01`)).toEqual(["elsewhere", "open end"]);
  expect(await server.titles(`${FILTER}?end_date=2026-12-31`)).toEqual(["open start"]);
});

test("prices include both ends, to the penny", async () => {
  expect(await server.titles(`${FILTER}?low_price=200.5&high_price=300`)).toEqual(["open end", "summer"]);
  expect(await server.titles(`${FILTER}?low_price=200.51&high_price=300`)).toEqual(["open end"]);
  expect(await server.titles(`${FILTER}?low_price=0&high_price=0`)).toEqual(["open start"]);
  expect(await server.titles(`${FILTER}?high_price=99999999999`)).toHaveLength(5);
});

test("filters add up", async () => {
  expect(
    await server.titles(`${FILTER}?city=London&property_type=social&high_price=250&begin_date=2027-08-01`),
  ).toEqual(["summer"]);
});

test.each([
  ["price", "asc", ["open start", "spring", "summer", "open end", "elsewhere"]],
  ["price", "desc", ["elsewhere", "open end", "summer", "spring", "open start"]],
  ["end_date", "desc", ["open end", "elsewhere", "summer", "spring", "open start"]],
  ["begin_date", "asc", ["open start"]],
  ["created_at", "asc", ["spring", "summer", "open end", "open start", "elsewhere"]],
])("rooms are sorted by %s %s", async (sort, order, expected) => {
  const titles = await server.titles(`${FILTER}?sort_by=${sort}&order=${order}`);
  expect(titles.slice(0, expected.length)).toEqual(expected);
});

test("a room comes as the contract has it: pounds, null for an open side, no more than an outward code", async () => {
  const { data } = (await server.get(`${FILTER}?low_price=300&high_price=300`)).json();
  expect(data[0]).toMatchObject({
    price: 300,
    begin_date: "2027-05-01",
    end_date: null,
    post_code: "M13",
    images: [],
    image_url: null,
  });
  expect(Object.keys(data[0])).not.toContain("search_text");
});

const refused: [id: string, query: string, field: string, message: string][] = [
  ["I-24", "low_price=NaN", "low_price", "Price must be a number"],
  ["I-24", "low_price=Infinity", "low_price", "Price must be a number"],
  ["I-24", "high_price=abc", "high_price", "Price must be a number"],
  ["I-24", "high_price=", "high_price", "Price must be a number"],
  ["I-24", "high_price=0x10", "high_price", "Price must be a number"],
  ["I-24", "high_price=1e3", "high_price", "Price must be a number"],
  ["I-24", "high_price=1e309", "high_price", "Price must be a number"],
  ["I-24", `high_price=${encodeURIComponent("１２")}`, "high_price", "Price must be a number"],
  ["I-24", "low_price=-1", "low_price", "Price cannot be negative"],
  ["I-25", "low_price=300&high_price=200", "low_price", "Lower price cannot be above the upper price"],
  ["I-25", "begin_date=2027-02-01&end_date=2027-01-01", "begin_date", "Start date cannot be later than end date!"],
  ["I-10", "begin_date=2025-02-30", "begin_date", "Must be a day such as 2026-01-31"],
  ["I-10", "end_date=0000-01-01", "end_date", "Must be a real day such as 2026-01-31"],
  ["I-10", "end_date=10000-01-01", "end_date", "Must be a day such as 2026-01-31"],
  ["I-10", "end_date=infinity", "end_date", "Must be a day such as 2026-01-31"],
  ["I-10", "begin_date=", "begin_date", "Must be a day such as 2026-01-31"],
  ["I-10", "begin_date=2027-01-01T00:00:00Z", "begin_date", "Must be a day such as 2026-01-31"],
  ["I-26", "property_type=castle", "property_type", "Must be one of: student, social"],
  ["I-29", "sort_by=email", "sort_by", "Must be one of: created_at, price, begin_date, end_date, travel"],
  ["I-29", "order=asc;drop", "order", "Must be one of: asc, desc"],
  ["G12", "skip=-1", "skip", "Must be 0 or more"],
  ["G12", "skip=1.5", "skip", "Must be a whole number"],
  ["G12", "skip=NaN", "skip", "Must be a whole number"],
  ["G12", "skip=", "skip", "Must be a whole number"],
  ["G12", "skip=9223372036854775808", "skip", "Must be a whole number"],
  ["G12", "skip=4294967296", "skip", "Must be 2147483647 or less"],
  ["G12", "limit=1e9", "limit", "Must be a whole number"],
  ["G12", "limit=-1", "limit", "Must be 0 or more"],
  ["G9", "city=London&city=Leeds", "city", "Must be given once"],
  ["G10", "city=%00", "city", "Must not have control characters"],
  ["G10", "city=Lon%0Adon", "city", "Must not have control characters"],
];

test.each(refused)("%s: %s is refused, and the answer says where and why", async (_, query, field, message) => {
  const answer = await server.get(`${FILTER}?${query}`);
  expect(answer.statusCode).toBe(422);
  const { detail } = answer.json<{ detail: FieldError[] }>();
  expect(detail.map(({ loc, msg }) => ({ loc, msg }))).toEqual([{ loc: ["query", field], msg: message }]);
});

test("several faults are named together", async () => {
  const { detail } = (await server.get(`${FILTER}?skip=-1&limit=x&low_price=x`)).json<{ detail: FieldError[] }>();
  expect(detail.map(({ loc }) => loc.join()).toSorted()).toEqual(["query,limit", "query,low_price", "query,skip"]);
});

test("I-26: an unknown city, also one that looks like SQL, has no rooms", async () => {
  for (const city of ["Atlantis", "London' OR 1=1--", "%", "__proto__"]) {
    const answer = await server.get(`${FILTER}?city=${encodeURIComponent(city)}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: [], count: 0 }]);
  }
});

test("A-37: keys that mean nothing here are ignored", async () => {
  expect(await server.titles(`${FILTER}?__proto__=x&constructor=y&city[]=London&utm_source=mail`)).toHaveLength(5);
  expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
});

test("G12: a limit above 100 is clamped, a limit of 0 counts, a skip beyond the end is an empty page with the true count", async () => {
  expect((await server.get(`${FILTER}?limit=1000000000`)).json().data).toHaveLength(5);
  expect((await server.get(`${FILTER}?limit=0`)).json()).toEqual({ data: [], count: 5 });
  expect((await server.get(`${FILTER}?skip=2000000000`)).json()).toEqual({ data: [], count: 5 });
});

test("SQ-08: rooms that overlap the dates are found, and with `covers` only those that are there for all of them", async () => {
  const dates = "begin_date=2027-02-01&end_date=2027-06-30";
  expect(await server.titles(`${FILTER}?${dates}`)).toEqual([
    "elsewhere",
    "open start",
    "open end",
    "summer",
    "spring",
  ]);
  expect(await server.titles(`${FILTER}?${dates}&covers=true`)).toEqual(["elsewhere"]);
  expect(await server.titles(`${FILTER}?${dates}&begin_by=2027-05-01&covers=true`)).toEqual(["elsewhere", "open end"]);
  expect((await server.get(`${FILTER}?begin_date=2027-02-01&begin_by=2027-01-01`)).statusCode).toBe(422);
});
