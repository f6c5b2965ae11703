import { afterAll, beforeAll, expect, test } from "vitest";
import type { FieldError } from "#contract/schemas/errors.ts";
import { outwardCodeOf } from "#domain/outward-code.ts";
import { roomSearchText } from "#domain/search/search-text.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";

let server: TestApp;
const FILTER = "/api/v1/items/filter-open";
const UCL = "near=51.524,-0.134,UCL";

beforeAll(async () => {
  server = await startTestApp();
  await server.add(
    { title: "Stratford", post_code: "E15 2GW", price: 150 },
    { title: "Bloomsbury, older", post_code: "WC1E 6BT", price: 300, created_at: "2026-05-01T00:00:00Z" },
    { title: "Bloomsbury, newer", post_code: "wc1e7hx", price: 310, created_at: "2026-05-02T00:00:00Z" },
    { title: "Fallowfield", post_code: "M14", city: "Manchester", price: 120 },
    { title: "Nowhere", post_code: "by the canal", price: 90 },
    { title: "Unknown district", post_code: "XX9 3AB", price: 95 },
    { title: "Camden", post_code: "NW1 2DB", price: 250 },
  );
});
afterAll(() => server.close());

const BY_TIME = ["Bloomsbury, newer", "Bloomsbury, older", "Camden", "Stratford", "Fallowfield"];

test("SQ-10: beside a place rooms come nearest first, in a district the newest first, and unknown districts last", async () => {
  const { data, count } = (await server.get(`${FILTER}?${UCL}`)).json();
  const titles = data.map(({ title }: { title: string }) => title);
  expect(titles.slice(0, 5)).toEqual(BY_TIME);
  expect(titles.slice(5).toSorted()).toEqual(["Nowhere", "Unknown district"]);
  expect(count).toBe(7);
});

test("SQ-10: the pages hold every room once, in the order of the whole, either way round", async () => {
  for (const order of ["asc", "desc"]) {
    const whole = await server.titles(`${FILTER}?${UCL}&sort_by=travel&order=${order}`);
    const pages = await Promise.all(
      whole.map((_, skip) => server.titles(`${FILTER}?${UCL}&sort_by=travel&order=${order}&skip=${skip}&limit=1`)),
    );
    expect(pages.flat()).toEqual(whole);
  }
  expect((await server.titles(`${FILTER}?${UCL}&sort_by=travel&order=desc`)).slice(0, 5)).toEqual([
    "Fallowfield",
    "Stratford",
    "Camden",
    "Bloomsbury, newer",
    "Bloomsbury, older",
  ]);
});

test("SQ-10: within so many minutes, in any order, with the number of all and their prices", async () => {
  const within = `${FILTER}?${UCL}&within_minutes=40`;
  expect(await server.titles(within)).toEqual(BY_TIME.slice(0, 4));
  expect((await server.get(`${within}&limit=1`)).json().count).toBe(4);
  expect(await server.titles(`${within}&sort_by=price&order=asc`)).toEqual([
    "Stratford",
    "Camden",
    "Bloomsbury, older",
    "Bloomsbury, newer",
  ]);
  const { counts } = (await server.get(`/api/v1/items/prices-open?${UCL}&within_minutes=40`)).json();
  expect(counts.reduce((sum: number, rooms: number) => sum + rooms, 0)).toBe(4);
});

test("SQ-10: within so many minutes by a chosen way, in the same order", async () => {
  const within = (minutes: number, way: string) =>
    server.titles(`${FILTER}?${UCL}&within_minutes=${minutes}&travel_by=${way}`);
  expect(await within(20, "foot")).toEqual(BY_TIME.slice(0, 3));
  expect(await within(25, "bicycle")).toEqual(BY_TIME.slice(0, 3));
  expect(await within(50, "bicycle")).toEqual(BY_TIME.slice(0, 4));
  expect(await within(40, "transit")).toEqual(BY_TIME.slice(0, 4));
  const refused = await server.get(`${FILTER}?${UCL}&within_minutes=40&travel_by=car`);
  expect(refused.statusCode).toBe(422);
});

test("SQ-10: a keyword ranks beside a place, and is sorted by the way there when that is chosen", async () => {
  const fuzzy = `/api/v1/items/fuzzy?fuzzy=london&${UCL}`;
  const byWay = await server.titles(`${fuzzy}&sort_by=travel`);
  expect(byWay.slice(0, 4)).toEqual(BY_TIME.slice(0, 4));
  expect(await server.titles(`${fuzzy}&within_minutes=20`)).toEqual(expect.arrayContaining(BY_TIME.slice(0, 2)));
});

test("SQ-10: criteria that rank count as meeting them what lies within the reach", async () => {
  const { data, count } = (await server.get(`/api/v1/items/matching?${UCL}&within_minutes=40&high_price=280`)).json();
  expect(
    data
      .slice(0, count)
      .map(({ title }: { title: string }) => title)
      .toSorted(),
  ).toEqual(["Camden", "Stratford"]);
});

test.each(["UCL", "48.85,2.35,Paris", "51.5"])("SQ-10: %s is refused as a place", async (near) => {
  const answer = await server.get(`${FILTER}?near=${near}`);
  expect(answer.statusCode).toBe(422);
  const [error] = answer.json<{ detail: FieldError[] }>().detail;
  expect(error).toMatchObject({ loc: ["query", "near"], type: "placeUnknown" });
});

test("SQ-10: without a place there is no order by the way to it", async () => {
  expect(await server.titles(`${FILTER}?sort_by=travel`)).toEqual(await server.titles(FILTER));
});

test.each([
  "M13 9PL",
  "m139pl",
  " wc1h 0ap ",
  "WC1H0AP",
  "near M13",
  "E1 6AN",
  "E16AN",
  "e16 1an",
  "Ｍ１３ ９ＰＬ",
  "M1A",
  "ABC123",
  "M13 9PLX",
  "flat 3, SW1A 2AA, London",
  "no code",
  "",
  "2B M14 6HX",
  "SE1 OAA",
  "M13-9PL",
  "M13\u200b9PL",
])("SQ-10: the database reads the district of %j as the code does", async (text) => {
  const room = { title: "A room", city: "London", post_code: text, room_type: "studio", description: null };
  const { rows } = await server.database.pool.query<{ code: string | null }>("select district_of($1) as code", [
    roomSearchText(room),
  ]);
  expect(rows[0]!.code).toBe(outwardCodeOf(text));
});
