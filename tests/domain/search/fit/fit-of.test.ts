import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#domain/calendar-day.ts";
import { byFit, fitOf } from "#domain/search/fit/fit-of.ts";
import type { FittedRoom } from "#domain/search/fit/fit.ts";
import { isWithin, openFilter } from "#domain/search/open-filter.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { NOTHING_ASKED, type Understanding } from "#domain/search/understanding.ts";

const ROOM: FittedRoom = {
  id: "a",
  title: "Bright ensuite",
  city: "London",
  description: "A gym downstairs",
  post_code: "N1",
  price: 185,
  begin_date: "2026-09-10",
  end_date: "2027-08-31",
  property_type: "student",
  room_type: "ensuite",
  short_term_allowed: false,
  additional_info: null,
  duration_description: null,
  price_description: null,
  created_at: "2026-11-01T00:00:00.000Z",
};

const mentions = (text: string, keyword: string): boolean => text.toLowerCase().includes(keyword);
const fit = (wanted: Partial<Understanding>, room: Partial<FittedRoom> = {}) =>
  fitOf({ ...ROOM, ...room }, { ...NOTHING_ASKED, ...wanted }, mentions);

test("what was not asked for counts for nothing", () => {
  expect(fit({})).toEqual({ score: 100, meets: true, reasons: [], misses: [] });
});

test("each thing that is as asked is a reason, in the order of the form", () => {
  const wanted = {
    city: "伦敦",
    begin_date: "2026-10-01",
    high_price: 200,
    room_type: "ensuite",
    keywords: ["gym", "pets"],
  };
  expect(fit(wanted)).toMatchObject({
    meets: true,
    reasons: [
      { code: "city", city: "London" },
      { code: "coversAllDates" },
      { code: "underLimit", pounds: 15 },
      { code: "roomType", room_type: "ensuite" },
      { code: "keyword", keyword: "gym" },
    ],
    misses: [],
  });
});

test("A-49: an overlapping stay meets, and says how late it begins and how early it ends", () => {
  expect(fit({ begin_date: "2026-09-01", end_date: "2027-09-10" })).toMatchObject({
    meets: true,
    reasons: [{ code: "coversSomeDates" }],
    misses: [
      { code: "beginsLate", days: 9 },
      { code: "endsEarly", days: 10 },
    ],
  });
  expect(fit({ begin_date: "2026-09-01" }, { begin_date: null, end_date: null }).reasons).toEqual([
    { code: "coversAllDates" },
  ]);
});

test("a stay that ends days after the only day that was named meets, but covers no more than a part", () => {
  const ending = fit({ begin_date: "2027-08-24" });
  expect(ending).toMatchObject({ meets: true, reasons: [{ code: "coversSomeDates" }], misses: [] });
  expect(ending.score).toBeLessThan(fit({ begin_date: "2027-08-17" }).score);
  expect(fit({ begin_date: "2027-08-03" }).reasons).toEqual([{ code: "coversAllDates" }]);
  expect(fit({ end_date: "2026-09-12" }).reasons).toEqual([{ code: "coversSomeDates" }]);
});

test("stays apart do not meet: the miss is counted from the day that was named", () => {
  expect(fit({ begin_date: "2026-08-01", end_date: "2026-09-01" })).toMatchObject({
    meets: false,
    misses: [{ code: "beginsLate", days: 40 }],
  });
  expect(fit({ end_date: "2026-09-01" }).misses).toEqual([{ code: "beginsLate", days: 9 }]);
  expect(fit({ begin_date: "2027-09-10" }).misses).toEqual([{ code: "endsEarly", days: 10 }]);
});

