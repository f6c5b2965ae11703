import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Understanding } from "#domain/search/understanding.ts";
import { fitSavedRooms } from "#offline/rooms/fit-saved-rooms.ts";
import { rememberAnswer } from "#offline/cache/answers/remember-answer.ts";
import { emptyStore, HOUR_MS, results, room, searchPath } from "../support.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const TODAY = "2026-11-21";
const LEEDS: Understanding = {
  city: "Leeds",
  begin_date: null,
  end_date: null,
  low_price: null,
  high_price: 200,
  room_type: null,
  keywords: ["gym"],
};

const mentions = (text: string, keyword: string) => text.includes(keyword);
const fitting = (wanted = LEEDS, owner = "user-a") =>
  fitSavedRooms(owner, { wanted, filters: {}, today: TODAY }, mentions);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  await emptyStore();
});
afterEach(() => {
  vi.useRealTimers();
});

async function saved(): Promise<void> {
  const rooms = [
    room("plain", { city: "Leeds", price: 150 }),
    room("gym", { city: "Leeds", price: 190, description: "A gym downstairs" }),
    room("dear", { city: "Leeds", price: 260 }),
    room("gone", { city: "Leeds", price: 100, end_date: "2026-11-20" }),
    room("elsewhere", { city: "York", price: 100 }),
  ];
  const body = results(rooms);
  await rememberAnswer({ owner: "user-a", path: searchPath({}), body, fetchedAt: NOW - HOUR_MS });
}

test("the phone's own rooms are ranked by how well they fit, with the reasons, and before those that nearly do", async () => {
  await saved();
  const found = await fitting();
  const idsOf = (meets: boolean) =>
    found?.rooms.filter(({ fit }) => fit.meets === meets).map(({ listing }) => listing.id);
  expect(idsOf(true)).toEqual(["gym", "plain"]);
  expect(idsOf(false)?.toSorted()).toEqual(["dear", "elsewhere"]);
  expect(found?.rooms.slice(0, 2).every(({ fit }) => fit.meets)).toBe(true);
  expect(found).toMatchObject({ saved: 5, newestAt: NOW - HOUR_MS });
  expect(found?.rooms[0]?.fit.reasons).toContainEqual({ code: "keyword", keyword: "gym" });
});

test("where none fits, the nearest come with what differs", async () => {
  await saved();
  const found = await fitting({ ...LEEDS, high_price: 140 });
  expect(found?.rooms.some(({ fit }) => fit.meets)).toBe(false);
  expect(found?.rooms.map(({ listing }) => listing.id)).not.toContain("gone");
  expect(found?.rooms.every(({ fit }) => fit.misses.length > 0)).toBe(true);
});

test("nothing is ranked on a phone without rooms, or for another user", async () => {
  expect(await fitting()).toBeNull();
  await saved();
  expect(await fitting(LEEDS, "user-b")).toBeNull();
});
