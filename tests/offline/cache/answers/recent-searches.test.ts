import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetSearches } from "#offline/cache/answers/forget-searches.ts";
import { recallAnswer } from "#offline/rooms/recall-answer.ts";
import { recallClockOffset } from "#offline/cache/clock-offset.ts";
import { recentSearches } from "#offline/cache/answers/recent-searches.ts";
import { rememberAnswer } from "#offline/cache/answers/remember-answer.ts";
import { DAY_MS, emptyStore, HOUR_MS, results, room, searchPath } from "../../support.ts";

beforeEach(emptyStore);
afterEach(() => {
  vi.useRealTimers();
});

const remember = (path: string, body: string, { owner = "anonymous", fetchedAt = Date.now() } = {}) =>
  rememberAnswer({ owner, path, body, fetchedAt });

test("recent searches come with their query, total, first photo and age, the last one first", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const photo = "/photos/p1/800.webp";
  await remember(searchPath({ city: "Leeds" }), results([room("a"), room("b", { image_url: photo })], 41));
  vi.setSystemTime(Date.now() + 2 * HOUR_MS);
  await remember("/api/v1/items/fuzzy?fuzzy=ensuite", results([], 0));
  const [latest, older] = await recentSearches("anonymous");
  expect(latest).toMatchObject({ path: "/api/v1/items/fuzzy?fuzzy=ensuite", total: 0, photoUrl: null, ageMs: 0 });
  expect(older).toMatchObject({ total: 41, photoUrl: photo, ageMs: 2 * HOUR_MS });
  expect(older?.query.get("city")).toBe("Leeds");
});

test("a total that was a lower bound is remembered as one", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const body = JSON.stringify({ data: [room("a")], count: 10_000, count_is_lower_bound: true });
  await remember(searchPath({ city: "London" }), body);
  vi.setSystemTime(Date.now() + 1000);
  await remember(searchPath({ city: "Leeds" }), results([room("a")], 41));
  expect((await recentSearches("anonymous")).map(({ total, isLowerBound }) => [total, isLowerBound])).toEqual([
    [41, false],
    [10_000, true],
  ]);
});

test("pages and orders of one search are one recent search", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const more of [{ skip: 0 }, { skip: 40 }, { skip: 0, sort_by: "price", order: "asc" }]) {
    await remember(searchPath({ city: "Leeds", limit: 40, ...more }), results([room("a")], 99));
  }
  vi.setSystemTime(Date.now() + 1000);
  await remember(searchPath({ city: "York", limit: 40, skip: 0 }), results([]));
  expect((await recentSearches("anonymous")).map(({ query }) => query.get("city"))).toEqual(["York", "Leeds"]);
});

test("the first screen's answers are not listed as searches", async () => {
  await remember("/api/v1/items/count", JSON.stringify({ count: 600 }));
  await remember("/api/v1/items/open?limit=8", results([room("a")]));
  expect(await recentSearches("anonymous")).toEqual([]);
});

test("each user sees and deletes only their own searches", async () => {
  await remember(searchPath({ city: "Leeds" }), results([]), { owner: "user-a" });
  await remember(searchPath({ city: "York" }), results([]), { owner: "user-b" });
  await remember("/api/v1/items/count", JSON.stringify({ count: 600 }), { owner: "user-a" });
  await forgetSearches("user-a");
  expect(await recentSearches("user-a")).toEqual([]);
  expect(await recallAnswer("user-a", "/api/v1/items/count")).not.toBeNull();
  expect(await recentSearches("user-b")).toHaveLength(1);
});

test.each([
  ["a day behind", -DAY_MS],
  ["a day ahead", DAY_MS],
])("ages are right on a phone whose clock is %s", async (_, wrong) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const serverNow = Date.parse("2026-11-20T12:00:00Z");
  vi.setSystemTime(serverNow + wrong);
  await remember(searchPath({ city: "Leeds" }), results([]), { fetchedAt: serverNow });
  vi.setSystemTime(serverNow + wrong + 3 * HOUR_MS);
  expect(await recentSearches("anonymous")).toMatchObject([{ fetchedAt: serverNow, ageMs: 3 * HOUR_MS }]);
  expect(await recallClockOffset()).toBe(-wrong);
});

test("B9: after a jump of the phone's clock the next answer corrects the ages", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const serverNow = Date.parse("2026-11-20T12:00:00Z");
  vi.setSystemTime(serverNow);
  await remember(searchPath({ city: "Leeds" }), results([]), { fetchedAt: serverNow });
  vi.setSystemTime(serverNow + HOUR_MS - DAY_MS);
  await remember(searchPath({ city: "York" }), results([]), { fetchedAt: serverNow + HOUR_MS });
  expect((await recentSearches("anonymous")).map(({ ageMs }) => ageMs)).toEqual([0, HOUR_MS]);
});
