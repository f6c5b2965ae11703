import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { expect, test } from "vitest";
import { isMatch } from "#domain/matches/is-match.ts";
import { fitOf } from "#domain/search/fit/fit-of.ts";
import { NOTHING_ASKED, type Understanding } from "#domain/search/understanding.ts";
import { mentionsKeyword } from "../../../src/query-parser/keyword-mentions.ts";

const TODAY = "2026-11-21";
const ROOM = {
  ...emptyFields(LISTING_FIELDS),
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

function matches(room: Partial<typeof ROOM>, wanted: Partial<Understanding> = {}, area = "Leeds"): boolean {
  const [one, other] = [
    { ...ROOM, ...room },
    { ...WANTED, ...wanted },
  ];
  const request = { city: other.city ?? "Leeds", post_code: area };
  return isMatch(
    one,
    { request, wanted: other, fit: fitOf(one, other, { mentions: mentionsKeyword, today: TODAY }) },
    TODAY,
  );
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

test("A-71: nobody is told of who wants a room six weeks after it is empty", () => {
  expect(matches({ end_date: "2028-06-30" }, { begin_date: "2027-09-01", end_date: "2028-06-30" })).toBe(false);
  expect(matches({ begin_date: null }, { begin_date: "2027-01-15" })).toBe(false);
  expect(matches({ begin_date: null }, { begin_date: "2026-12-31" })).toBe(true);
});

test("A-71: who names an area is told of no room that is three quarters of an hour from each that they name", () => {
  const inLondon = (post_code: string, area: string) =>
    matches({ city: "London", post_code }, { city: "London" }, area);
  expect(inLondon("UB8 1YQ", "King's Cross")).toBe(false);
  expect(inLondon("KT1 3LF", "Olympic Park / E1")).toBe(false);
  expect(inLondon("WC1H 4PL", "King's Cross")).toBe(true);
  expect(inLondon("KT1 3LF", "Olympic Park, Kingston")).toBe(true);
  expect(inLondon("KT1 3LF", "King's Cross, wherever it is quiet")).toBe(true);
});

test("A-71: who says how long the way may take is told of no room from which it takes half as long again", () => {
  const walk = { city: "London", near: "51.517,-0.143", within_minutes: 20, travel_by: "foot" as const };
  const inLondon = (post_code: string) => matches({ city: "London", post_code }, walk);
  expect(inLondon("W1T 4BN")).toBe(true);
  expect(inLondon("SW11 1ZU")).toBe(false);
});

test("A-71: a flat of several bedrooms is for who asks for one, has company, or would pay for it", () => {
  const flat = { room_type: "2b1b" };
  expect(matches(flat, { room_type: null, high_price: null })).toBe(false);
  expect(matches(flat, { room_type: null, high_price: 200 })).toBe(true);
  expect(matches(flat, { room_type: null, high_price: null, keywords: ["2-people"] })).toBe(true);
  expect(matches({ room_type: "1b1b" }, { room_type: null, high_price: null })).toBe(true);
});

test("A-71: who would pay more than twice as much is told of it only where its kind is what they want", () => {
  expect(matches({}, { high_price: 400, room_type: null })).toBe(false);
  expect(matches({}, { high_price: 370, room_type: null })).toBe(true);
  expect(matches({}, { high_price: 400 })).toBe(true);
});
