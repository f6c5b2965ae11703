import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { askOwners, type FreshnessNews } from "../../../src/server/freshness/ask-owners.ts";
import { availabilityToken } from "../../../src/server/freshness/availability-token.ts";
import { tellOwners } from "../../../src/server/freshness/tell-owners.ts";
import { addRoomOf, putRoom } from "../listings/support.ts";
import { SECRET_KEYS, startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { askedAbout } from "./support.ts";

let server: TestApp;
let owner: TestUser;
let room: string;

beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set("2026-09-01T12:00:00Z");
  await server.database.pool.query("delete from listing; delete from rate_limit");
  owner = await server.addUser();
  room = await addRoomOf(server, owner);
  await server.database.pool.query("update listing set created_at = $1, updated_at = $1", ["2026-09-01T12:00:00Z"]);
});

/** A run of the job on a day at noon; whom it tells what. */
async function runOn(day: string): Promise<[about: string, listingId: string][]> {
  server.clock.set(`${day}T12:00:00Z`);
  const told: FreshnessNews[] = [];
  await askOwners(server.database.kysely, { clock: server.clock, tell: async (_, news) => void told.push(...news) });
  return told.map(({ about, room }) => [about, room.id]);
}

async function own(): Promise<Listing> {
  const answer = await server.get("/api/v1/items/?show_all=false", owner.headers());
  return answer.json<{ data: Listing[] }>().data.find(({ id }) => id === room)!;
}

const isPublic = async () => (await server.titles("/api/v1/items/open")).length === 1;
const confirm = (by: TestUser) => server.post(`/api/v1/items/${room}/confirmation`, undefined, by.headers());
const answer = (token: string, given: string) => server.post("/api/v1/still-available", { token, answer: given });

test("A-73: an owner is asked after 14 days, once, and the room is paused after 14 more", async () => {
  expect(await runOn("2026-09-14")).toEqual([]);
  expect(await runOn("2026-09-15")).toEqual([["asked", room]]);
  expect(await runOn("2026-09-16")).toEqual([]);
  expect(await own()).toMatchObject({ state: "active", asked_at: "2026-09-15T12:00:00.000Z" });
  expect(await runOn("2026-09-28")).toEqual([]);
  expect(await isPublic()).toBe(true);
  expect(await runOn("2026-09-29")).toEqual([["paused", room]]);
  expect([await isPublic(), (await own()).state]).toEqual([false, "paused"]);
  expect(await runOn("2026-11-01")).toEqual([]);
});

test("A-73: who confirms is asked again 14 days later; the room says when that was, to everybody", async () => {
  await runOn("2026-09-15");
  server.clock.set("2026-09-20T12:00:00Z");
  const before = (await own()).updated_at;
  expect((await confirm(owner)).statusCode).toBe(200);
  const after = await own();
  expect([after.confirmed_at, after.asked_at, after.updated_at]).toEqual([
    "2026-09-20T12:00:00.000Z",
    undefined,
    before,
  ]);
  const [listed] = (await server.get("/api/v1/items/open")).json<{ data: object[] }>().data;
  expect(listed).toMatchObject({ confirmed_at: "2026-09-20T12:00:00.000Z" });
  expect(await runOn("2026-10-03")).toEqual([]);
  expect(await runOn("2026-10-04")).toEqual([["asked", room]]);
});

test.each([
  ["a renewal", { end_date: "2027-07-28" }],
  ["another edit", { price: 160 }],
])("A-73: %s of the owner's counts as confirmation", async (_, change) => {
  await runOn("2026-09-15");
  await putRoom(server, room, owner.headers(), change);
  expect(await own()).toMatchObject({ confirmed_at: "2026-09-15T12:00:00.000Z" });
  expect(await runOn("2026-09-28")).toEqual([]);
});

test("A-73: a superuser's edit confirms nothing", async () => {
  const superuser = await server.addUser({ is_superuser: true });
  await putRoom(server, room, superuser.headers(), { price: 160 });
  expect(await runOn("2026-09-15")).toEqual([["asked", room]]);
});

test("A-73: owners are not asked about rooms that are paused, let, ended, hidden or examples", async () => {
  const pool = server.database.pool;
  await putRoom(server, room, owner.headers(), { state: "paused" });
  await server.add({ title: "Nobody's" });
  const [example = ""] = await server.add({ title: "An example" });
  await pool.query("update listing set is_demo = true, owner_id = $2 where id = $1", [example, owner.id]);
  expect(await runOn("2026-12-01")).toEqual([]);
});

