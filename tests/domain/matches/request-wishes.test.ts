import { expect, test } from "vitest";
import { wishesOfRequest, type WishingRequest } from "#domain/matches/request-wishes.ts";

const REQUEST: WishingRequest = {
  city: "Leeds",
  post_code: "",
  begin_date: "2026-12-01",
  end_date: "2027-06-30",
  price_upper_bound: 180,
  property_type: "any",
  room_type: null,
};

function wishes(fields: Partial<WishingRequest> = {}) {
  return wishesOfRequest({ ...REQUEST, ...fields }, "2026-11-21");
}

test("A-71: city, dates, budget and kind of building of a request are what a room must have", () => {
  expect(wishes({ property_type: "student", room_type: "ensuite" })).toEqual({
    city: "Leeds",
    begin_date: "2026-12-01",
    end_date: "2027-06-30",
    low_price: null,
    high_price: 180,
    room_type: "ensuite",
    keywords: [],
    property_type: "student",
  });
});

test("A-71: what a request leaves open asks for nothing", () => {
  const open = wishes({ begin_date: null, end_date: null, price_upper_bound: null, room_type: " " });
  expect(open).toMatchObject({ begin_date: null, end_date: null, high_price: null, room_type: null, keywords: [] });
  expect(open).not.toHaveProperty("property_type");
});

test("A-71: a stay that was to have begun is wanted from today on", () => {
  expect(wishes({ begin_date: "2026-09-01" }).begin_date).toBe("2026-11-21");
});

test.each([
  ["Headingley", ["Headingley"]],
  ["Headingley, Hyde Park or LS6 2AB", ["Headingley", "Hyde Park", "LS6"]],
  ["市中心、Headingley附近；LS2", ["市中心", "Headingley附近", "LS2"]],
  ["Leeds", []],
  ["利兹", []],
  ["A, B, C, D, E", ["A", "B", "C"]],
])("A-71: the areas of a request rank: %s", (post_code, keywords) => {
  expect(wishes({ post_code }).keywords).toEqual(keywords);
});

test.each([
  ["ensuite", "ensuite"],
  ["ensuite room", "ensuite room"],
  ["2b1b", "2b1b"],
  ["studio 或 ensuite", null],
  ["studio or a double room", null],
])("A-71: who names two kinds of rooms takes either: %s", (room_type, expected) => {
  expect(wishes({ room_type }).room_type).toBe(expected);
});

test("A-71: words fill in the kind of room, and add wishes", () => {
  const said = { room_type: "studio", keywords: ["pets", "Headingley"] };
  const open = { ...REQUEST, post_code: "Headingley" };
  expect(wishesOfRequest(open, "2026-11-21", said)).toMatchObject({
    room_type: "studio",
    keywords: ["Headingley", "pets"],
  });
  expect(wishesOfRequest({ ...open, room_type: "ensuite" }, "2026-11-21", said)).toMatchObject({
    room_type: "ensuite",
  });
});
