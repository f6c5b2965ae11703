import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { atOnce, tally } from "../users/support.ts";
import { addRequest, deleteRequest, postRequest, putRequest, requestsOf } from "./support.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestApp;
let user: TestUser;

beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.close());
// Whom the limits do not know yet.
beforeEach(async () => (user = await server.addUser()));

const post = (fields: object = {}) => postRequest(server, user.headers(), fields);

test("TN-06: twenty requests a day, however many are tried at once", async () => {
  const answers = await atOnce(40, () => post());
  expect(tally(answers)).toEqual({ 200: 20, 429: 20 });
  for (const answer of answers)
    if (answer.statusCode === 429) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(await requestsOf(server, user)).toHaveLength(20);
});

test("TN-06: taking one away does not give the day's twenty back; the next day does", async () => {
  const [first] = await atOnce(20, () => post());
  expect((await deleteRequest(server, first?.json().id, user.headers())).statusCode).toBe(200);
  expect((await post()).statusCode).toBe(429);
  server.clock.set(new Date(server.clock.now().getTime() + DAY_MS + 1000).toISOString());
  expect((await post()).statusCode).toBe(200);
  expect(await requestsOf(server, user)).toHaveLength(20);
});

test("TN-06: twenty open ones at most; ended ones do not count until they are opened again", async () => {
  await atOnce(20, () => addRequest(server, { owner_id: user.id }));
  const ended = await addRequest(server, { owner_id: user.id, end_date: "2026-11-20" });
  const refused = await post();
  expect([refused.statusCode, refused.json(), refused.headers["retry-after"]]).toEqual([
    429,
    {
      detail: "You have 20 requests online, which is the most. Take one away first.",
      code: "too_many_tenant_requests",
    },
    "3600",
  ]);
  const put = (fields: object) => putRequest(server, ended, user.headers(), fields);
  expect((await put({ description: "still over" })).statusCode).toBe(200);
  expect((await put({ end_date: "2027-06-30" })).statusCode).toBe(429);
  expect(await requestsOf(server, user)).toHaveLength(21);
});

test("TN-06: what is refused is not counted, and a repetition is not either", async () => {
  const id = crypto.randomUUID();
  for (let round = 0; round < 3; round += 1) await post({ id });
  for (let round = 0; round < 3; round += 1) await post({ city: "" });
  expect(tally(await atOnce(20, () => post()))).toEqual({ 200: 19, 429: 1 });
});

test("W-01: RATE_LIMITS=off lifts both", async () => {
  const free = await startTestApp({ settings: { rateLimits: false } });
  const poster = await free.addUser();
  expect(tally(await atOnce(25, () => postRequest(free, poster.headers())))).toEqual({ 200: 25 });
  await free.close();
});

test("TN-06: two hundred requests are kept at most, ended ones included", async () => {
  for (let times = 0; times < 10; times += 1)
    await atOnce(20, () => addRequest(server, { owner_id: user.id, end_date: "2026-11-01" }));
  const refused = await post();
  expect([refused.statusCode, refused.json().code]).toEqual([429, "too_many_tenant_requests"]);
});

test("TN-06: three hundred edits a day", async () => {
  const id = await addRequest(server, { owner_id: user.id });
  const edit = (description: string) => putRequest(server, id, user.headers(), { description });
  expect((await edit("first")).statusCode).toBe(200);
  await server.database.kysely
    .updateTable("rate_limit")
    .set({ count: 299 })
    .where("name", "=", "requestEdit")
    .execute();
  expect((await edit("last")).statusCode).toBe(200);
  expect((await edit("one more")).statusCode).toBe(429);
});
