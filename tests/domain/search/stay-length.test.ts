import { expect, test } from "vitest";
import { daysOfLength, stayLengthNamed, stayLengthWish } from "#domain/search/stay-length.ts";

test.each([
  [{ months: 0, days: 357, isLeast: false }, "51 weeks", 357],
  [{ months: 12, days: 0, isLeast: false }, "12 months", 365],
  [{ months: 1, days: 0, isLeast: false }, "1 month", 30],
  [{ months: 6, days: 0, isLeast: true }, "6+ months", 183],
  [{ months: 1, days: 15, isLeast: false }, "45 days", 45],
])("the length %j is the wish %s, of %s days", (length, wish, days) => {
  expect(stayLengthWish(length)).toBe(wish);
  const named = stayLengthNamed(wish);
  expect(named).toMatchObject({ isLeast: length.isLeast });
  expect(daysOfLength(named!)).toBe(days);
});

test.each([
  ["9 个月", { count: 9, unit: "months", isLeast: false }],
  ["51周", { count: 51, unit: "weeks", isLeast: false }],
  ["6 个月以上", { count: 6, unit: "months", isLeast: true }],
  ["6 months or more", { count: 6, unit: "months", isLeast: true }],
  ["2-people", null],
  ["Zone 2", null],
  ["0 weeks", null],
])("the wish %j, as an edited chip has it, is the length %j", (wish, length) => {
  expect(stayLengthNamed(wish)).toEqual(length);
});
