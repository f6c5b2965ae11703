import { expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { findsRoom, lookedAt } from "#domain/saved-searches/finds-room.ts";
import type { SavedCriteria } from "#domain/saved-searches/saved-search.ts";
import { mentionsKeyword } from "../../../src/query-parser/keyword-mentions.ts";

const ROOM = {
  id: "01890a5d-ac96-774b-bcce-b302099a8057",
  title: "Studio near UCL 近 UCL",
  city: "London",
  post_code: "WC1E 6BT",
  price: 250,
  begin_date: "2026-12-01",
  end_date: "2027-08-31",
  property_type: "student",
  room_type: "studio",
  description: null,
} as unknown as Listing;

const finds = (criteria: SavedCriteria, more: Partial<Listing> = {}) =>
  findsRoom(criteria, lookedAt({ ...ROOM, ...more }), "2026-11-21", mentionsKeyword);

test("filters find what the search finds, and nothing that is not to be had", () => {
  const criteria: SavedCriteria = { mode: "filter", city: "伦敦", high_price: 250 };
  expect(finds(criteria)).toBe(true);
  expect(finds(criteria, { price: 250.01 })).toBe(false);
  expect(finds(criteria, { state: "paused" })).toBe(false);
  expect(finds(criteria, { hidden: "moderator" })).toBe(false);
  expect(finds(criteria, { end_date: "2026-11-20" })).toBe(false);
});

test("SQ-10: of a place to be near, the minutes are held, by filters and by a sentence", () => {
  const near = "51.5246,-0.134,UCL";
  for (const mode of ["filter", "sentence"] as const) {
    expect(finds({ mode, near, within_minutes: 30 })).toBe(true);
    expect(finds({ mode, near, within_minutes: 30 }, { post_code: "CR0 1AA" })).toBe(false);
    expect(finds({ mode, near, within_minutes: 30 }, { post_code: "nowhere" })).toBe(false);
    expect(finds({ mode, near }, { post_code: "E14 1AA" })).toBe(true);
    expect(finds({ mode, near }, { post_code: "CR0 1AA" })).toBe(false);
    expect(finds({ mode, near }, { post_code: "AB24 3FX", city: "Aberdeen" })).toBe(false);
    expect(finds({ mode, near, travel_by: "foot" }, { post_code: "E14 1AA" })).toBe(false);
    expect(finds({ mode, near, within_minutes: 30, travel_by: "bicycle" }, { post_code: "N19 1AA" })).toBe(true);
    expect(finds({ mode, near, within_minutes: 30, travel_by: "foot" }, { post_code: "N19 1AA" })).toBe(false);
  }
});

test("a keyword is understood as the search understands it, beside the filters", () => {
  expect(finds({ mode: "fuzzy", keyword: "伦敦大学学院" })).toBe(true);
  expect(finds({ mode: "fuzzy", keyword: "UCL studio", high_price: 200 })).toBe(false);
  expect(finds({ mode: "fuzzy", keyword: "ensuite" })).toBe(false);
});

test("of a sentence what is a must has to be met, and the room type; other wishes only rank", () => {
  const criteria: SavedCriteria = { mode: "sentence", city: "London", high_price: 300, keywords: ["gym"] };
  expect(finds(criteria)).toBe(true);
  expect(finds({ ...criteria, room_type: "studio" })).toBe(true);
  expect(finds({ ...criteria, room_type: "ensuite" })).toBe(false);
  expect(finds({ ...criteria, begin_date: "2027-08-20" })).toBe(false);
});

test("A-78: a sentence's place finds the towns around it, and another town only there", () => {
  const criteria: SavedCriteria = { mode: "sentence", city: "London", near: "51.4254,-0.5631,Royal Holloway" };
  expect(finds(criteria, { city: "Egham", post_code: "TW20 0EX" })).toBe(true);
  expect(finds(criteria, { city: "Leeds", post_code: "LS2 9JT" })).toBe(false);
  expect(finds({ ...criteria, mode: "filter" }, { city: "Egham", post_code: "TW20 0EX" })).toBe(false);
});
