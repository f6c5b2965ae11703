import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { NOTHING_ASKED } from "#domain/search/understanding.ts";
import { runCounter } from "../../../src/server/ai/quota/counted-run.ts";
import { rateLimits } from "../../../src/server/limits/rate-limits.ts";
import { raceRounds } from "../../support/scope.ts";
import { SECRET_KEYS, startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { refusal, tally } from "../users/support.ts";
import { addReadablePhotoOf, aiThat, askAi, leftOf, recognise } from "./support.ts";

/** Of every race. */
const ROUNDS = raceRounds(10);

let server: TestApp;
let user: TestUser;
let photo: string;
let fails = false;
let isWordless = false;
let readings = 0;

const ai = aiThat({
  understand: async () => {
    readings += 1;
    // A service takes its time: whoever comes meanwhile finds the count as it was taken.
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (fails) throw new Error("out of order");
    return NOTHING_ASKED;
  },
  recognise: async () => {
    readings += 1;
    if (fails) throw new Error("out of order");
    return isWordless ? null : { listing: { ...NO_FIELDS, title: "A room" }, pictures: [] };
  },
});

const NO_FIELDS = {
  title: null,
  city: null,
  property_type: null,
  room_type: null,
  post_code: null,
  price: null,
  price_per_month: null,
  description: null,
  additional_info: null,
  price_description: null,
  begin_date: null,
  end_date: null,
  email: null,
  contact_info: null,
};

beforeAll(async () => {
  server = await startTestApp({ ai });
});
afterAll(() => server.close());
beforeEach(async () => {
  [fails, isWordless, readings] = [false, false, 0];
  server.clock.set("2026-11-21T12:00:00Z");
  user = await server.addUser();
  photo = await addReadablePhotoOf(server, user);
});

test("A-02: three searches a day; each answer and the badge say what is left", async () => {
  expect((await server.get("/api/v1/items/ai-quota", user.headers())).json()).toEqual({
    search: { limit: 3, left: 3 },
    recognition: { limit: 10, left: 10 },
    resets_at: "2026-11-22T00:00:00.000Z",
  });
  const left = [];
  for (let asked = 0; asked < 3; asked += 1) left.push((await askAi(server, user)).json().quota);
  expect(left).toEqual([2, 1, 0].map((each) => ({ limit: 3, left: each, resets_at: "2026-11-22T00:00:00.000Z" })));
  expect((await askAi(server, user)).statusCode).toBe(429);
  expect(await leftOf(server, user)).toEqual({ search: 0, recognition: 10 });
});

test("I-35: a used-up quota is 429 with a detail in the reader's language, and Retry-After to midnight in London", async () => {
  for (let asked = 0; asked < 3; asked += 1) await askAi(server, user);
  server.clock.set("2026-11-21T18:30:15Z");
  const english = await askAi(server, user, {}, { "accept-language": "en-GB" });
  expect(english.statusCode).toBe(429);
  expect(english.json()).toEqual({
    detail: "Daily AI search limit reached. Please try again tomorrow or use regular search",
    code: "ai_searches_used_up",
  });
  expect(english.headers["retry-after"]).toBe(String(5 * 3600 + 29 * 60 + 45));
  expect((await askAi(server, user)).json().detail).toBe("今天的 AI 搜索次数已用完，请明天再试，或者先用普通搜索");
  expect(readings).toBe(3);
});

test("AR-03, PR-810: recognition has a counter of its own, ten a day, and says so in exact words", async () => {
  for (let asked = 0; asked < 10; asked += 1) expect((await recognise(server, user, [photo])).statusCode).toBe(200);
  const refused = await recognise(server, user, [photo]);
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    { detail: "今日AI识别次数已用完", code: "ai_recognitions_used_up" },
  ]);
  expect(await leftOf(server, user)).toEqual({ search: 3, recognition: 0 });
});

test("W-01: RATE_LIMITS=off lifts no AI quota", async () => {
  const open = await startTestApp({ ai, settings: { rateLimits: false } });
  const reader = await open.addUser();
  const answers = [];
  for (let asked = 0; asked < 4; asked += 1) answers.push((await askAi(open, reader)).statusCode);
  expect(answers).toEqual([200, 200, 200, 429]);
  await open.close();
});

test("a quota of zero refuses everybody", async () => {
  const closed = await startTestApp({ ai, settings: { aiSearchDailyQuota: 0 } });
  expect((await askAi(closed, await closed.addUser())).statusCode).toBe(429);
  await closed.close();
});

test("A-02: what failed, and what was refused as unreadable, is not counted", async () => {
  fails = true;
  expect((await askAi(server, user)).statusCode).toBe(500);
  expect((await recognise(server, user, [photo])).statusCode).toBe(500);
  fails = false;
  expect((await askAi(server, user, { query: " " })).statusCode).toBe(422);
  expect((await askAi(server, user, { low_price: "300", high_price: "200" })).statusCode).toBe(422);
  expect((await recognise(server, user, ["https://evil.example/photo.webp"])).statusCode).toBe(422);
  expect(await leftOf(server, user)).toEqual({ search: 3, recognition: 10 });
});

test(
  "I-36, RC-02: of twenty searches at once at the last one left, exactly one comes through",
  { timeout: 120_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const reader = await server.addUser();
      await askAi(server, reader);
      await askAi(server, reader);
      const answers = await Promise.all(Array.from({ length: 20 }, () => askAi(server, reader)));
      expect(tally(answers)).toEqual({ 200: 1, 429: 19 });
      expect(await usesOf(reader)).toEqual([{ kind: "search", used: 3 }]);
    }
  },
);

