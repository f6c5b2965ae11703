import { createECDH } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_PUSH_SUBSCRIPTIONS } from "#domain/notifications/notification.ts";
import { sweepSessions } from "../../../src/server/auth/sessions/session-store.ts";
import { sweepPushSubscriptions } from "../../../src/server/push/subscription-store.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { newDevice, type TestDevice } from "./test-device.ts";

let server: TestApp;
/** As a site of the internet has it: PUSH_TO_PRIVATE is off. */
let strict: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  strict = await startTestApp({ settings: { pushToPrivate: false } });
});
afterAll(async () => {
  await server.close();
  await strict.close();
});

type User = { headers(): Record<string, string> };

const put = (on: TestApp, user: User, payload: object) =>
  on.app.inject({ method: "PUT", url: "/api/v1/push/subscriptions", headers: user.headers(), payload });
const remove = (user: User, id: string) =>
  server.app.inject({ method: "DELETE", url: `/api/v1/push/subscriptions/${id}`, headers: user.headers() });
const devicesOf = async (user: User): Promise<number> =>
  (await server.get("/api/v1/notification-settings", user.headers())).json().push_devices;

test("the key is made once, and is a point of the curve that browsers subscribe with", async () => {
  const [first, second] = await Promise.all([server.get("/api/v1/push/key"), server.get("/api/v1/push/key")]);
  const { public_key } = first.json<{ public_key: string }>();
  expect(second.json()).toEqual({ public_key });
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  expect(curve.computeSecret(Buffer.from(public_key, "base64url"))).toHaveLength(32);
  expect(Buffer.from(public_key, "base64url")).toHaveLength(65);
});

test("the same endpoint again is the same subscription, in the language that it says last", async () => {
  const user = await server.addUser();
  const { subscription } = newDevice();
  const first = (await put(server, user, subscription)).json();
  const again = (await put(server, user, { ...subscription, language: "zh" })).json();
  expect(again).toEqual({ ...first, language: "zh" });
  expect(await devicesOf(user)).toBe(1);
  expect((await remove(user, first.id)).statusCode).toBe(204);
  expect((await remove(user, first.id)).statusCode).toBe(204);
  expect(await devicesOf(user)).toBe(0);
});

test("a browser that has changed its endpoint is one device", async () => {
  const user = await server.addUser();
  const [before, after] = [newDevice(), newDevice()];
  await put(server, user, before.subscription);
  await put(server, user, { ...after.subscription, replaces: before.subscription.endpoint });
  expect(await devicesOf(user)).toBe(1);
});

test("a device on which another user signs in is theirs alone, and one cannot end another user's subscription", async () => {
  const [one, other] = [await server.addUser(), await server.addUser()];
  const { subscription } = newDevice();
  await put(server, one, subscription);
  const { id } = (await put(server, other, subscription)).json();
  expect([await devicesOf(one), await devicesOf(other)]).toEqual([0, 1]);
  await remove(one, id);
  expect(await devicesOf(other)).toBe(1);
});

test("logging out ends it, here or from elsewhere; a session that nobody came back to does not", async () => {
  const user = await server.addUser();
  const left = await put(server, user, newDevice().subscription);
  expect(left.statusCode).toBe(200);
  await server.post("/api/v1/logout", {}, user.headers());
  const [away, back] = [await user.signIn(), await user.signIn()];
  const headersOf = (tokens: { access_token: string }) => ({ authorization: `Bearer ${tokens.access_token}` });
  const later = { headers: () => headersOf(back) };
  expect(await devicesOf(later)).toBe(0);
  await put(server, { headers: () => headersOf(away) }, newDevice().subscription);
  await put(server, later, newDevice().subscription);
  await server.post("/api/v1/logout/everywhere", undefined, headersOf(back));
  expect(await devicesOf(later)).toBe(1);
  await server.database.pool.query("update session set idle_until = $1 where account_id = $2", [
    "2026-11-01T00:00:00Z",
    user.id,
  ]);
  await sweepSessions(server.database.kysely, server.clock.now().toISOString());
  await sweepPushSubscriptions(server.database.kysely);
  const { rows } = await server.database.pool.query("select id from push_subscription where account_id = $1", [
    user.id,
  ]);
  expect(rows).toHaveLength(1);
});

test("beyond as many devices as an account has, the one that was seen longest ago makes room", async () => {
  const user = await server.addUser();
  const devices: TestDevice[] = [];
  for (let number = 0; number <= MAX_PUSH_SUBSCRIPTIONS; number += 1) {
    server.clock.set(`2026-11-21T13:${String(number).padStart(2, "0")}:00Z`);
    devices.push(newDevice());
    await put(server, user, devices[number]!.subscription);
  }
  expect(await devicesOf(user)).toBe(MAX_PUSH_SUBSCRIPTIONS);
  const { rows } = await server.database.pool.query("select endpoint from push_subscription where account_id = $1", [
    user.id,
  ]);
  expect(rows.map(({ endpoint }: { endpoint: string }) => endpoint)).not.toContain(devices[0]!.subscription.endpoint);
});

test.each([
  "http://push.example.org/1",
  "https://127.0.0.1/1",
  "https://[::1]/1",
  "https://[::ffff:10.0.0.1]/1",
  "https://10.1.2.3/1",
  "https://169.254.169.254/latest/meta-data",
  "https://100.64.0.1/1",
  "https://[fd00::1]/1",
  "https://2130706433/1",
  "https://localhost/1",
  "https://database/1",
  "https://user:password@push.example.org/1",
  "file:///etc/passwd",
  "push",
  "https://push.example.org:8443/send/abc",
  "https://push.example.org:22/",
  "https://localhost./",
  "https://push.localhost/",
])("no push is sent to %s", async (endpoint) => {
  const user = await strict.addUser();
  const answer = await put(strict, user, { ...newDevice().subscription, endpoint });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().detail[0].loc).toEqual(["body", "endpoint"]);
});

test.each([
  ["p256dh", "BA"],
  ["p256dh", Buffer.alloc(65, 4).toString("base64url")],
  ["auth", "AAAA"],
])("a device with a %s that is no key is refused", async (name, key) => {
  const user = await server.addUser();
  const { subscription } = newDevice();
  const answer = await put(server, user, { ...subscription, keys: { ...subscription.keys, [name]: key } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().detail[0]).toMatchObject({ loc: ["body", "keys", name], type: "format" });
});
