import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ANSWER_LIMITS } from "#offline/cache/answers/answer-bounds.ts";
import { cacheDatabase } from "#offline/cache/cache-database.ts";
import { recallAnswer } from "#offline/rooms/recall-answer.ts";
import { rememberAnswer } from "#offline/cache/answers/remember-answer.ts";
import { DAY_MS, emptyStore, results, room, searchPath } from "../../support.ts";

beforeEach(emptyStore);
afterEach(() => {
  vi.useRealTimers();
});

const OWNER = "anonymous";
const remember = (path: string, body: string, fetchedAt = Date.now()) =>
  rememberAnswer({ owner: OWNER, path, body, fetchedAt });

test("a cached search comes back unchanged, with its time", async () => {
  const path = searchPath({ city: "Leeds" });
  const fetchedAt = Date.now() - 5000;
  await remember(path, results([room("a")], 12), fetchedAt);
  expect(await recallAnswer(OWNER, path)).toEqual({ data: { data: [room("a")], count: 12 }, fetchedAt });
});

test("a newer answer to the same search replaces the older one", async () => {
  const path = searchPath({ city: "Leeds" });
  await remember(path, results([room("a")]));
  await remember(path, results([]));
  expect((await recallAnswer(OWNER, path))?.data).toEqual({ data: [], count: 0 });
  expect(await cacheDatabase().answers.count()).toBe(1);
});

test("R4: of 100 searches the newest 30 stay, and their texts with them", async () => {
  for (let n = 1; n <= 100; n += 1) await remember(searchPath({ low_price: n }), results([room(String(n))]), n * 1000);
  const kept = (await cacheDatabase().answers.toArray()).map(({ path }) => Number(path.split("=")[1]));
  expect(kept.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 71));
  expect(await cacheDatabase().bodies.count()).toBe(30);
});

test("R4: a search that is used again outlives newer unused ones", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const first = searchPath({ low_price: 0 });
  for (let n = 0; n < 60; n += 1) {
    vi.setSystemTime(Date.now() + 1000);
    await remember(searchPath({ low_price: n }), results([]));
    expect(await recallAnswer(OWNER, first)).not.toBeNull();
  }
  expect(await cacheDatabase().answers.count()).toBe(30);
});

test("R4: remembered searches never take more than 5 MB", async () => {
  const large = results([room("a", { description: "宽敞".repeat(100_000) })]);
  for (let n = 0; n < 12; n += 1) await remember(searchPath({ low_price: n }), large, Date.now() + n);
  const rows = await cacheDatabase().answers.toArray();
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  expect(bytes).toBeLessThanOrEqual(ANSWER_LIMITS.search.bytes);
  expect(bytes).toBeGreaterThan(ANSWER_LIMITS.search.bytes * 0.8);
  expect(rows.some(({ path }) => path.endsWith("=11"))).toBe(true);
});

test("R4: an answer larger than the whole limit evicts nothing", async () => {
  await remember(searchPath({ city: "Leeds" }), results([room("a")]));
  await remember(searchPath({ city: "London" }), results([room("b", { description: "x".repeat(6_000_000) })]));
  expect((await cacheDatabase().answers.toArray()).map(({ path }) => path)).toEqual([searchPath({ city: "Leeds" })]);
});

test("searches do not evict the first screen", async () => {
  await remember("/api/v1/items/count", JSON.stringify({ count: 600 }));
  await remember("/api/v1/items/open?limit=8", results([room("a")]));
  for (let n = 0; n < 40; n += 1) await remember(searchPath({ low_price: n }), results([]));
  expect(await recallAnswer(OWNER, "/api/v1/items/count")).not.toBeNull();
  expect(await recallAnswer(OWNER, "/api/v1/items/open?limit=8")).not.toBeNull();
});

test("a search is forgotten after seven days", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const path = searchPath({ city: "Leeds" });
  await remember(path, results([room("a")]));
  vi.setSystemTime(Date.now() + 7 * DAY_MS - 1000);
  expect(await recallAnswer(OWNER, path)).not.toBeNull();
  vi.setSystemTime(Date.now() + 2000);
  expect(await recallAnswer(OWNER, path)).toBeNull();
  await remember(searchPath({ city: "London" }), results([]));
  expect(await cacheDatabase().answers.count()).toBe(1);
});

test.each([
  ["a captive portal's page", "<html><body>Log in to the airport's network</body></html>"],
  ["JSON of somebody else", '{"status":"login required"}'],
  ["a count that is no number", '{"data":[],"count":"many"}'],
  ["rooms that are no list", '{"data":"none","count":0}'],
  ["an answer that broke off", '{"data":[{"id":'],
])("B-06: %s is not remembered", async (_, body) => {
  await remember(searchPath({ city: "Leeds" }), body);
  expect(await cacheDatabase().answers.count()).toBe(0);
});

test.each([
  "/api/v1/users/me",
  "/api/v1/items/ai-search?query=leeds",
  "/api/v1/items",
  "/api/v1/ping",
  "/api/v1/tenants/tenants?show_all=true",
])("answers of %s are never remembered", async (path) => {
  await remember(path, results([room("a")]));
  expect(await cacheDatabase().answers.count()).toBe(0);
});

test("never returns one user's search to another", async () => {
  const path = searchPath({ city: "Leeds" });
  await rememberAnswer({ owner: "user-a", path, body: results([room("a")]), fetchedAt: Date.now() });
  expect(await recallAnswer("user-b", path)).toBeNull();
  expect(await recallAnswer("anonymous", path)).toBeNull();
  expect(await recallAnswer("user-a", path)).not.toBeNull();
});
