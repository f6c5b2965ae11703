import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "../../../src/server/limits/limit-table.ts";
import { rateLimits, type Counted, type RateLimits } from "../../../src/server/limits/rate-limits.ts";
import { sweepTable } from "../../../src/server/jobs/retention-store.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";

let database: TestDatabase;
let limits: RateLimits;
let now = new Date("2026-11-21T12:00:00Z");
const clock = { now: () => now };

beforeAll(async () => {
  database = await createTestDatabase();
  limits = limitsOf({ enabled: true });
});
afterAll(() => database.drop());

function limitsOf({ enabled }: { enabled: boolean }): RateLimits {
  return rateLimits({
    db: database.kysely,
    clock,
    secretKeys: ["a secret of tests, long enough to sign with"],
    enabled,
  });
}

let keys = 0;
const fresh = (name: Counted[0]): Counted => [name, `key ${(keys += 1)}`];

async function heard(tries: Promise<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(tries);
  return results.filter(({ status }) => status === "fulfilled").length;
}

test.each(Object.keys(LIMITS) as Counted[0][])(
  "RC-11: of 50 parallel tries, %s hears as many as it says",
  async (name) => {
    const counted = fresh(name);
    const expected = Math.min(50, LIMITS[name].most);
    expect(await heard(Array.from({ length: 50 }, () => limits.take([counted])))).toBe(expected);
  },
);

test("G15: 429 says how long to wait", async () => {
  const counted = fresh("codePause");
  await limits.take([counted]);
  await expect(limits.take([counted])).rejects.toMatchObject({ status: 429, headers: { "retry-after": "60" } });
});

test("what one limit refuses, the others do not count", async () => {
  const full = fresh("codePause");
  const other = fresh("codeMailbox");
  await limits.take([full]);
  for (let index = 0; index < 20; index += 1) await expect(limits.take([other, full])).rejects.toThrow();
  expect(await heard(Array.from({ length: 6 }, () => limits.take([other])))).toBe(LIMITS.codeMailbox.most);
});

test("what was given back may be taken again, and only once", async () => {
  const counted = fresh("codePause");
  const taken = await limits.take([counted]);
  await Promise.all([taken.giveBack(), taken.giveBack()]);
  await limits.take([counted]);
  await expect(limits.take([counted])).rejects.toThrow();
  await limits.clear(counted);
  await limits.take([counted]);
});

test("RC-11: tries counted within transactions are exact, and those that are rolled back do not count", async () => {
  const counted = fresh("listingPost");
  const within = (end: () => Promise<void>) =>
    database.kysely.transaction().execute(async (trx) => {
      await limits.takeWithin(trx, counted);
      await end();
    });
  const undone = () => within(() => Promise.reject(new Error("undone")));
  expect(await heard(Array.from({ length: 20 }, undone))).toBe(0);
  expect(await heard(Array.from({ length: 30 }, () => within(async () => undefined)))).toBe(LIMITS.listingPost.most);
});

test("tries are counted apart for each key and each name", async () => {
  const counted = fresh("codePause");
  await limits.take([counted]);
  await limits.take([fresh("codePause")]);
  await limits.take([["codeMailbox", counted[1]]]);
  await expect(limits.take([counted])).rejects.toThrow();
});

test("the sweep removes what counts for nothing any more, and nothing else", async () => {
  await database.pool.query("delete from rate_limit");
  await limits.take([fresh("codePause"), fresh("emailChange")]);
  now = new Date(now.getTime() + 61_000);
  await sweepTable(database.kysely, "rate_limit", now.toISOString());
  const { rows } = await database.pool.query("select name from rate_limit");
  expect(rows).toEqual([{ name: "emailChange" }]);
});

test("W-01: with RATE_LIMITS off nothing is counted but what always is", async () => {
  const off = limitsOf({ enabled: false });
  for (const [name, limit] of Object.entries(LIMITS) as [Counted[0], object][]) {
    const counted = fresh(name);
    const tries = Array.from({ length: LIMITS[name].most + 1 }, () => off.take([counted]));
    expect(await heard(tries), name).toBe("always" in limit ? LIMITS[name].most : LIMITS[name].most + 1);
  }
});
