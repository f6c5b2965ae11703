import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../test-app.ts";
import type { TestUser } from "../../test-users.ts";
import { atOnce, refusal, tally } from "../../users/support.ts";
import { addRoomOf, deleteRoom, patiently, posted, postRoom, putRoom, roomsOf } from "../support.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  user = await server.addUser();
});
afterAll(() => server.close());

const DAY_MS = 24 * 60 * 60 * 1000;

async function own(count: number, end_date = "2027-06-30"): Promise<string[]> {
  const ids = await Promise.all(Array.from({ length: count }, () => addRoomOf(server, user)));
  await server.database.kysely.updateTable("listing").set({ end_date }).where("id", "in", ids).execute();
  return ids;
}

const post = (fields: object = {}) => postRoom(server, user.headers(), fields);

/** So many rooms at once, each with an id of its own so that it may be repeated. */
function postAtOnce(times: number, to = server, poster = user) {
  return atOnce(times, () => {
    const id = crypto.randomUUID();
    return patiently(() => postRoom(to, poster.headers(), { id }));
  });
}

test("I-16, G15: of thirty at once twenty are posted, and the rest are told when to come back", async () => {
  expect(tally(await postAtOnce(30))).toEqual({ 200: 20, 429: 10 });
  expect(await roomsOf(server, user)).toHaveLength(20);
  const late = await post();
  expect(refusal(late)).toEqual([429, "Too many attempts. Please try again later.", "quota_used_up"]);
  expect(late.json().quota).toEqual({ of: "listingPost", most: 20, within_seconds: DAY_MS / 1000 });
  expect(Number(late.headers["retry-after"])).toBe(DAY_MS / 1000);
});

test("I-16: the day is over after a day, and is each poster's own", async () => {
  await postAtOnce(20);
  expect((await post()).statusCode).toBe(429);
  expect((await postRoom(server, (await server.addUser()).headers())).statusCode).toBe(200);
  server.clock.set(new Date(server.clock.now().getTime() + DAY_MS).toISOString());
  expect((await post()).statusCode).toBe(200);
});

test("I-16: posts that are refused do not count, nor do repetitions", async () => {
  const [demo] = await server.add({});
  const image = { uuid: crypto.randomUUID(), image_url: "/photos/x/800.webp", display_order: 0 };
  const first = await posted(server, user, { id: crypto.randomUUID() });
  for (let count = 0; count < 8; count += 1) {
    expect((await post({ images: [image] })).statusCode).toBe(422);
    expect((await post({ price: 0 })).statusCode).toBe(422);
    expect((await post({ id: demo })).statusCode).toBe(409);
    expect((await post({ id: first.id })).statusCode).toBe(200);
  }
  expect(tally(await postAtOnce(20))).toEqual({ 200: 19, 429: 1 });
});

test("I-16: an account has fifty open rooms at most, however many are posted at once", async () => {
  await own(45);
  await own(5, "2026-11-20");
  expect(tally(await postAtOnce(19))).toEqual({ 200: 5, 429: 14 });
  const late = await post();
  expect(refusal(late)).toEqual([
    429,
    "You have 50 rooms online, which is the most. Take one away first.",
    "too_many_listings",
  ]);
  expect(late.headers["retry-after"]).toBe("3600");
});

test("I-16: taking one away makes room for one, and ending one too", async () => {
  const [one = "", two = ""] = await own(50);
  await deleteRoom(server, one, user.headers());
  expect(tally([await post(), await post()])).toEqual({ 200: 1, 429: 1 });
  await putRoom(server, two, user.headers(), { begin_date: "2026-01-01", end_date: "2026-02-01" });
  expect((await post()).statusCode).toBe(200);
});

test("I-16: an ended room is not brought back beyond fifty; other edits of it are free", async () => {
  const [ended = ""] = await own(1, "2026-11-20");
  await own(50);
  expect((await putRoom(server, ended, user.headers(), { end_date: "2027-01-01" })).statusCode).toBe(429);
  expect((await putRoom(server, ended, user.headers(), { title: "It was fine" })).statusCode).toBe(200);
});

test("W-01: RATE_LIMITS=off lifts both", async () => {
  const unlimited = await startTestApp({ settings: { rateLimits: false } });
  const poster = await unlimited.addUser();
  for (let round = 0; round < 3; round += 1) {
    expect(tally(await postAtOnce(18, unlimited, poster))).toEqual({ 200: 18 });
  }
  await unlimited.close();
});

test("I-16: five hundred rooms are kept at most, ended ones included; deleting one makes room", async () => {
  const [oldest = ""] = await own(500, "2026-11-01");
  const refused = await post();
  expect(refusal(refused)).toEqual([
    429,
    "You have 500 rooms, ended ones included, which is the most. Delete one first.",
    "too_many_listings",
  ]);
  expect(refused.headers["retry-after"]).toBe("3600");
  await deleteRoom(server, oldest, user.headers());
  expect((await post()).statusCode).toBe(200);
});

test("I-16: three hundred edits a day, of all one's rooms together; those that come to nothing do not count", async () => {
  const [one = "", other = ""] = await own(2);
  await server.database.kysely.deleteFrom("rate_limit").execute();
  expect((await putRoom(server, one, user.headers(), { price: 120 })).statusCode).toBe(200);
  await server.database.kysely
    .updateTable("rate_limit")
    .set({ count: 299 })
    .where("name", "=", "listingEdit")
    .execute();
  expect((await putRoom(server, one, user.headers(), { price: -1 })).statusCode).toBe(422);
  expect((await putRoom(server, other, user.headers(), { price: 130 })).statusCode).toBe(200);
  const refused = await putRoom(server, one, user.headers(), { price: 140 });
  expect([refused.statusCode, refused.json().code]).toEqual([429, "quota_used_up"]);
  expect(Number(refused.headers["retry-after"])).toBe(DAY_MS / 1000);
  expect((await deleteRoom(server, one, user.headers())).statusCode).toBe(200);
});
