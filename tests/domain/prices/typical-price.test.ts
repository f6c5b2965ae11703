import { expect, test } from "vitest";
import { seasonOf } from "#domain/prices/season.ts";
import { priceStanding, typicalPriceOf, typicalPriceSought, type TypicalPrice } from "#domain/prices/typical-price.ts";

function price(kind: string, season: TypicalPrice["season"], rooms = 8): TypicalPrice {
  return { kind, season, rooms, low: 150, median: 170, high: 190 };
}

const ENSUITE = { room_type: "ensuite", begin_date: "2027-09-01" };

test("the intake is from June to October, whatever the year; an open first day has no season", () => {
  const days = ["2026-05-31", "2026-06-01", "2027-10-31", "2027-11-01", null];
  expect(days.map(seasonOf)).toEqual(["rest", "intake", "intake", "rest", null]);
});

test("a room is compared with its kind and season, then with its kind in all seasons", () => {
  const all = [price("ensuite", null, 20), price("ensuite", "intake"), price("ensuite", "rest")];
  expect(typicalPriceOf(ENSUITE, all)).toBe(all[1]);
  expect(typicalPriceOf({ ...ENSUITE, begin_date: "2027-01-05" }, all)).toBe(all[2]);
  expect(typicalPriceOf({ ...ENSUITE, begin_date: null }, all)).toBe(all[0]);
  expect(typicalPriceOf(ENSUITE, [all[0]!, all[2]!])).toBe(all[0]);
});

test("fewer than eight rooms are nothing to compare with", () => {
  expect(typicalPriceOf(ENSUITE, [price("ensuite", "intake", 7)])).toBeNull();
  expect(typicalPriceOf(ENSUITE, [])).toBeNull();
  expect(typicalPriceOf({ ...ENSUITE, room_type: "loft" }, [price("shared", null)])).toBeNull();
});

test("a room in a shared home is compared with all such where its kind is rare, and never with whole homes", () => {
  const shared = price("shared", "intake");
  expect(typicalPriceOf(ENSUITE, [price("studio", "intake"), price("2b", null), shared])).toBe(shared);
  expect(typicalPriceOf({ ...ENSUITE, room_type: "studio" }, [shared, price("ensuite", null)])).toBeNull();
  expect(typicalPriceOf({ ...ENSUITE, room_type: "2b1b" }, [shared, price("1b", "intake")])).toBeNull();
});

test("a search is told of the kind that its words name, else of rooms in shared homes", () => {
  const [shared, studio] = [price("shared", null), price("studio", null)];
  expect(typicalPriceSought({ words: "", begin_date: null }, [studio, shared])).toBe(shared);
  expect(typicalPriceSought({ words: "studio near UCL", begin_date: "2027-09-01" }, [studio, shared])).toBe(studio);
});

test("the ends of the middle half belong to it, as they are shown: in whole pounds", () => {
  const half = { low: 150.4, high: 190 };
  expect([149.4, 150, 170, 190.4, 191].map((each) => priceStanding(each, half))).toEqual([
    "below",
    "within",
    "within",
    "within",
    "above",
  ]);
});
