import { expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { isWithin, openFilter } from "#domain/search/open-filter.ts";
import type { SearchCriteria } from "#domain/search/search-criteria.ts";
import { travelTableOf } from "#domain/travel/travel-table.ts";

const ROOM = {
  title: "By the park",
  room_type: "single",
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

test("SQ-11: a room is in the city or in one of the others, and in none that is ruled out", () => {
  const cities = (criteria: SearchCriteria) => ["Leeds", "York", "London"].filter((city) => finds(criteria, { city }));
  expect(cities({ city: "利兹", other_cities: "约克, Leeds" })).toEqual(["Leeds", "York"]);
  expect(cities({ other_cities: "York" })).toEqual(["Leeds", "York", "London"]);
  expect(cities({ not_cities: "伦敦,York" })).toEqual(["Leeds"]);
  expect(cities({ city: "Leeds", other_cities: "York", not_cities: "Leeds" })).toEqual(["York"]);
});

test.each<[string, string[]]>([
  ["studio", ["studio"]],
  ["ensuite", ["ensuite", "double ensuite"]],
  ["single", ["single", "合租单间"]],
  ["double", ["double", "double ensuite"]],
  ["entire", ["studio", "1b1b", "2b2b"]],
  ["flatshare", ["ensuite", "double ensuite", "single", "合租单间", "double"]],
  ["2b", ["2b2b"]],
  ["2b1b", []],
])("SQ-11: of the kind %s are %j", (kind, expected) => {
  const kinds = ["studio", "ensuite", "double ensuite", "single", "合租单间", "double", "1b1b", "2b2b", "houseboat"];
  const found = (criteria: SearchCriteria) => kinds.filter((room_type) => finds(criteria, { room_type })).toSorted();
  expect(found({ room_type: kind })).toEqual(expected.toSorted());
  expect(found({ not_room_types: kind })).toEqual(kinds.filter((each) => !expected.includes(each)).toSorted());
});

test("SQ-11: a title tells of a studio, a bathroom and a double bed; a flat with a double bedroom is no double room", () => {
  const room = { title: "Large ensuite near the park", room_type: "room" };
  const flat = { title: "Flat with two double bedrooms", room_type: "2b2b" };
  const kindsOf = (each: object) =>
    ["ensuite", "single", "double", "entire"].filter((kind) => finds({ room_type: kind }, each));
  expect([kindsOf(room), kindsOf(flat)]).toEqual([["ensuite"], ["entire"]]);
});