test("A-73: the link answers without a login; the same answer again is the same", async () => {
  await runOn("2026-09-15");
  const token = availabilityToken({ listingId: room, askedAt: "2026-09-15T12:00:00.000Z" }, SECRET_KEYS);
  for (let times = 0; times < 2; times += 1) {
    const given = await answer(token, "available");
    expect([given.statusCode, given.json()]).toEqual([200, { title: "A room" }]);
  }
  expect(await own()).toMatchObject({ state: "active", confirmed_at: "2026-09-15T12:00:00.000Z" });
  expect((await answer(token, "let")).statusCode).toBe(200);
  expect([(await own()).state, await isPublic()]).toEqual(["let", false]);
  expect((await answer(token, "available")).statusCode).toBe(200);
  expect([(await own()).state, await isPublic()]).toEqual(["active", true]);
});

test("A-73: the link, and the owner, bring back what was paused without an answer", async () => {
  for (const bringBack of [
    async () =>
      answer(availabilityToken({ listingId: room, askedAt: "2026-09-15T12:00:00.000Z" }, SECRET_KEYS), "available"),
    async () => confirm(owner),
  ]) {
    await server.database.pool.query(
      "update listing set confirmed_at = null, asked_at = null, state = 'active', live = true",
    );
    await runOn("2026-09-15");
    await runOn("2026-09-29");
    expect(await isPublic()).toBe(false);
    expect((await bringBack()).statusCode).toBe(200);
    expect([await isPublic(), (await own()).state]).toEqual([true, "active"]);
  }
});

test("A-73: what its owner has paused stays paused", async () => {
  await runOn("2026-09-15");
  await putRoom(server, room, owner.headers(), { state: "paused" });
  await confirm(owner);
  expect((await own()).state).toBe("paused");
});

test("A-73: a link is good for its room and question alone, and for four weeks", async () => {
  await runOn("2026-09-15");
  const askedAt = "2026-09-15T12:00:00.000Z";
  const other = await addRoomOf(server, owner);
  const code = async (token: string) => (await answer(token, "available")).json().code;
  const good = availabilityToken({ listingId: room, askedAt }, SECRET_KEYS);
  expect(await code(good.replace(room, other))).toBe("invalid_link");
  expect(
    await code(availabilityToken({ listingId: room, askedAt }, ["another secret, long enough to sign with"])),
  ).toBe("invalid_link");
  expect(await code("nonsense")).toBe("invalid_link");
  server.clock.set("2026-10-13T12:00:01Z");
  expect(await code(good)).toBe("invalid_link");
  server.clock.set("2026-10-13T11:59:59Z");
  await askedAbout(server, room);
  expect(await code(good)).toBe("invalid_link");
});

test("A-73: opening the link changes nothing", async () => {
  await runOn("2026-09-15");
  const token = availabilityToken({ listingId: room, askedAt: "2026-09-15T12:00:00.000Z" }, SECRET_KEYS);
  const opened = await server.get(`/api/v1/still-available?token=${token}`);
  expect(opened.statusCode).toBe(405);
  // Asked without an answer it says which room it is about: one mail may ask about several.
  const asked = await server.post("/api/v1/still-available", { token });
  expect([asked.statusCode, asked.json()]).toEqual([200, { title: "A room" }]);
  expect(await own()).toMatchObject({ asked_at: "2026-09-15T12:00:00.000Z" });
});

test("A-73: only its owner confirms a room", async () => {
  expect((await confirm(await server.addUser())).json()).toMatchObject({ code: "not_owner" });
  expect((await own()).confirmed_at).toBeUndefined();
});

test("A-73: the owner is told by push or mail, with a link that answers, and again when the room is paused", async () => {
  const parts = { clock: server.clock, tell: tellOwners({ clock: server.clock, secretKeys: SECRET_KEYS }) };
  for (const day of ["2026-09-15", "2026-09-29"]) {
    server.clock.set(`${day}T12:00:00Z`);
    await askOwners(server.database.kysely, parts);
  }
  const { rows } = await server.database.pool.query<{ url: string; title: string }>(
    "select url, texts -> 'en' ->> 'title' as title from notification where account_id = $1 order by created_at",
    [owner.id],
  );
  expect(rows.map(({ title }) => title)).toEqual(["Is your room still available?", "Your room has been paused"]);
  for (const { url } of rows) {
    const token = new URL(url, "https://qiying.example").searchParams.get("token") ?? "";
    expect((await answer(token, "available")).statusCode).toBe(200);
  }
  expect(await isPublic()).toBe(true);
});
