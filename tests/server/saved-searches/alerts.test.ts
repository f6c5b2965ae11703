import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MAX_PUSH_BYTES } from "#domain/notifications/notification.ts";
import { startPushService, type TestPushService } from "../../support/push-service.ts";
import { deleteRoom, posted as postedBy, putRoom, ROOM } from "../listings/support.ts";
import { deliver, gotBy, queueDue, subscribed } from "../notifications/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { match, saved } from "./support.ts";

let server: TestApp;
let service: TestPushService;
let landlord: TestUser;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp();
  service = await startPushService();
  landlord = await server.addUser();
});
beforeEach(async () => {
  server.clock.set("2026-11-21T12:00:00Z");
  user = await server.addUser();
});
afterAll(async () => {
  await server.close();
  await service.close();
});

let cities = 0;
/** A town that no other test has rooms in. */
const newTown = () => `Town ${(cities += 1)}`;
const inTown = (city: string) => ({ criteria: { mode: "filter" as const, city } });

/** A room that is posted by the API: its id. */
const posted = async (city: string, more: object = {}, by: TestUser = landlord): Promise<string> =>
  (await postedBy(server, by, { city, ...more })).id;
const change = (id: string, body: object) => putRoom(server, id, landlord.headers(), body);

/** A minute later: what is found at the moment at which a search is saved is not new. */
async function tell(): Promise<void> {
  server.clock.set(new Date(server.clock.now().getTime() + 60_000).toISOString());
  await match(server);
  await deliver(server);
}

test("a room that is posted is pushed to those whose saved search finds it, with what a device needs to show it", async () => {
  const device = await subscribed(server, user, service);
  const chinese = await subscribed(server, user, service, "zh");
  const search = await saved(server, user, {
    name: "Our search",
    criteria: { mode: "filter", city: "London", high_price: 300 },
  });
  const id = await posted("London", { description: "明亮安静，近地铁。".repeat(80) });
  await tell();
  const [message] = gotBy(device, service);
  expect(message).toMatchObject({
    kind: "saved_search",
    title: "New room in London, £211 a week",
    body: "Ensuite by the river 河景 (found by “Our search”)",
    url: `/?room=${id}`,
    tag: `room:${id}`,
    badge: 1,
    saved_search_id: search.id,
    room: { id, title: ROOM.title, email: null, contact_info: null, post_code: ROOM.post_code },
  });
  expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThanOrEqual(MAX_PUSH_BYTES);
  expect(gotBy(chinese, service)).toMatchObject([
    { title: "新房源：伦敦，£211/周", body: "Ensuite by the river 河景（符合“Our search”）" },
  ]);
});

test("of a room one is told once, whatever has found it and however often it changes", async () => {
  const device = await subscribed(server, user, service);
  const city = newTown();
  await saved(server, user, inTown(city));
  await saved(server, user, { criteria: { mode: "filter", city, high_price: 500 } });
  const id = await posted(city);
  await tell();
  await change(id, { price: 150 });
  await tell();
  expect(gotBy(device, service)).toHaveLength(1);
});

test("a room that becomes cheap enough is found then", async () => {
  const device = await subscribed(server, user, service);
  const city = newTown();
  await saved(server, user, { criteria: { mode: "filter", city, high_price: 200 } });
  const id = await posted(city);
  await tell();
  expect(gotBy(device, service)).toEqual([]);
  await change(id, { price: 199 });
  await tell();
  expect(gotBy(device, service)).toMatchObject([{ tag: `room:${id}` }]);
});

test.each([
  ["paused before anybody has looked", async (id: string) => void (await change(id, { state: "paused" }))],
  ["deleted", async (id: string) => void (await deleteRoom(server, id, landlord.headers()))],
  [
    "hidden by a moderator",
    async (id: string) =>
      void (await server.database.pool.query("update listing set standing = 'hidden', live = false where id = $1", [
        id,
      ])),
  ],
])("nothing is pushed of a room that is %s", async (_, leave) => {
  const device = await subscribed(server, user, service);
  const city = newTown();
  await saved(server, user, inTown(city));
  const before = await posted(city);
  await leave(before);
  await tell();
  const after = await posted(city);
  await match(server);
  await leave(after);
  await tell();
  expect(gotBy(device, service)).toEqual([]);
});

test("a room that goes on after a pause is found, and one's own never", async () => {
  const device = await subscribed(server, user, service);
  const city = newTown();
  await saved(server, user, inTown(city));
  await posted(city, {}, user);
  const id = await posted(city, { state: "paused" });
  await tell();
  expect(gotBy(device, service)).toEqual([]);
  await change(id, { state: "active" });
  await tell();
  expect(gotBy(device, service)).toMatchObject([{ tag: `room:${id}` }]);
});

test("a room that is away when its digest is due is told of when it is back, and only once", async () => {
  const device = await subscribed(server, user, service);
  const city = newTown();
  await saved(server, user, { ...inTown(city), alert: "daily" });
  const id = await posted(city);
  await tell();
  await change(id, { state: "paused" });
  server.clock.set("2026-11-22T08:30:00Z");
  await tell();
  expect(gotBy(device, service)).toEqual([]);
  for (const state of ["active", "paused", "active"]) {
    await change(id, { state });
    await tell();
  }
  server.clock.set("2026-11-23T08:30:00Z");
  await tell();
  expect(gotBy(device, service)).toMatchObject([{ tag: `room:${id}`, badge: 1 }]);
});

