import { expect, test } from "vitest";
import { isMatch } from "#domain/matches/is-match.ts";
import { fitOf } from "#domain/search/fit/fit-of.ts";
import { NOTHING_ASKED, type Understanding } from "#domain/search/understanding.ts";
import { mentionsKeyword } from "../../../src/query-parser/keyword-mentions.ts";

const TODAY = "2026-11-21";
const ROOM = {
  id: "00000000-0000-4000-8000-000000000001",
  title: "A room",
  city: "Leeds",
  description: null as string | null,
  post_code: "LS6 2AB",
  price: 150,
  begin_date: "2026-12-01" as string | null,
  end_date: "2027-06-30" as string | null,
  property_type: "student" as const,
  room_type: "ensuite",
  short_term_allowed: false,
  additional_info: null,
  duration_description: null,
  price_description: null,
  created_at: "2026-11-01T00:00:00.000Z",
};
const WANTED = {
  ...NOTHING_ASKED,
  city: "Leeds",
  begin_date: "2026-12-01",
  end_date: "2027-06-30",
  high_price: 160,
  room_type: "ensuite",
};

function matches(room: Partial<typeof ROOM>, wanted: Partial<Understanding> = {}): boolean {
  const [one, other] = [
    { ...ROOM, ...room },
    { ...WANTED, ...wanted },
  ];
  return isMatch(one, other, fitOf(one, other, mentionsKeyword), TODAY);
}

test("A-71: what is as it was asked for is a match, and what misses a hard wish is none", () => {
  expect(matches({})).toBe(true);
  expect(matches({ price: 161 })).toBe(false);
  expect(matches({ city: "York" })).toBe(false);
});

test.each([
  ["studio", "1b1b", true],
  ["ensuite", "studio", true],
  ["double", "ensuite", true],
  ["2b1b", "2b2b", true],
  ["studio", "ensuite", false],
  ["3b1b", "flatshare", false],
  ["double", "single", false],
  ["ensuite", "flatshare", false],
])("A-71: who wants %s is told of %s: %s", (asked, offered, expected) => {
  expect(matches({ room_type: offered }, { room_type: asked })).toBe(expected);
});

test("A-71: two are told of no room for one, unless its poster takes them", () => {
  const two = { keywords: ["2-people"], room_type: null };
  expect(matches({}, two)).toBe(false);
  expect(matches({ room_type: "double" }, two)).toBe(true);
  expect(matches({ room_type: "1b1b" }, two)).toBe(true);
  expect(matches({ description: "Couples are welcome." }, { keywords: ["couples"], room_type: null })).toBe(true);
});

test("A-71: two weeks may be missing of a stay, or a seventh of a long one", () => {
  expect(matches({ begin_date: "2026-12-15" })).toBe(true);
  expect(matches({ begin_date: "2027-01-15" })).toBe(false);
  expect(matches({ begin_date: "2027-01-15" }, { end_date: "2027-11-30" })).toBe(false);
});

test("A-71: who wants some weeks is told of no long let, unless its poster allows short ones", () => {
  const weeks = { begin_date: "2026-12-10", end_date: "2027-01-10" };
  expect(matches({}, weeks)).toBe(false);
  expect(matches({ short_term_allowed: true }, weeks)).toBe(true);
  expect(matches({ end_date: null }, weeks)).toBe(false);
  expect(matches({ end_date: "2027-12-31" })).toBe(false);
});

test("A-71: nobody is told of who wants a room months after it is empty", () => {
  expect(matches({ end_date: "2028-06-30" }, { begin_date: "2027-09-01", end_date: "2028-06-30" })).toBe(false);
  expect(matches({ begin_date: null }, { begin_date: "2027-01-15" })).toBe(true);
});

test("A-71: who would pay more than twice as much is told of it only where its kind is what they want", () => {
  expect(matches({}, { high_price: 400, room_type: null })).toBe(false);
  expect(matches({}, { high_price: 370, room_type: null })).toBe(true);
  expect(matches({}, { high_price: 400 })).toBe(true);
});
