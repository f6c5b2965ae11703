import { expect, test } from "vitest";
import { cacheDatabase } from "#offline/cache/cache-database.ts";
import { learnServerTime, recallClockOffset } from "#offline/cache/clock-offset.ts";
import { keepCacheBusy } from "./keep-busy.ts";

test("S10: a cache that another page has left busy keeps nobody waiting for the server's clock", async () => {
  const db = cacheDatabase();
  await db.transaction("rw", db.facts, () => learnServerTime(Date.now() + 3_600_000));
  expect(await recallClockOffset()).toBeGreaterThan(3_500_000);
  await keepCacheBusy();
  expect(await recallClockOffset()).toBe(0);
});
