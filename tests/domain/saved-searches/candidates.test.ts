import fc from "fast-check";
import { expect, test } from "vitest";
import { CITY_NAMES } from "#domain/cities.ts";
import { addDays } from "#domain/calendar-day.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { findsRoom, lookedAt, savedFilter, savedKeyword } from "#domain/saved-searches/finds-room.ts";
import type { SavedCriteria } from "#domain/saved-searches/saved-search.ts";
import { areaOfSearch, areasOfRoom, type Rectangle } from "#domain/saved-searches/search-area.ts";
import { wordKeysOf, wordKeysOfRoom } from "#domain/saved-searches/word-keys.ts";
import { mentionsKeyword } from "../../../src/query-parser/keyword-mentions.ts";

const TODAY = "2026-11-21";

const day = fc.integer({ min: -200, max: 500 }).map((days) => addDays(TODAY, days));
const city = fc.constantFrom(...CITY_NAMES[0]!, "巴斯");
const kind = fc.constantFrom("student" as const, "social" as const);
const title = fc
  .array(
    fc.constantFrom(
      "Studio",
      "near",
      "UCL",
      "帝国理工",
      "球场",
      "咖喱",
      "ensuite",
      "en-suite",
      "double",
      "Leeds",
      "%",
      "房",
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((words) => words.join(" "));

const rooms = fc
  .record({
    title,
    city,
    property_type: kind,
    room_type: fc.constantFrom("studio", "ensuite", "1b1b", "2b2b"),
    post_code: fc.constantFrom("SE1 7PB", "M13 9PL", "city centre"),
    price: fc.integer({ min: 0, max: 900 }),
    begin_date: fc.option(day),
    end_date: fc.option(day),
    description: fc.option(title),
  })
  .map((fields) =>
    Object.assign(
      {
        id: "01890a5d-ac96-774b-bcce-b302099a8057",
        additional_info: null,
        duration_description: null,
        price_description: null,
        short_term_allowed: false,
        created_at: "2026-11-21T12:00:00.000Z",
      } as unknown as Listing,
      fields,
    ),
  );

const optional = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined, freq: 1 });
const searches = fc
  .record({
    mode: fc.constantFrom("filter" as const, "fuzzy" as const, "sentence" as const),
    city: optional(city),
    property_type: optional(kind),
    dates: optional(fc.tuple(day, day)),
    covers: fc.boolean(),
    prices: optional(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 }))),
    keyword: fc.constantFrom(
      "ucl studio",
      "studio",
      "球场",
      "球场咖喱",
      "SE1",
      "ensuite Leeds",
      "%",
      "stud",
      "帝国理工",
      "房",
    ),
    room_type: optional(fc.constantFrom("studio", "ensuite")),
  })
  .map(({ mode, dates, prices, covers, keyword, room_type, ...more }): SavedCriteria => {
    const [begin, end] = (dates ?? []).toSorted();
    const [low, high] = (prices ?? []).toSorted((a, b) => a - b);
    const given = {
      mode,
      ...more,
      ...(begin !== undefined && { begin_date: begin }),
      ...(end !== undefined && { end_date: end }),
      ...(low !== undefined && { low_price: low }),
      ...(high !== undefined && { high_price: high }),
      ...(mode === "filter" && covers && { covers }),
      ...(mode === "fuzzy" && { keyword }),
      ...(mode === "sentence" && room_type !== undefined && { room_type }),
    };
    return Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    ) as unknown as SavedCriteria;
  });

/** As PostgreSQL compares boxes: corners in any order. */
function meet(a: Rectangle, b: Rectangle): boolean {
  const [aLow, aHigh] = [Math.min(a.bottom, a.top), Math.max(a.bottom, a.top)];
  const [bLow, bHigh] = [Math.min(b.bottom, b.top), Math.max(b.bottom, b.top)];
  return a.left <= b.right && b.left <= a.right && aLow <= bHigh && bLow <= aHigh;
}

test("whatever a search finds, an index of rectangles and words leads to it", () => {
  let found = 0;
  fc.assert(
    fc.property(searches, rooms, (criteria, room) => {
      const looked = lookedAt(room);
      if (!findsRoom(criteria, looked, TODAY, mentionsKeyword)) return;
      found += 1;
      const area = areaOfSearch(savedFilter(criteria, TODAY), TODAY);
      expect(areasOfRoom(room).some((other) => meet(area, other))).toBe(true);
      const keyword = savedKeyword(criteria);
      const keys = keyword === null ? null : wordKeysOf(keyword);
      if (keys === null) return;
      const brought = new Set(wordKeysOfRoom(looked.searchText));
      expect(keys.some((key) => brought.has(key))).toBe(true);
    }),
    { numRuns: 3000 },
  );
  expect(found).toBeGreaterThan(100);
});

test("rectangles of other cities, kinds, prices and days do not meet", () => {
  const search = areaOfSearch(
    savedFilter(
      {
        mode: "filter",
        city: "London",
        property_type: "student",
        low_price: 100,
        high_price: 200,
        begin_date: "2027-01-01",
        end_date: "2027-06-30",
      },
      TODAY,
    ),
    TODAY,
  );
  const room = {
    city: "London",
    property_type: "student" as const,
    price: 150,
    begin_date: "2026-12-01",
    end_date: "2027-03-01",
  };
  const isMet = (more: Partial<typeof room>) => areasOfRoom({ ...room, ...more }).some((area) => meet(search, area));
  expect(isMet({})).toBe(true);
  expect(isMet({ city: "Leeds" })).toBe(false);
  expect(isMet({ property_type: "social" as "student" })).toBe(false);
  expect(isMet({ price: 99.99 })).toBe(false);
  expect(isMet({ price: 200.01 })).toBe(false);
  expect(isMet({ begin_date: "2027-07-01", end_date: "2027-08-01" })).toBe(false);
  expect(isMet({ end_date: "2026-12-31" })).toBe(false);
});
