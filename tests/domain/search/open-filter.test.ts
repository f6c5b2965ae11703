import { expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { isWithin, openFilter } from "#domain/search/open-filter.ts";
import type { SearchCriteria } from "#domain/search/search-criteria.ts";
import { travelTableOf } from "#domain/travel/travel-table.ts";

const ROOM = {
  city: "Leeds",
  post_code: "LS6 1AA",
  property_type: "student",
  begin_date: "2027-01-10",
  end_date: "2027-06-30",
  price: 150,
} as Listing;
const finds = (criteria: SearchCriteria, room = {}) =>
  isWithin(openFilter(criteria, "2026-11-20"), { ...ROOM, ...room });

test.each<[SearchCriteria, boolean, boolean]>([
  [{ begin_date: "2027-01-10", end_date: "2027-06-30" }, true, true],
  [{ begin_date: "2027-01-09", end_date: "2027-06-30" }, true, false],
  [{ begin_date: "2027-01-10", end_date: "2027-07-01" }, true, false],
  [{ begin_date: "2027-01-01", begin_by: "2027-01-31", end_date: "2027-06-30" }, true, true],
  [{ begin_date: "2026-12-01" }, true, false],
  [{ begin_date: "2027-06-30" }, true, true],
  [{ end_date: "2027-01-10" }, true, true],
  [{ end_date: "2027-08-01" }, true, false],
  [{ begin_date: "2027-07-01" }, false, false],
  [{}, true, true],
])("SQ-08, A-49: %j overlaps the room: %s, and is covered by it: %s", (criteria, overlaps, covers) => {
  expect(finds(criteria)).toBe(overlaps);
  expect(finds({ ...criteria, covers: true })).toBe(covers);
});

test("SQ-08: an open side of a room covers any dates", () => {
  const open = { begin_date: null, end_date: null };
  expect(finds({ begin_date: "2027-01-01", end_date: "2030-01-01", covers: true }, open)).toBe(true);
});

test.each(["paused", "let"] as const)("A-57: a room that is %s is not found among those on a phone", (state) => {
  const filter = openFilter({}, "2026-11-21");
  expect([isWithin(filter, ROOM), isWithin(filter, { ...ROOM, state })]).toEqual([true, false]);
});

test("A-61: a room that a moderator has hidden is not found on its owner's phone either", () => {
  const filter = openFilter({}, "2026-11-20");
  expect(isWithin(filter, { ...ROOM, hidden: "moderator" })).toBe(false);
});

test("SQ-10: within so many minutes of a place are rooms whose district is; one of no known district is nowhere", () => {
  const near = "53.807,-1.555,University of Leeds";
  const travel = travelTableOf(near);
  const isFound = (minutes: number, post_code = "LS6 1AA") =>
    isWithin(openFilter({ near, within_minutes: minutes }, "2026-11-20"), { ...ROOM, post_code }, travel);
  expect([isFound(30), isFound(5), isFound(180, "by the canal")]).toEqual([true, false, false]);
  expect(openFilter({ within_minutes: 30, travel_by: "foot" }, "2026-11-20").reach).toBeNull();
});
