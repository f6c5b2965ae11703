import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  dayInMonth,
  daysBetween,
  isCalendarDay,
  londonDay,
  londonMidnight,
  stayInWeeks,
  weekdayOf,
} from "#domain/calendar-day.ts";
import { DAY_MS, HOUR_MS } from "#domain/durations.ts";

test.each(["2026-01-31", "2024-02-29", "1000-01-01", "9999-12-31"])("%s is a day", (text) => {
  expect(isCalendarDay(text)).toBe(true);
});

test.each([
  "2025-02-30",
  "2025-02-29",
  "2026-13-01",
  "0000-01-01",
  "0999-12-31",
  "10000-01-01",
  "infinity",
  "2026-1-1",
  "2026-01-01T00:00Z",
  " 2026-01-01",
  "２０２６-01-01",
  "",
])("I-10: %j is none", (text) => {
  expect(isCalendarDay(text)).toBe(false);
});

test("days are counted over month ends, leap days and clock changes", () => {
  expect(addDays("2026-03-28", 1)).toBe("2026-03-29");
  expect(addDays("2026-03-29", 1)).toBe("2026-03-30");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  expect(daysBetween("2026-02-01", "2026-01-01")).toBe(-31);
});

test("A-35: a stay is counted in whole weeks, at least one, and not at all with an open side", () => {
  expect(stayInWeeks("2026-09-01", "2027-06-30")).toBe(43);
  expect(stayInWeeks("2026-09-01", "2026-09-01")).toBe(1);
  expect(stayInWeeks(null, "2026-09-01")).toBeNull();
  expect(stayInWeeks("2026-09-01", null)).toBeNull();
  expect(stayInWeeks("2026-09-02", "2026-09-01")).toBeNull();
});

test.each([
  ["2026-01-15T23:59:59Z", "2026-01-15"],
  ["2026-07-15T22:59:59Z", "2026-07-15"],
  ["2026-07-15T23:00:00Z", "2026-07-16"],
  ["2026-03-28T23:59:59Z", "2026-03-28"],
  ["2026-03-29T00:00:00Z", "2026-03-29"],
  ["2026-10-24T23:00:00Z", "2026-10-25"],
  ["2026-10-25T23:59:59Z", "2026-10-25"],
])("A-21: at %s it is %s in London", (instant, day) => {
  expect(londonDay(new Date(instant))).toBe(day);
});

test("A-21: it is the day that the runtime's time zones say, before and after each midnight of thirty years", () => {
  const known = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London", dateStyle: "short" });
  const end = Date.UTC(2040, 0, 1);
  const wrong = [];
  for (let midnight = Date.UTC(2010, 0, 1); midnight < end; midnight += DAY_MS) {
    for (const time of [midnight - HOUR_MS - 1, midnight - HOUR_MS, midnight - 1, midnight]) {
      if (londonDay(new Date(time)) !== known.format(time)) wrong.push(new Date(time).toISOString());
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["2026-11-22", "2026-11-22T00:00:00.000Z"],
  ["2026-07-01", "2026-06-30T23:00:00.000Z"],
  ["2026-10-25", "2026-10-24T23:00:00.000Z"],
  ["2026-10-26", "2026-10-26T00:00:00.000Z"],
  ["2027-03-28", "2027-03-28T00:00:00.000Z"],
  ["2027-03-29", "2027-03-28T23:00:00.000Z"],
])("%s begins in London at %s", (day, instant) => {
  const midnight = londonMidnight(day);
  expect(midnight.toISOString()).toBe(instant);
  expect(londonDay(new Date(midnight.getTime() - 1))).not.toBe(day);
});

test("months are counted on the calendar and clamped to the last day of a short one", () => {
  expect(addMonths("2026-11-20", 3)).toBe("2027-02-20");
  expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
  expect(addMonths("2028-01-31", 1)).toBe("2028-02-29");
  expect(addMonths("2027-01-15", -1)).toBe("2026-12-15");
  expect(addMonths("2026-12-31", 12)).toBe("2027-12-31");
  expect(dayInMonth(2027, 2, 31)).toBe("2027-02-28");
  expect(dayInMonth(2026, 12, 25)).toBe("2026-12-25");
});

test("weeks begin on Monday", () => {
  expect(weekdayOf("2026-11-20")).toBe(5);
  expect(weekdayOf("2026-11-22")).toBe(7);
  expect(weekdayOf("2026-11-23")).toBe(1);
});
