import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pausedPushServices } from "../../../src/server/deliveries/breaker-store.ts";
import { queuedDeliveries } from "../../../src/server/deliveries/delivery-store.ts";
import { startPushService, type TestPushService } from "../../support/push-service.ts";
import { deliver, gotBy, queueDue, sendPushes, subscribed, told } from "../notifications/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

let server: TestApp;
let service: TestPushService;
let user: TestUser;
const NOON = "2026-11-21T12:00:00Z";

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  service = await startPushService();
  server.clock.set(NOON);
  user = await server.addUser();
  return () => service.close();
});
afterAll(() => server.close());

const after = (seconds: number) => server.clock.set(new Date(Date.parse(NOON) + seconds * 1000).toISOString());
const queued = async () => {
  const { kysely: db } = server.database;
  const { due, later } = await queuedDeliveries(db, "push", server.clock.now()).executeTakeFirstOrThrow();
  return { due, later };
};
const subscriptions = async () =>
  (await server.database.pool.query("select id from push_subscription where account_id = $1", [user.id])).rows.length;

test("a message reaches each device of a person, encrypted for it and in its language", async () => {
  const [english, chinese] = [
    await subscribed(server, user, service, "en"),
    await subscribed(server, user, service, "zh"),
  ];
  await told(server, user);
  await deliver(server);
  expect(gotBy(english, service)).toMatchObject([
    { title: "A room for you", user_id: user.id, kind: "offer", language: "en" },
  ]);
  expect(gotBy(chinese, service)).toMatchObject([{ title: "有人推荐房源", language: "zh", url: "/tenant_post" }]);
  expect(service.refused).toEqual([]);
  const [{ headers, claims, key }] = service.received as [(typeof service.received)[0]];
  expect(headers).toMatchObject({ urgency: "high", ttl: "86400" });
  expect(claims.sub).toBe("mailto:help@qiying.example");
  expect(claims.exp * 1000).toBeLessThanOrEqual(Date.parse(NOON) + 24 * 3600 * 1000);
  expect(key).toBe((await server.get("/api/v1/push/key")).json().public_key);
  expect(await queued()).toEqual({ due: 0, later: 0 });
});

test.each([404, 410])("a subscription that has ended (%i) is forgotten, with what waits for it", async (status) => {
  await subscribed(server, user, service);
  await told(server, user);
  await told(server, user);
  service.next.push({ status });
  await deliver(server);
  expect(service.received).toEqual([]);
  expect(await subscriptions()).toBe(0);
  expect(await queued()).toEqual({ due: 0, later: 0 });
});

test("a push service that asks for a pause gets one, from all of its subscriptions", async () => {
  const device = await subscribed(server, user, service);
  await told(server, user);
  await told(server, user);
  service.next.push({ status: 429, retryAfter: 120 });
  await deliver(server);
  expect(service.received).toEqual([]);
  const paused = await pausedPushServices(server.database.kysely, server.clock.now()).executeTakeFirstOrThrow();
  expect(paused).toEqual({ count: 1 });
  after(100);
  await sendPushes(server);
  expect(service.received).toEqual([]);
  after(121);
  await sendPushes(server);
  expect(gotBy(device, service)).toHaveLength(2);
});

test.each([{ status: 500 }, "cut" as const])(
  "after a failure (%o) it is tried again later, and arrives once",
  async (failure) => {
    const device = await subscribed(server, user, service);
    await told(server, user);
    service.next.push(failure);
    await deliver(server);
    expect(service.received).toEqual([]);
    after(5);
    await sendPushes(server);
    expect(service.received).toEqual([]);
    after(11);
    await sendPushes(server);
    await sendPushes(server);
    expect(gotBy(device, service)).toHaveLength(1);
  },
);

test("a service that fails again and again is let alone, and others are not", async () => {
  const other = await startPushService();
  try {
    const [device, elsewhere] = [await subscribed(server, user, service), await subscribed(server, user, other)];
    service.next.push({ status: 502 }, { status: 502 }, { status: 502 });
    for (let message = 0; message < 5; message += 1) {
      await told(server, user);
      await deliver(server);
    }
    expect(service.received).toEqual([]);
    expect(service.next).toEqual([]);
    expect(gotBy(elsewhere, other)).toHaveLength(5);
    after(3600);
    await sendPushes(server);
    expect(gotBy(device, service)).toHaveLength(5);
  } finally {
    await other.close();
  }
});

test("when the pause is over, one push of all finds out whether the service is back", async () => {
  const device = await subscribed(server, user, service);
  service.next.push({ status: 502 }, { status: 502 }, { status: 502 });
  for (let message = 0; message < 6; message += 1) {
    await told(server, user);
    await queueDue(server);
  }
  await sendPushes(server);
  expect(service.next).toEqual([]);
  after(3600);
  service.next.push({ status: 502 }, { status: 502 });
  await Promise.all([sendPushes(server), sendPushes(server)]);
  expect([service.next.length, service.received.length]).toEqual([1, 0]);
  service.next.splice(0);
  after(2 * 3600);
  await sendPushes(server);
  expect(gotBy(device, service)).toHaveLength(6);
});

test("what a push says is encrypted while it waits", async () => {
  await subscribed(server, user, service);
  await told(server, user);
  await queueDue(server);
  const { rows } = await server.database.pool.query<{ row: string; payload: Buffer }>(
    "select payload, row_to_json(delivery)::text as row from delivery where queue = 'push' and next_attempt_at >= $1",
    [NOON],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { row, payload } of rows)
    expect(row + payload.toString("latin1")).not.toMatch(/A room for you|tenant_post/);
  await sendPushes(server);
});

test("what is too large for a service goes without the room, by its id", async () => {
  const device = await subscribed(server, user, service);
  const [listingId = ""] = await server.add({ description: "长".repeat(2000) });
  await told(server, user, { listingId });
  service.next.push({ status: 413 });
  await deliver(server);
  const [message] = gotBy(device, service);
  expect(message).toMatchObject({ room_ids: [listingId] });
  expect(message).not.toHaveProperty("room");
});

test("what a service refuses for good is not tried again", async () => {
  await subscribed(server, user, service);
  await told(server, user);
  service.next.push({ status: 403 });
  await deliver(server);
  expect(await queued()).toEqual({ due: 0, later: 0 });
  expect(await subscriptions()).toBe(1);
});

test("after a day it is not sent any more", async () => {
  await subscribed(server, user, service);
  await told(server, user);
  await queueDue(server);
  after(24 * 3600 + 1);
  await sendPushes(server);
  expect(service.received).toEqual([]);
  expect(await queued()).toEqual({ due: 0, later: 0 });
});

test("nothing is sent to a device that has logged out since", async () => {
  await subscribed(server, user, service);
  await told(server, user);
  await queueDue(server);
  await server.post("/api/v1/logout", {}, user.headers());
  await sendPushes(server);
  expect(service.received).toEqual([]);
});

test("a name that leads into the own network is not connected to", async () => {
  await subscribed(server, user, service);
  await server.database.pool.query(
    "update push_subscription set endpoint = replace(endpoint, 'http://127.0.0.1', 'https://localhost') where account_id = $1",
    [user.id],
  );
  await told(server, user);
  await queueDue(server);
  await sendPushes(server, { allowsPrivate: false });
  expect(service.received).toEqual([]);
  expect(service.refused).toEqual([]);
  expect(await queued()).toEqual({ due: 0, later: 1 });
});
