import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RoomSearch } from "#domain/search/filter-rooms.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { rememberAnswer } from "#offline/cache/answers/remember-answer.ts";
import { rememberOpenedRoom } from "#offline/rooms/remember-opened-room.ts";
import { savedRooms } from "#offline/rooms/saved-rooms.ts";
import { searchSavedRooms } from "#offline/rooms/search-saved-rooms.ts";
import { saveForViewing } from "#offline/viewings/save-for-viewing.ts";
import { DAY_MS, emptyStore, HOUR_MS, results, room, searchPath } from "../support.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const EVERYTHING: RoomSearch = { criteria: {}, sort: null, today: "2026-11-21" };
const FIRST_PAGE = { skip: 0, limit: 40 };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  await emptyStore();
});
afterEach(() => {
  vi.useRealTimers();
});

const searched = (city: string, rooms: readonly Listing[], { owner = "user-a", fetchedAt = NOW } = {}) =>
  rememberAnswer({ owner, path: searchPath({ city }), body: results(rooms), fetchedAt });

const idsOf = (found: { rooms: { listing: Listing }[] } | null) => found?.rooms.map(({ listing }) => listing.id);

test("A4: every room that this phone has is searched, wherever it comes from, each once and as it was seen last", async () => {
  await searched("London", [room("a", { price: 100 }), room("b")], { fetchedAt: NOW - 2 * HOUR_MS });
  await searched("Leeds", [room("a", { price: 120 })], { fetchedAt: NOW - HOUR_MS });
  await rememberAnswer({
    owner: "user-a",
    path: "/api/v1/items/open?limit=8",
    body: results([room("c")]),
    fetchedAt: NOW,
  });
  await rememberOpenedRoom({ owner: "user-a", listing: room("d"), fetchedAt: NOW });
  await saveForViewing("user-a", room("e"));
  const rooms = await savedRooms("user-a");
  expect(rooms.map(({ listing }) => listing.id).toSorted()).toEqual(["a", "b", "c", "d", "e"]);
  expect(rooms.find(({ listing }) => listing.id === "a")).toMatchObject({
    listing: { price: 120 },
    fetchedAt: NOW - HOUR_MS,
  });
});

test("A-46: a search never finds rooms that another user of the phone has saved", async () => {
  await searched("London", [room("a")], { owner: "user-b" });
  await rememberOpenedRoom({ owner: "anonymous", listing: room("b"), fetchedAt: NOW });
  await saveForViewing("user-b", room("c"));
  expect(await savedRooms("user-a")).toEqual([]);
  expect(await searchSavedRooms("user-a", EVERYTHING, FIRST_PAGE)).toBeNull();
});

test("A4: filters, order and pages are those of any search", async () => {
  const rooms = [
    room("a", { city: "London", price: 150, title: "Studio by the river", created_at: "2026-11-01T00:00:00Z" }),
    room("b", { city: "London", price: 90, title: "双人间 Studio", created_at: "2026-11-02T00:00:00Z" }),
    room("c", { city: "Leeds", price: 80, title: "Studio", created_at: "2026-11-03T00:00:00Z" }),
  ];
  await searched("London", rooms);
  const find = (search: Partial<RoomSearch>, page = FIRST_PAGE) =>
    searchSavedRooms("user-a", { ...EVERYTHING, ...search }, page);
  expect(idsOf(await find({}))).toEqual(["c", "b", "a"]);
  expect(idsOf(await find({ criteria: { city: "London" } }))).toEqual(["b", "a"]);
  expect(idsOf(await find({ criteria: { high_price: 100 }, sort: { sort_by: "price", order: "asc" } }))).toEqual([
    "c",
    "b",
  ]);
  const second = await find({}, { skip: 2, limit: 2 });
  expect([idsOf(second), second?.count]).toEqual([["a"], 3]);
});

test("R5: a room whose last day has passed in London is not found", async () => {
  await searched("London", [room("a", { end_date: "2026-11-20" }), room("b", { end_date: "2026-11-21" })]);
  expect(idsOf(await searchSavedRooms("user-a", EVERYTHING, FIRST_PAGE))).toEqual(["b"]);
});

test("it says when the newest of what it found was saved, and of all there is when nothing matches", async () => {
  await searched("London", [room("a", { city: "London" })], { fetchedAt: NOW - 3 * HOUR_MS });
  await searched("Leeds", [room("b", { city: "Leeds" })], { fetchedAt: NOW - HOUR_MS });
  const find = (city: string) => searchSavedRooms("user-a", { ...EVERYTHING, criteria: { city } }, FIRST_PAGE);
  expect(await find("London")).toMatchObject({ count: 1, saved: 2, newestAt: NOW - 3 * HOUR_MS });
  expect(await find("York")).toMatchObject({ count: 0, saved: 2, newestAt: NOW - HOUR_MS });
});

test("B9: answers older than seven days are left out, by the server's clock on a phone whose own is wrong", async () => {
  await searched("Leeds", [room("a")], { fetchedAt: NOW - 8 * DAY_MS });
  await searched("York", [room("b")], { fetchedAt: NOW - 6 * DAY_MS });
  // The phone's clock falls back by five days, and a live answer tells what the time is.
  vi.setSystemTime(NOW - 5 * DAY_MS);
  await searched("London", [room("c")], { fetchedAt: NOW });
  const rooms = await savedRooms("user-a");
  expect(rooms.map(({ listing }) => listing.id).toSorted()).toEqual(["b", "c"]);
});
