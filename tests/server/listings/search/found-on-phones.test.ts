import { afterAll, beforeAll, expect, test } from "vitest";
import { CITY_NAMES } from "#domain/cities.ts";
import { filterRooms } from "#domain/search/filter-rooms.ts";
import { findRooms } from "#domain/search/find-rooms.ts";
import { searchTermsOf } from "#domain/search/keyword.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { SORT_FIELDS, SORT_ORDERS, type SearchCriteria, type Sort } from "#domain/search/search-criteria.ts";
import { travelTableOf } from "#domain/travel/travel-table.ts";
import { CORE_ONLY } from "../../../support/scope.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";

/** Without a network a phone searches the rooms that it has saved: it must find what the server would. */

let server: TestApp;
let rooms: Listing[];

const TITLES = [
  "Studio near the university",
  "Sunny ensuite, bills included",
  "STUDIO",
  "曼城公寓近大学",
  "伦敦 zone 2 双人间 ensuite",
  "Studios & flats 100% quiet",
];
const BEGINNINGS = ["-infinity", "2026-09-01", "2026-12-01", "2027-01-15"];
const ENDS = ["2026-11-20", "2026-11-21", "2027-08-31", "infinity", "2027-01-31"];
const TODAY = "2026-11-21";

beforeAll(async () => {
  server = await startTestApp();
  await server.add(...Array.from({ length: 120 }, (_, n) => roomNumber(n)));
  await server.database.pool.query("insert into search_term (term) select distinct unnest($1::text[])", [
    TITLES.flatMap(searchTermsOf),
  ]);
  rooms = (await asked("open", { limit: 100 })).data;
  rooms = [...rooms, ...(await asked("open", { limit: 100, skip: 100 })).data];
});
afterAll(() => server.close());

function roomNumber(n: number) {
  return {
    title: TITLES[n % TITLES.length]!,
    city: CITY_NAMES[n % 3]!,
    price: 100 + ((n * 37) % 50) + 0.5,
    property_type: n % 2 === 0 ? ("student" as const) : ("social" as const),
    room_type: ["ensuite", "studio", "double", "2b2b", "单间"][n % 5]!,
    post_code: n % 17 === 0 ? "by the canal" : ["B29 7AB", "B15 2TT", "AB24 3FX"][n % 3]!,
    description: n % 40 === 1 ? "走路10分钟到伯大" : null,
    begin_date: BEGINNINGS[n % 4]!,
    end_date: ENDS[n % 5]!,
  };
}

async function asked(path: string, query: object): Promise<{ data: Listing[]; count: number }> {
  const answer = await server.app.inject({ method: "GET", url: `/api/v1/items/${path}`, query: { ...query } as never });
  return answer.json<{ data: Listing[]; count: number }>();
}

const ASTON = "52.487,-1.89,Aston University";
const CRITERIA: SearchCriteria[] = [
  {},
  { city: CITY_NAMES[0]! },
  { property_type: "social", low_price: 110.5, high_price: 130 },
  { begin_date: "2027-01-01", end_date: "2027-02-01" },
  { end_date: "2026-10-01" },
  { keyword: "studio" },
  { keyword: "stud", city: CITY_NAMES[1]! },
  { keyword: "公寓" },
  { keyword: "曼城大学" },
  { keyword: "stuido" },
  { keyword: "ENSUITE bills" },
  { keyword: "%" },
  { keyword: "nothing has this" },
  { keyword: "伯明翰" },
  { keyword: "Birmingham studio", high_price: 140 },
  { keyword: "B15" },
  { keyword: "双人间" },
  { keyword: "two bed 布莱顿" },
  // Few rooms name it: the others of its city come behind them.
  { keyword: "伯大附近" },
  { keyword: "cheap studio" },
  { keyword: "便宜" },
  { keyword: "birmingam" },
  { near: ASTON },
  { near: ASTON, within_minutes: 30, low_price: 110 },
  { near: ASTON, within_minutes: 1 },
  { near: ASTON, within_minutes: 20, travel_by: "foot" },
  { near: ASTON, within_minutes: 15, travel_by: "bicycle" },
  { near: ASTON, within_minutes: 25, travel_by: "transit" },
  { near: ASTON, keyword: "studio", within_minutes: 45 },
  { begin_date: "2026-12-15", end_date: "2027-01-20", covers: true },
  { begin_date: "2026-12-01", begin_by: "2027-01-15", end_date: "2027-01-31", covers: true },
];
const SORTS: Sort[] = SORT_FIELDS.flatMap((sort_by) => SORT_ORDERS.map((order) => ({ sort_by, order })));

/** The newest first, and each order or, in `npm test`, one in turn. */
function sortsFor(index: number): (Sort | null)[] {
  return [null, ...(CORE_ONLY ? [SORTS[index % SORTS.length]!] : SORTS)];
}

test("the test has rooms to find", () => {
  expect(rooms.length).toBeGreaterThan(60);
});

test.each(CRITERIA.map((criteria, index) => [criteria, sortsFor(index)] as const))(
  "A4, SQ-04, SQ-10: a phone finds among its rooms what the server finds, in its order: %j",
  async (criteria, sorts) => {
    for (const sort of sorts) {
      const { keyword, ...filters } = criteria;
      const query = { ...filters, ...sort, limit: 100 };
      const { data, count } =
        keyword === undefined ? await asked("filter-open", query) : await asked("fuzzy", { ...query, fuzzy: keyword });
      const travel = criteria.near === undefined ? null : travelTableOf(criteria.near, criteria.travel_by);
      const search = { criteria: filters, sort, today: TODAY, travel };
      const found =
        keyword === undefined
          ? filterRooms(rooms.toReversed(), search)
          : findRooms(rooms.toReversed(), { ...search, keyword });
      expect(found).toHaveLength(count);
      expect(found.slice(0, 100).map(({ id }) => id)).toEqual(data.map(({ id }) => id));
    }
  },
);
