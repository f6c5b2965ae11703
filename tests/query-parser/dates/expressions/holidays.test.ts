import { expect, test } from "vitest";
import { chineseNewYear, easterSunday } from "../../../../src/query-parser/dates/expressions/named-days.ts";

test.each(["2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2028-04-16", "2038-04-25"])("Easter: %s", (day) => {
  expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
});

test.each(["2026-02-17", "2027-02-06", "2028-01-26", "2033-01-31", "2040-02-12"])(
  "the Chinese year begins: %s",
  (day) => {
    expect(chineseNewYear(Number(day.slice(0, 4)))).toBe(day);
  },
);