test("the most eager search decides when; without alerts rooms are counted only", async () => {
  const device = await subscribed(server, user, service);
  const city = newTown();
  await saved(server, user, { ...inTown(city), alert: "daily" });
  await saved(server, user, { ...inTown(city), alert: "at_once" });
  const quiet = newTown();
  await saved(server, user, { ...inTown(quiet), alert: "off" });
  await posted(city);
  await posted(quiet);
  await tell();
  expect(gotBy(device, service)).toMatchObject([{ badge: 2 }]);
});

test.each(["at_once", "daily"] as const)(
  "of two searches (%s) that have found a room, deleting the one that is named leaves the other's message",
  async (alert) => {
    const device = await subscribed(server, user, service);
    const city = newTown();
    // After the day's messages, and within quiet hours.
    server.clock.set("2026-11-21T23:00:00Z");
    const searches = [
      await saved(server, user, { ...inTown(city), name: "First", alert }),
      await saved(server, user, { ...inTown(city), name: "Second", alert }),
    ];
    await posted(city);
    await tell();
    const { rows } = await server.database.pool.query<{ saved_search_id: string }>(
      "select saved_search_id from notification where account_id = $1",
      [user.id],
    );
    const named = searches.find(({ id }) => id === rows[0]?.saved_search_id)!;
    const other = searches.find(({ id }) => id !== named.id)!;
    const url = `/api/v1/saved-searches/${named.id}`;
    await server.app.inject({ method: "DELETE", url, headers: user.headers() });
    server.clock.set("2026-11-22T08:30:00Z");
    await tell();
    expect(gotBy(device, service)).toMatchObject([
      { saved_search_id: other.id, body: expect.stringContaining(other.name), badge: 1 },
    ]);
  },
);

test("several processes that look at the same rooms tell of each once", async () => {
  const device = await subscribed(server, user, service);
  const city = newTown();
  await saved(server, user, { ...inTown(city) });
  for (let number = 0; number < 3; number += 1) await server.add({ city });
  await Promise.all([match(server), match(server), match(server)]);
  await Promise.all([deliver(server), deliver(server), deliver(server)]);
  const messages = gotBy(device, service);
  expect(new Set(messages.map(({ tag }) => tag)).size).toBe(3);
  expect(messages).toHaveLength(3);
});

test("an account that goes takes its searches, devices and messages along, and its export has them", async () => {
  await subscribed(server, user, service);
  const city = newTown();
  const search = await saved(server, user, inTown(city));
  await posted(city);
  await tell();
  const exported = (await server.get("/api/v1/users/me/export", user.headers())).json();
  expect(exported.saved_searches).toMatchObject([{ id: search.id, new_count: 1 }]);
  expect(exported.push_devices).toMatchObject([{ push_service: new URL(service.origin).host, language: "en" }]);
  expect(exported.notifications).toMatchObject([{ kind: "saved_search", title: expect.stringContaining("211") }]);
  expect(exported.notification_settings).toMatchObject({ quiet_from: "22:00" });
  const answer = await server.app.inject({ method: "DELETE", url: "/api/v1/users/me", headers: user.headers() });
  expect(answer.statusCode).toBe(200);
  for (const [table, column] of [
    ["saved_search", "owner_id"],
    ["removed_saved_search", "owner_id"],
    ["push_subscription", "account_id"],
    ["notification", "account_id"],
    ["notification_setting", "account_id"],
  ]) {
    const { rows } = await server.database.pool.query(`select from ${table} where ${column} = $1`, [user.id]);
    expect(rows, table).toEqual([]);
  }
  const { rows } = await server.database.pool.query("select from saved_search_match where saved_search_id = $1", [
    search.id,
  ]);
  expect(rows).toEqual([]);
});

test("how long the oldest alert waits is gauged, step by step of its way", async () => {
  const device = await subscribed(server, user, service);
  const town = newTown();
  await saved(server, user, inTown(town));
  await tell();
  expect(await waits()).toEqual({ matching: 0, message: 0, push: 0 });
  await posted(town);
  later(90);
  expect(await waits()).toEqual({ matching: 90, message: 0, push: 0 });
  await match(server);
  later(30);
  expect(await waits()).toEqual({ matching: 0, message: 30, push: 0 });
  await queueDue(server);
  later(20);
  expect(await waits()).toEqual({ matching: 0, message: 0, push: 20 });
  await deliver(server);
  expect(gotBy(device, service)).toHaveLength(1);
  expect(await waits()).toEqual({ matching: 0, message: 0, push: 0 });
});

function later(seconds: number): void {
  server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000).toISOString());
}

/** Seconds by step. */
async function waits(): Promise<Record<string, number>> {
  const { body } = await server.get("/metrics");
  const lines = body.matchAll(/^qiying_alert_wait_seconds\{step="(\w+)"\} ([\d.]+)$/gm);
  return Object.fromEntries([...lines].map(([, step, seconds]) => [step, Number(seconds)]));
}