test.each([
  [{ high_price: 185 }, true, { code: "underLimit", pounds: 0 }],
  [{ high_price: 173 }, false, { code: "overLimit", pounds: 12 }],
  [{ low_price: 200 }, false, { code: "underLeast", pounds: 15 }],
  [{ low_price: 100 }, true, { code: "aboveLeast" }],
  [{ low_price: 100, high_price: 200.5 }, true, { code: "underLimit", pounds: 15.5 }],
])("a price beside %o: meets %s", (wanted, meets, said) => {
  const { reasons, misses, ...rest } = fit(wanted);
  expect([rest.meets, [...reasons, ...misses]]).toEqual([meets, [said]]);
});

test("a price that is its limit to the penny meets it, though 64.07 * 100 is 6406.999999999999", () => {
  expect(fit({ high_price: 64.07 }, { price: 64.07 })).toMatchObject({
    meets: true,
    reasons: [{ code: "underLimit", pounds: 0 }],
    misses: [],
  });
  expect(fit({ low_price: 64.07 }, { price: 64.07 })).toMatchObject({ meets: true, misses: [] });
  expect(fit({ high_price: 64.07 }, { price: 64.08 }).misses).toEqual([{ code: "overLimit", pounds: 0.01 }]);
});

test("fields answer wishes that no text speaks of", () => {
  const keywords = ["short-let", "student-accommodation", "entire"];
  const answered = (room: Partial<FittedRoom>) =>
    fit({ keywords }, room).reasons.map((reason) => "keyword" in reason && reason.keyword);
  expect(answered({ short_term_allowed: true })).toEqual(["short-let", "student-accommodation"]);
  expect(answered({ property_type: "social", room_type: "2b1b" })).toEqual(["entire"]);
});

const day = fc.integer({ min: 0, max: 500 }).map((days) => addDays("2026-06-01", days));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value);
const stay = fc.tuple(maybe(day), maybe(day)).map(inOrder);
const pounds = fc.integer({ min: 5000, max: 40_000 }).map((pence) => pence / 100);
const prices = fc.tuple(maybe(pounds), maybe(pounds)).map(inOrder);

function inOrder<Value extends string | number>([a, b]: [Value | null, Value | null]): [Value | null, Value | null] {
  return a !== null && b !== null && a > b ? [b, a] : [a, b];
}

test("a room meets exactly what the filters of a search would let through", () => {
  fc.assert(
    fc.property(
      stay,
      prices,
      stay,
      fc.integer({ min: 4000, max: 50_000 }),
      maybe(fc.constantFrom("London", "Leeds")),
      ([begin_date, end_date], [low_price, high_price], [from, to], pence, city) => {
        const room = { ...ROOM, begin_date: from, end_date: to, price: pence / 100 };
        const wanted = { ...NOTHING_ASKED, city, begin_date, end_date, low_price, high_price };
        const given = Object.fromEntries(
          Object.entries(wanted).filter(([, value]) => value !== null && !Array.isArray(value)),
        );
        const filter = openFilter(given, "2020-01-01");
        const judged = fitOf(room, wanted, mentions);
        expect(judged.meets).toBe(isWithin(filter, room as Listing));
        expect(judged.score).toBeGreaterThanOrEqual(0);
        expect(judged.score).toBeLessThanOrEqual(100);
      },
    ),
    { numRuns: 1000 },
  );
});

test("all dates rank above a part of them, a small gap above a large one, and what meets above what does not", () => {
  const wanted = { ...NOTHING_ASKED, begin_date: "2026-09-01", end_date: "2027-08-31", high_price: 200 };
  const rooms = [
    { ...ROOM, id: "late", begin_date: "2026-09-08" },
    { ...ROOM, id: "dear", begin_date: "2026-08-01", price: 201 },
    { ...ROOM, id: "later", begin_date: "2026-12-01" },
    { ...ROOM, id: "all", begin_date: "2026-09-01" },
    { ...ROOM, id: "newer", begin_date: "2026-09-01", created_at: "2026-11-02T00:00:00.000Z" },
  ].map((room) => ({ room, fit: fitOf(room, wanted, mentions) }));
  expect(rooms.sort(byFit).map(({ room }) => room.id)).toEqual(["newer", "all", "late", "later", "dear"]);
});
