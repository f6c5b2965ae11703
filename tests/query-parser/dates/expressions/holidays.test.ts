import { expect, test } from "vitest";
import { dayOfFeast } from "../../../../src/query-parser/dates/expressions/named-times.ts";

test.each(["2026-04-05", "2027-03-28", "2028-04-16", "2038-04-25", "2040-04-01"])("Easter: %s", (day) => {
  expect(dayOfFeast("easter", Number(day.slice(0, 4)))).toBe(day);
});

test.each(["2026-02-17", "2027-02-06", "2028-01-26", "2033-01-31", "2040-02-12"])(
  "the Chinese year begins: %s",
  (day) => {
    expect(dayOfFeast("chineseNewYear", Number(day.slice(0, 4)))).toBe(day);
  },
);
