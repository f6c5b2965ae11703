import { expect, test } from "vitest";
import { daysLeft, renewedStay } from "#domain/listings/renewal.ts";

const TODAY = "2026-11-21";

test.each([
  ["2026-11-22", 1],
  ["2026-11-21", 0],
  ["2026-11-20", -1],
  [null, null],
])("A-58: until %s there are %s days", (end_date, days) => {
  expect(daysLeft({ end_date }, TODAY)).toBe(days);
});

test.each([
  // Ended: from today, for as long as it was.
  ["2026-09-01", "2026-11-20", "active", { begin_date: TODAY, end_date: "2027-02-09" }],
  ["2026-11-20", "2026-11-20", "paused", { begin_date: TODAY, end_date: "2026-12-19" }],
  [null, "2026-11-01", "active", { begin_date: TODAY, end_date: "2026-12-19" }],
  ["2020-09-01", "2026-09-01", "active", { begin_date: TODAY, end_date: "2027-11-21" }],
  // Ends soon: four weeks more.
  ["2026-09-01", "2026-11-21", "active", { begin_date: "2026-09-01", end_date: "2026-12-19" }],
  ["2026-12-01", "2026-12-05", "active", { begin_date: "2026-12-01", end_date: "2027-01-02" }],
  // Neither, or let.
  ["2026-09-01", "2026-12-06", "active", null],
  ["2026-09-01", null, "active", null],
  ["2026-09-01", "2026-11-20", "let", null],
] as const)("A-58: a room from %s to %s that is %s is renewed as %j", (begin_date, end_date, state, renewed) => {
  expect(renewedStay({ begin_date, end_date, state }, TODAY)).toEqual(renewed);
});
