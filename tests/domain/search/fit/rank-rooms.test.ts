import { expect, test } from "vitest";
import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { fitOf } from "#domain/search/fit/fit-of.ts";
import { rankRooms, unmetWishes } from "#domain/search/fit/rank-rooms.ts";
import { inOrder } from "#domain/search/room-order.ts";
import { NOTHING_ASKED, type Understanding } from "#domain/search/understanding.ts";

const ROOM = {
  ...emptyFields(LISTING_FIELDS),
  id: "a",
  title: "Bright ensuite",
  city: "London",
  post_code: "N1",
  price: 185,
  begin_date: "2026-09-01",
  end_date: "2027-08-31",
  property_type: "student",
  room_type: "ensuite",
  short_term_allowed: false,
  created_at: "2026-11-01T00:00:00.000Z",
} as unknown as Listing;

const mentions = (text: string, keyword: string): boolean => text.toLowerCase().includes(keyword);

function ranked(asked: Partial<Understanding>, rooms: readonly Partial<Listing>[], order = null as never) {
  const wanted = { ...NOTHING_ASKED, ...asked };
  const all = rooms.map((room) => ({ ...ROOM, ...room }));
  return rankRooms(
    all.map((room) => ({ room, fit: fitOf(room, wanted, { mentions, today: "2026-11-20" }) })),
    wanted,
    order,
  );
}

const ids = (rooms: ReturnType<typeof ranked>) => rooms.map(({ room }) => room.id);

test("rooms that meet everything come first, best first, and those that nearly do behind them by how much they miss", () => {
  const wanted = { begin_date: "2026-09-01", end_date: "2027-08-31", high_price: 200 };
  const rooms = ranked(wanted, [
    { id: "late", begin_date: "2026-09-08" },
    { id: "dearest", price: 240 },
    { id: "dear", price: 201 },
    { id: "later", begin_date: "2026-10-01" },
    { id: "all" },
    { id: "newer", created_at: "2026-11-02T00:00:00.000Z" },
  ]);
  expect(ids(rooms)).toEqual(["newer", "all", "late", "dear", "later", "dearest"]);
  expect(rooms.map(({ fit }) => fit.meets)).toEqual([true, true, true, false, false, false]);
});

test("SQ-05: cheap orders those that meet everything by their price, as soon as possible by their begin", () => {
  const rooms = [
    { id: "dear", price: 190, begin_date: "2026-08-01" },
    { id: "single", price: 90, room_type: "single" },
    { id: "cheap", price: 120, begin_date: "2026-10-01" },
  ];
  expect(ids(ranked({ room_type: "ensuite", keywords: ["cheap"] }, rooms))).toEqual(["cheap", "dear", "single"]);
  expect(ids(ranked({ room_type: "ensuite", high_price: 200, keywords: ["cheapest"] }, rooms))).toEqual([
    "cheap",
    "dear",
    "single",
  ]);
  expect(ids(ranked({ room_type: "ensuite", keywords: ["asap"] }, rooms))).toEqual(["dear", "cheap", "single"]);
});

test("SQ-13: who wants women only sees such rooms first, and none that is for men", () => {
  const rooms = [
    { id: "men", title: "male-only, gym" },
    { id: "silent", title: "Bright gym", price: 100 },
    { id: "women", title: "female-only" },
    { id: "both", title: "female-only and male-only floors" },
  ];
  const wanted = { high_price: 200, keywords: ["female-only", "gym", "garden"] };
  expect(ids(ranked(wanted, rooms))).toEqual(["women", "both", "silent"]);
});

test("SQ-05: beside a limit something cheap is a wish among others, and does not order the list", () => {
  const rooms = [
    { id: "dear", price: 190 },
    { id: "cheapest", price: 105, created_at: "2026-10-01T00:00:00.000Z" },
    { id: "gym", price: 150, title: "Ensuite with a gym" },
    { id: "usual", price: 140 },
  ];
  const wanted = { high_price: 200, keywords: ["cheap", "gym"] };
  expect(ids(ranked(wanted, rooms))).toEqual(["gym", "usual", "cheapest", "dear"]);
  expect(ids(ranked({ keywords: ["cheap", "gym"] }, rooms))).toEqual(["cheapest", "gym", "usual", "dear"]);
});

test("SQ-05: around a price the rooms near it come first, and much cheaper ones behind", () => {
  const rooms = [
    { id: "half", price: 100 },
    { id: "a bit less", price: 170 },
    { id: "near", price: 195 },
    { id: "over", price: 225 },
  ];
  expect(ids(ranked({ low_price: 180, high_price: 220 }, rooms))).toEqual(["near", "a bit less", "half", "over"]);
  expect(ids(ranked({ high_price: 220 }, rooms))).toEqual(["near", "a bit less", "half", "over"]);
});

test("a chosen order holds for those that meet everything, and never mixes in what nearly does", () => {
  const rooms = [
    { id: "b", price: 190 },
    { id: "dear", price: 210 },
    { id: "a", price: 120 },
  ];
  const dearestFirst = inOrder({ sort_by: "price", order: "desc" }) as never;
  expect(ids(ranked({ high_price: 200 }, rooms, dearestFirst))).toEqual(["b", "a", "dear"]);
});

test("what misses much is shown only where little else is, and what is ruled out never", () => {
  const far = Array.from({ length: 9 }, (_, at) => ({ id: `far ${at}`, price: 300 }));
  const near = Array.from({ length: 6 }, (_, at) => ({ id: `near ${at}`, price: 210 }));
  expect(ranked({ high_price: 200 }, [...far, ...near])).toHaveLength(6);
  expect(ranked({ high_price: 200 }, far)).toHaveLength(5);
  expect(ranked({ not_room_types: ["ensuite"] }, far)).toEqual([]);
});

test("the wishes that no room has are told", () => {
  const wanted = { keywords: ["gym", "parking", "cheap"] };
  const rooms = ranked(wanted, [{ description: "A gym downstairs" }]);
  expect(unmetWishes(rooms, wanted)).toEqual(["parking"]);
});
