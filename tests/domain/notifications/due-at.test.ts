import fc from "fast-check";
import { expect, test } from "vitest";
import { afterQuietHours, dueAt } from "#domain/notifications/due-at.ts";

const NIGHT = { quiet_from: "22:00", quiet_until: "08:00" };
const at = (instant: string) => new Date(instant);

test.each([
  ["in winter at noon", "2026-11-21T12:00:00Z", "2026-11-21T12:00:00Z"],
  ["as quiet hours begin", "2026-11-21T22:00:00Z", "2026-11-22T08:00:00Z"],
  ["after midnight", "2026-11-22T03:00:00Z", "2026-11-22T08:00:00Z"],
  ["as they end", "2026-11-22T08:00:00Z", "2026-11-22T08:00:00Z"],
  ["in summer, when London is an hour ahead", "2026-07-01T21:30:00Z", "2026-07-02T07:00:00Z"],
  ["in the night in which clocks go forward", "2026-03-28T23:00:00Z", "2026-03-29T07:00:00Z"],
  ["in the night in which clocks go back", "2026-10-24T22:00:00Z", "2026-10-25T08:00:00Z"],
])("what happens %s is told when quiet hours are over", (_, happened, told) => {
  expect(dueAt("at_once", NIGHT, at(happened))).toEqual(at(told));
});

test("quiet hours that end in the hour that October has twice end in that night", () => {
  const short = { quiet_from: "22:00", quiet_until: "01:30" };
  expect(afterQuietHours(at("2026-10-24T22:00:00Z"), short)).toEqual(at("2026-10-25T00:30:00Z"));
  // 01:10 for the second time.
  expect(afterQuietHours(at("2026-10-25T01:10:00Z"), short)).toEqual(at("2026-10-25T01:30:00Z"));
});

const NIGHTS_OF_CHANGE = ["2026-03-28T18:00:00Z", "2026-10-24T18:00:00Z"];
const MINUTE = 60_000;
const minuteOfDay = fc.integer({ min: 0, max: 1439 });

test("around both changes of the clock, quiet hours end when the clock says so, and in the same night", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NIGHTS_OF_CHANGE),
      minuteOfDay,
      minuteOfDay,
      minuteOfDay,
      (evening, later, from, until) => {
        const quiet = { quiet_from: clockAt(from), quiet_until: clockAt(until) };
        const happened = new Date(Date.parse(evening) + later * MINUTE);
        const told = afterQuietHours(happened, quiet);
        // Nothing is told in them, and what is told at once is told at once.
        expect(afterQuietHours(told, quiet)).toEqual(told);
        // They are an hour longer than they say at most.
        const lastMinutes = (until - from + 1440) % 1440;
        // What is left of the day between two nights may be the hour that March skips.
        const skippedMinutes = lastMinutes >= 1380 ? 1440 : 0;
        expect((told.getTime() - happened.getTime()) / MINUTE).toBeLessThanOrEqual(lastMinutes + 60 + skippedMinutes);
      },
    ),
    { numRuns: 2000 },
  );
});

function clockAt(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0"));
  return `${hours}:${minutes}`;
}

test("hours within a day are quiet too, and equal ends are none", () => {
  const noon = at("2026-11-21T12:00:00Z");
  expect(afterQuietHours(noon, { quiet_from: "11:00", quiet_until: "13:30" })).toEqual(at("2026-11-21T13:30:00Z"));
  expect(afterQuietHours(noon, { quiet_from: "12:00", quiet_until: "12:00" })).toEqual(noon);
  expect(afterQuietHours(noon, { quiet_from: null, quiet_until: null })).toEqual(noon);
});

test("a digest comes at half past eight, or when quiet hours are over", () => {
  expect(dueAt("daily", NIGHT, at("2026-11-21T08:29:00Z"))).toEqual(at("2026-11-21T08:30:00Z"));
  expect(dueAt("daily", NIGHT, at("2026-11-21T08:30:00Z"))).toEqual(at("2026-11-22T08:30:00Z"));
  const long = { quiet_from: "20:00", quiet_until: "10:00" };
  expect(dueAt("daily", long, at("2026-11-21T12:00:00Z"))).toEqual(at("2026-11-22T10:00:00Z"));
});
