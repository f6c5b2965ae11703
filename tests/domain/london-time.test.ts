import { expect, test } from "vitest";
import { londonInstant, londonWallTime } from "#domain/london-time.ts";

test.each([
  ["in winter", "2026-11-30T14:00", "2026-11-30T14:00:00.000Z"],
  ["in summer", "2027-07-01T14:00", "2027-07-01T13:00:00.000Z"],
  ["just after midnight in summer, the day before in UTC", "2027-07-01T00:30", "2027-06-30T23:30:00.000Z"],
  ["the minute before clocks go forward", "2027-03-28T00:59", "2027-03-28T00:59:00.000Z"],
  ["in the hour that is skipped", "2027-03-28T01:30", "2027-03-28T01:30:00.000Z"],
  ["the minute after clocks went forward", "2027-03-28T02:00", "2027-03-28T01:00:00.000Z"],
  ["the minute before the hour that comes twice", "2026-10-25T00:59", "2026-10-24T23:59:00.000Z"],
  ["in the hour that comes twice, the first time", "2026-10-25T01:30", "2026-10-25T00:30:00.000Z"],
  ["after clocks went back", "2026-10-25T02:00", "2026-10-25T02:00:00.000Z"],
  ["at New Year", "2027-01-01T00:00", "2027-01-01T00:00:00.000Z"],
])("a viewing %s has its instant", (_, wallTime, instant) => {
  expect(londonInstant(wallTime).toISOString()).toBe(instant);
});

test("an instant is read on London's clocks, midnight as the beginning of a day", () => {
  expect(londonWallTime(new Date("2027-06-30T23:00:00Z"))).toBe("2027-07-01T00:00");
  expect(londonWallTime(new Date("2026-12-31T23:59:59Z"))).toBe("2026-12-31T23:59");
});
