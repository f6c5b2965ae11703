import { beforeEach, expect, test } from "vitest";
import { cacheDatabase } from "#offline/cache/cache-database.ts";
import { hasCacheDatabase } from "#offline/databases/has-database.ts";
import { rememberAnswer } from "#offline/cache/answers/remember-answer.ts";

beforeEach(async () => {
  await cacheDatabase().delete({ disableAutoOpen: false });
});

test("a first visit has no database, and the check creates none", async () => {
  expect(await hasCacheDatabase()).toBe(false);
  expect(await hasCacheDatabase()).toBe(false);
});

test("the first cached answer creates one", async () => {
  await rememberAnswer({ owner: "a", path: "/api/v1/items/count", body: '{"count":1}', fetchedAt: Date.now() });
  expect(await hasCacheDatabase()).toBe(true);
});