test(
  "AR-03, RC-02: of twenty recognitions at once at the last one left, exactly one comes through",
  { timeout: 120_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const reader = await server.addUser();
      const own = await addReadablePhotoOf(server, reader);
      await server.database.kysely
        .insertInto("ai_use")
        .values({ account_id: reader.id, kind: "recognition", day: "2026-11-21", used: 9 })
        .execute();
      const answers = await Promise.all(Array.from({ length: 20 }, () => recognise(server, reader, [own])));
      expect(tally(answers)).toEqual({ 200: 1, 429: 19 });
      expect(await usesOf(reader)).toEqual([{ kind: "recognition", used: 10 }]);
    }
  },
);

test("RC-02: failures and answers at once leave exactly the answers counted", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const reader = await server.addUser();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        // What is refused after it was counted is given back while others are being counted.
        fails = index % 2 === 0;
        return askAi(server, reader);
      }),
    );
    fails = false;
    const good = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(await leftOf(server, reader)).toMatchObject({ search: 3 - good });
  }
});

test("AR-03: runs that come to nothing are free, but no more than sixty an hour; answers are none of them", async () => {
  isWordless = true;
  for (let asked = 0; asked < 40; asked += 1)
    expect((await recognise(server, user, [photo])).json().success).toBe(false);
  fails = true;
  for (let asked = 0; asked < 19; asked += 1) expect((await askAi(server, user)).statusCode).toBe(500);
  [fails, isWordless] = [false, false];
  expect((await askAi(server, user)).statusCode).toBe(200);
  expect((await recognise(server, user, [photo])).json().success).toBe(true);
  isWordless = true;
  expect((await recognise(server, user, [photo])).statusCode).toBe(200);
  const refused = await recognise(server, user, [photo]);
  expect(refusal(refused)).toEqual([429, "Too many attempts. Please try again later.", "quota_used_up"]);
  expect(readings).toBe(62);
  expect(await leftOf(server, user)).toEqual({ search: 2, recognition: 9 });
  server.clock.set("2026-11-21T13:00:01Z");
  expect((await recognise(server, user, [photo])).statusCode).toBe(200);
});

test("an error in giving back after an answer leaves the answer, and gives nothing back twice", async () => {
  const given: string[] = [];
  const fail = (what: string) => async () => {
    given.push(what);
    throw new Error("the database has gone");
  };
  const quota = { limit: 3, left: 2, resets_at: "2026-11-22T00:00:00.000Z" };
  const limits = rateLimits({
    db: server.database.kysely,
    clock: server.clock,
    secretKeys: SECRET_KEYS,
    enabled: true,
  });
  const counted = runCounter(
    { read: () => Promise.reject(new Error("not asked")), take: async () => ({ quota, giveBack: fail("use") }) },
    { ...limits, take: async () => ({ giveBack: fail("try") }) },
  );
  const lines: string[] = [];
  const run = {
    accountId: user.id,
    kind: "search" as const,
    language: "en" as const,
    signal: new AbortController().signal,
    log: { warn: (_: object, line: string) => void lines.push(line) },
  };
  expect(await counted(run, async () => ({ result: 1, counts: true }))).toEqual({ result: 1, quota });
  expect(given).toEqual(["try"]);
  expect((await counted(run, async () => ({ result: null, counts: false }))).result).toBeNull();
  expect(given).toEqual(["try", "use"]);
  expect(lines).toHaveLength(2);
});

const nights: [name: string, before: string, midnight: string, hours: number][] = [
  ["a day of 24 hours", "2026-11-21T00:00:00Z", "2026-11-22T00:00:00Z", 24],
  ["the day of 25 hours, when winter time begins", "2026-10-24T23:00:00Z", "2026-10-26T00:00:00Z", 25],
  ["the day of 23 hours, when summer time begins", "2027-03-28T00:00:00Z", "2027-03-28T23:00:00Z", 23],
];

test.each(nights)("I-41: %s resets the quota once, at midnight in London", async (_, begins, midnight, hours) => {
  const [start, end] = [Date.parse(begins), Date.parse(midnight)];
  expect(end - start).toBe(hours * 3600 * 1000);
  const at = (time: number) => server.clock.set(new Date(time).toISOString());
  at(start - 1000);
  for (let asked = 0; asked < 3; asked += 1) await askAi(server, user);
  expect((await askAi(server, user)).headers["retry-after"]).toBe("1");
  at(start);
  expect((await server.get("/api/v1/items/ai-quota", user.headers())).json()).toMatchObject({
    search: { left: 3 },
    resets_at: new Date(end).toISOString(),
  });
  for (let asked = 0; asked < 3; asked += 1) expect((await askAi(server, user)).statusCode).toBe(200);
  // Not once more within the day, the hour that comes twice or not at all included.
  for (let hour = 1; hour < hours; hour += 1) {
    at(start + hour * 3600 * 1000);
    expect((await askAi(server, user)).statusCode).toBe(429);
  }
  at(end - 1000);
  const last = await askAi(server, user);
  expect([last.statusCode, last.headers["retry-after"]]).toEqual([429, "1"]);
  at(end);
  expect((await askAi(server, user)).statusCode).toBe(200);
});

function usesOf({ id }: TestUser) {
  return server.database.kysely.selectFrom("ai_use").select(["kind", "used"]).where("account_id", "=", id).execute();
}
