import { expect, test } from "vitest";
import { EMPTY_SEARCH, readSearchValues } from "../../../../../src/client/features/search/url/search-values.ts";

const problemsOf = (values: Partial<typeof EMPTY_SEARCH>) => readSearchValues({ ...EMPTY_SEARCH, ...values }).problems;

test("an empty form searches everything", () => {
  expect(readSearchValues(EMPTY_SEARCH)).toEqual({ criteria: {}, problems: [] });
});

test("prices may be typed with a pound sign, a thousands comma or full-width digits", () => {
  const { criteria, problems } = readSearchValues({ ...EMPTY_SEARCH, low_price: "£1,200", high_price: "１５００" });
  expect(problems).toEqual([]);
  expect(criteria).toEqual({ low_price: 1200, high_price: 1500 });
});

test.each(["abc", "12a", "1e3", "NaN", "--1", "1.2.3", "150,50", "£"])(
  "I-24: %s is no price, and the field says so",
  (high_price) => {
    expect(problemsOf({ high_price })).toEqual([{ field: "high_price", problem: "priceNotNumber" }]);
  },
);

test("I-24: a negative price is refused by name", () => {
  expect(problemsOf({ low_price: "-1" })).toEqual([{ field: "low_price", problem: "priceNegative" }]);
});

test("I-25: a lower price above the upper one is refused", () => {
  expect(problemsOf({ low_price: "300", high_price: "200" })).toEqual([
    { field: "low_price", problem: "priceLowerHigher" },
  ]);
});

test("I-25: a start after the end is refused", () => {
  expect(problemsOf({ begin_date: "2027-09-02", end_date: "2027-09-01" })).toEqual([
    { field: "begin_date", problem: "dateOrder" },
  ]);
});

test("a start on the day of the end is fine", () => {
  expect(problemsOf({ begin_date: "2027-09-01", end_date: "2027-09-01" })).toEqual([]);
});

test("a city may be written in Chinese", () => {
  expect(readSearchValues({ ...EMPTY_SEARCH, city: " 曼城 " }).criteria).toEqual({ city: "Manchester" });
});

test("an unknown property type or kind of room in an address is left out rather than refused", () => {
  const unknown = { property_type: "castle", room_type: "tower", not_room_types: "dungeon", not_cities: " , " };
  expect(readSearchValues({ ...EMPTY_SEARCH, ...unknown })).toEqual({ criteria: {}, problems: [] });
});

test("SQ-11: a list in an address has each value once, tidied, and no more than the server takes", () => {
  const values = {
    city: "Bath",
    other_cities: "利兹, Leeds,York",
    not_cities: "A,B,C,D,E,F",
    not_room_types: "Studio,x,2b1b",
  };
  expect(readSearchValues({ ...EMPTY_SEARCH, ...values }).criteria).toEqual({
    city: "Bath",
    other_cities: "Leeds,York",
    not_cities: "A,B,C,D,E",
    not_room_types: "studio,2b1b",
  });
});

test("a text of more than 500 characters is refused, counted as people count", () => {
  expect(problemsOf({ keyword: "🏠".repeat(500) })).toEqual([]);
  expect(problemsOf({ keyword: "🏠".repeat(501) })).toEqual([{ field: "keyword", problem: "keywordTooLong" }]);
});
