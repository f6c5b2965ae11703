import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DEFAULT_NOTIFICATION_SETTINGS } from "#domain/notifications/notification.ts";
import { notify } from "../../../src/server/notifications/notify.ts";
import { offToken } from "../../../src/server/notifications/off-token.ts";
import { startPushService, type TestPushService } from "../../support/push-service.ts";
import { saved, searchesOf } from "../saved-searches/support.ts";
import { SECRET_KEYS, startTestApp, type TestApp } from "../test-app.ts";
import { tokenIn } from "../test-mails.ts";
import type { TestUser } from "../test-users.ts";
import { deliver, gotBy, queueDue, subscribed, told } from "./support.ts";

let server: TestApp;
let service: TestPushService;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp();
  service = await startPushService();
});
beforeEach(async () => {
  server.clock.set("2026-11-21T12:00:00Z");
  user = await server.addUser({ email_verified: true });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const set = (settings: object, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: "PUT",
    url: "/api/v1/notification-settings",
    headers: { ...user.headers(), ...headers },
    payload: { ...DEFAULT_NOTIFICATION_SETTINGS, ...settings },
  });
const MAIL_ONLY = { alert: "at_once", by_push: false, by_mail: true } as const;
const TEXTS = { zh: { title: "新房源", body: "看看" }, en: { title: "A new room", body: "Look" } };
const PUSH_ONLY = { alert: "at_once", by_push: true, by_mail: false } as const;

test("settings say the defaults until they are set, and what they reach", async () => {
  const before = (await server.get("/api/v1/notification-settings", user.headers())).json();
  expect(before).toEqual({
    ...DEFAULT_NOTIFICATION_SETTINGS,
    updated_at: "1970-01-01T00:00:00.000Z",
    mail_address: user.email,
    mail_is_confirmed: true,
    push_devices: 0,
  });
  await subscribed(server, user, service);
  const after = (await set({ quiet_from: "23:00", quiet_until: null, offer: PUSH_ONLY })).json();
  expect(after).toMatchObject({ quiet_from: null, quiet_until: null, offer: PUSH_ONLY, push_devices: 1 });
  expect((await set({ quiet_from: "24:00" })).statusCode).toBe(422);
});

test("settings of two devices that began with one version: the later is refused, and gets those of the first", async () => {
  const never = { "if-match": '"1970-01-01T00:00:00.000Z"' };
  const first = await set({ quiet_from: "21:00" }, never);
  expect(first.headers["etag"]).toBe(`"${first.json().updated_at}"`);
  expect((await set({ quiet_from: "21:00" }, never)).json()).toEqual(first.json());
  const late = await set({ quiet_from: "23:00" }, never);
  expect([late.statusCode, late.json().code]).toEqual([409, "changed_meanwhile"]);
  expect(late.json().current).toEqual({
    ...DEFAULT_NOTIFICATION_SETTINGS,
    quiet_from: "21:00",
    updated_at: first.json().updated_at,
  });
  const merged = await set({ quiet_from: "23:00" }, { "if-match": first.headers["etag"] as string });
  expect(merged.json().quiet_from).toBe("23:00");
  expect(Date.parse(merged.json().updated_at)).toBeGreaterThan(Date.parse(first.json().updated_at));
});

test("in quiet hours nothing is sent, and what was to be told is told once when they are over", async () => {
  const device = await subscribed(server, user, service);
  await set({ offer: PUSH_ONLY });
  server.clock.set("2026-11-21T22:30:00Z");
  await told(server, user);
  await deliver(server);
  server.clock.set("2026-11-22T07:59:59Z");
  await deliver(server);
  expect(gotBy(device, service)).toEqual([]);
  server.clock.set("2026-11-22T08:00:00Z");
  await deliver(server);
  await deliver(server);
  expect(gotBy(device, service)).toHaveLength(1);
});

test("A-76: quiet hours that are set while something waits, or begin before it could be sent, count for it too", async () => {
  const device = await subscribed(server, user, service);
  await set({ offer: PUSH_ONLY });
  server.clock.set("2026-11-21T21:59:00Z");
  await told(server, user);
  server.clock.set("2026-11-21T22:01:00Z");
  await deliver(server);
  await set({ offer: PUSH_ONLY, quiet_until: "09:00" });
  server.clock.set("2026-11-22T08:30:00Z");
  await deliver(server);
  expect(gotBy(device, service)).toEqual([]);
  server.clock.set("2026-11-22T09:00:00Z");
  await deliver(server);
  expect(gotBy(device, service)).toHaveLength(1);
});

test("a digest comes at half past eight in one message, by push and by mail", async () => {
  const device = await subscribed(server, user, service);
  await set({ match: { alert: "daily", by_push: true, by_mail: true } });
  const [first = "", second = ""] = await server.add({ title: "One" }, { title: "Two" });
  const texts = (of: string) => ({ zh: { title: `匹配 ${of}`, body: of }, en: { title: `A match: ${of}`, body: of } });
  await told(server, user, { kind: "match", listingId: first, texts: texts("one"), url: "/?room=1" });
  server.clock.set("2026-11-21T12:01:00Z");
  await told(server, user, { kind: "match", listingId: second, texts: texts("two"), url: "/?room=2" });
  await deliver(server);
  expect(gotBy(device, service)).toEqual([]);
  server.clock.set("2026-11-22T08:30:00Z");
  await deliver(server);
  expect(gotBy(device, service)).toMatchObject([
    { title: "2 new matches", body: "A match: one; A match: two", tag: "match:digest", room_ids: [first, second] },
  ]);
  expect(service.received.at(-1)?.headers["urgency"]).toBe("low");
  const [mail, ...more] = (await server.mails()).filter(({ to }) => to === user.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("有 2 条新匹配");
  expect(mail?.text).toContain("匹配 one");
  expect(mail?.text).toContain("https://qiying.example/?room=2");
});

test.each([
  ["of one request", ["/matches/request/1", "/matches/request/1"], "/matches/request/1"],
  ["of one's requests alone", ["/matches/request/1", "/matches/request/2"], "/tenant_post"],
  ["of one's rooms too", ["/matches/request/1", "/matches/room/2"], "/items"],
])("a digest of matches %s leads to where they are", async (_, urls, wanted) => {
  const device = await subscribed(server, user, service);
  for (const url of urls) await told(server, user, { kind: "match", url });
  server.clock.set("2026-11-22T08:30:00Z");
  await deliver(server);
  expect(gotBy(device, service)).toMatchObject([{ tag: "match:digest", url: wanted }]);
});

test("A-73: of each room that is asked about there is a push of its own, with the link that answers", async () => {
  const device = await subscribed(server, user, service);
  const urls = Array.from({ length: 4 }, (_, number) => `/still-available?token=${number}`);
  for (const url of urls) await told(server, user, { kind: "freshness", url });
  await deliver(server);
  expect(
    gotBy(device, service)
      .map(({ url }) => url)
      .toSorted(),
  ).toEqual(urls);
});

test("more than three at once are one message", async () => {
  const device = await subscribed(server, user, service);
  await set({ offer: PUSH_ONLY });
  for (let number = 0; number < 4; number += 1) await told(server, user);
  await deliver(server);
  expect(gotBy(device, service)).toMatchObject([{ title: "4 rooms have been offered to you" }]);
});

test("of one key a person is told once, and another person too", async () => {
  const other = await server.addUser();
  expect(await told(server, user, { dedupeKey: "room:1" })).toBe(1);
  expect(await told(server, user, { dedupeKey: "room:1" })).toBe(0);
  expect(await told(server, other, { dedupeKey: "room:1" })).toBe(1);
});

/** What finds one room: matches of the day, by mail, and a saved search at once, by push. */
const DAILY = { kind: "match", url: "/matches/request/1" } as const;
const AT_ONCE = { kind: "saved_search", savedSearchId: crypto.randomUUID(), alerting: PUSH_ONLY } as const;
const waiting = async (key: string) => {
  const { rows } = await server.database.pool.query(
    "select kind, is_daily, by_push, by_mail, due_at from notification where account_id = $1 and dedupe_key = $2",
    [user.id, key],
  );
  return rows.map((row) =>
    Object.assign(row, { due_at: row.due_at === null ? null : new Date(row.due_at).toISOString() }),
  );
};
const DAILY_MAIL = { alert: "daily", by_push: false, by_mail: true } as const;
const MERGED = { kind: "saved_search", is_daily: false, by_push: true, by_mail: true };

test.each([
  ["a daily match comes first", [DAILY, AT_ONCE]],
  ["a search at once comes first", [AT_ONCE, DAILY]],
])("a room is told of at once where anything asks for that, in the ways of both: %s", async (_, finds) => {
  await set({ match: { alert: "daily", by_push: false, by_mail: true } });
  for (const found of finds) await told(server, user, { ...found, dedupeKey: "room:both" });
  expect(await waiting("room:both")).toEqual([{ ...MERGED, due_at: "2026-11-21T12:00:00.000Z" }]);
  const device = await subscribed(server, user, service);
  await deliver(server);
  expect(gotBy(device, service)).toHaveLength(1);
  for (const found of finds) expect(await told(server, user, { ...found, dedupeKey: "room:both" })).toBe(0);
});

const FROM_MATCH = { kind: "match", is_daily: true, by_push: false, by_mail: true, due_at: "2026-11-22T08:30:00.000Z" };
const FROM_SEARCH = {
  kind: "saved_search",
  is_daily: false,
  by_push: true,
  by_mail: false,
  due_at: "2026-11-21T12:00:00.000Z",
};
const remove = (id: string) =>
  server.app.inject({ method: "DELETE", url: `/api/v1/saved-searches/${id}`, headers: user.headers() });

test.each([
  ["the search is deleted, the match came first", true, (id: string) => remove(id), FROM_MATCH],
  ["the search is deleted, it came first", false, (id: string) => remove(id), FROM_MATCH],
  [
    "a message's link ends the search",
    true,
    (savedSearchId: string) => turnOff({ token: offToken({ savedSearchId }, SECRET_KEYS) }),
    FROM_MATCH,
  ],
  ["saved searches are turned off", false, () => set({ match: DAILY_MAIL, saved_searches: false }), FROM_MATCH],
  ["matches are turned off", true, () => set({ match: { ...DAILY_MAIL, alert: "off" } }), FROM_SEARCH],
])("what is taken back leaves what else has found the room: %s", async (_, isMatchFirst, takeBack, left) => {
  await set({ match: DAILY_MAIL });
  const search = await saved(server, user);
  const finds = [DAILY, { ...AT_ONCE, savedSearchId: search.id }];
  for (const found of isMatchFirst ? finds : finds.toReversed())
    await told(server, user, { ...found, dedupeKey: "room" });
  expect(await waiting("room")).toMatchObject([MERGED]);
  await takeBack(search.id);
  expect(await waiting("room")).toEqual([left]);
  await remove(search.id);
  await set({ match: { ...DAILY_MAIL, alert: "off" } });
  expect(await waiting("room")).toMatchObject([{ due_at: null }]);
});

test("what is found another time after it was taken back has no source of before", async () => {
  await set({ match: DAILY_MAIL });
  const { id: savedSearchId } = await saved(server, user);
  for (const found of [DAILY, { ...AT_ONCE, savedSearchId }]) await told(server, user, { ...found, dedupeKey: "room" });
  await set({ match: { ...DAILY_MAIL, alert: "off" } });
  await remove(savedSearchId);
  await set({ match: DAILY_MAIL });
  expect(await told(server, user, { ...DAILY, dedupeKey: "room" })).toBe(1);
  expect(await waiting("room")).toEqual([FROM_MATCH]);
});

test("several that find the same rooms of the same people at a time tell each once, at once", async () => {
  const other = await server.addUser();
  await set({ match: { alert: "daily", by_push: false, by_mail: true } });
  const keys = Array.from({ length: 8 }, (_, number) => `room:many:${number}`);
  const tells = keys.flatMap((dedupeKey) =>
    [user, other].flatMap((person) => [DAILY, AT_ONCE].map((found) => told(server, person, { ...found, dedupeKey }))),
  );
  await Promise.all(tells);
  const due_at = "2026-11-21T12:00:00.000Z";
  for (const key of keys) expect(await waiting(key)).toEqual([{ ...MERGED, due_at }]);
});

test("what is found while it goes out is told once, whichever is first", async () => {
  await set({ match: { alert: "at_once", by_push: true, by_mail: false } });
  const device = await subscribed(server, user, service);
  const find = () => told(server, user, { ...AT_ONCE, dedupeKey: "room:meanwhile" });
  await told(server, user, { ...DAILY, dedupeKey: "room:meanwhile" });
  await Promise.all([queueDue(server), find(), queueDue(server), find()]);
  await deliver(server);
  expect(gotBy(device, service)).toHaveLength(1);
});

test("the export has what each source of a waiting message says", async () => {
  await set({ match: DAILY_MAIL });
  const { id: savedSearchId } = await saved(server, user);
  for (const found of [DAILY, { ...AT_ONCE, savedSearchId }]) await told(server, user, { ...found, dedupeKey: "room" });
  await told(server, user, { dedupeKey: "another" });
  const { notifications } = (await server.get("/api/v1/users/me/export", user.headers())).json<{
    notifications: { title: string; sources: { kind: string; title: string }[] }[];
  }>();
  const sources = notifications.map((each) => each.sources.map(({ kind }) => kind).toSorted());
  expect(sources.toSorted((a, b) => b.length - a.length)).toEqual([["match", "saved_search"], []]);
  expect(notifications.flatMap((each) => each.sources).every(({ title }) => title !== "")).toBe(true);
});

test("what was taken back stands in nobody's way, and one call tells of a key once", async () => {
  await set({ match: { alert: "daily", by_push: false, by_mail: true } });
  await told(server, user, { ...DAILY, dedupeKey: "room:back" });
  await set({ match: { alert: "off", by_push: false, by_mail: true } });
  const search = { ...AT_ONCE, accountId: user.id, dedupeKey: "room:back", texts: TEXTS, url: "/?room=1" };
  const { database, clock } = server;
  const count = await database.kysely.transaction().execute((trx) => notify(trx, [search, search], clock.now()));
  expect(count).toBe(1);
  const due_at = "2026-11-21T12:00:00.000Z";
  expect(await waiting("room:back")).toEqual([{ ...MERGED, by_mail: false, due_at }]);
});

test("mails go to a confirmed address alone, and nothing to an account that is deactivated", async () => {
  const unconfirmed = await server.addUser();
  const inactive = await server.addUser({ email_verified: true });
  await set({ offer: MAIL_ONLY });
  for (const person of [user, unconfirmed, inactive]) await told(server, person);
  await server.database.pool.query("update account set is_active = false where id = $1", [inactive.id]);
  await queueDue(server);
  const mailed = (await server.mails()).map(({ to }) => to);
  expect(mailed).toContain(user.email);
  expect(mailed).not.toContain(unconfirmed.email);
  expect(mailed).not.toContain(inactive.email);
});

test("what reached nobody does not count as sent, and whoever gets pushes from then on is told of it", async () => {
  await set({ offer: PUSH_ONLY });
  const key = { dedupeKey: "room:unreachable" };
  await told(server, user, key);
  await deliver(server);
  const sentTo = async () =>
    (await server.database.pool.query("select sent_at from notification where account_id = $1", [user.id])).rows;
  expect(await sentTo()).toEqual([]);
  const device = await subscribed(server, user, service);
  expect(await told(server, user, key)).toBe(1);
  await deliver(server);
  expect(gotBy(device, service)).toHaveLength(1);
  expect(await sentTo()).toEqual([{ sent_at: expect.anything() }]);
});

test("of a digest what goes by a way that does not reach anybody is not sent, the rest is", async () => {
  await set({ match: { alert: "daily", by_push: true, by_mail: false } });
  await told(server, user, { kind: "match", dedupeKey: "by push" });
  await set({ match: { alert: "daily", by_push: false, by_mail: true } });
  await told(server, user, { kind: "match", dedupeKey: "by mail" });
  server.clock.set("2026-11-22T08:30:00Z");
  await deliver(server);
  const { rows } = await server.database.pool.query(
    "select dedupe_key, sent_at is not null as sent from notification where account_id = $1",
    [user.id],
  );
  expect(rows).toEqual([{ dedupe_key: "by mail", sent: true }]);
});

test("a room that is gone by then is not told of", async () => {
  const device = await subscribed(server, user, service);
  const [listingId = ""] = await server.add({ title: "Gone" });
  await told(server, user, { listingId });
  await server.database.pool.query("update listing set state = 'let', live = false where id = $1", [listingId]);
  await deliver(server);
  expect(gotBy(device, service)).toEqual([]);
});

const ownMail = async () => (await server.mails()).find(({ to }) => to === user.email);
const turnOff = (body: object) => server.post("/api/v1/notifications/off", body);

test("the link of a mail ends its kind without a login, and the same link undoes that", async () => {
  await set({ offer: MAIL_ONLY });
  await told(server, user);
  await queueDue(server);
  const mail = await ownMail();
  const token = tokenIn(mail!, "/notifications/off");
  expect((await turnOff({ token })).json()).toEqual({ kind: "offer", name: null, is_on: false });
  expect(await told(server, user)).toBe(0);
  expect((await turnOff({ token, undo: true })).json()).toEqual({ kind: "offer", name: null, is_on: true });
  expect(await told(server, user)).toBe(1);
});

test("a mail program ends it by one POST of either kind of form (RFC 8058)", async () => {
  await set({ offer: MAIL_ONLY });
  await told(server, user);
  await queueDue(server);
  const mail = await ownMail();
  const header = (name: string) => mail!.whole.headers.find(({ key }) => key === name)?.value;
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const { pathname, search } = new URL(header("list-unsubscribe")!.replace(/[<>\s]/g, ""));
  for (const [type, payload] of [
    ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ] as const) {
    const answer = await server.app.inject({
      method: "POST",
      url: `${pathname}${search}`,
      headers: { "content-type": type },
      payload,
    });
    expect(answer.statusCode).toBe(200);
  }
  expect(await told(server, user)).toBe(0);
  const wrong = await server.app.inject({ method: "POST", url: `${pathname}?token=wrong` });
  expect(wrong.statusCode).toBe(400);
});

test("what a saved search sends ends that search, and undoing brings back what was set", async () => {
  const search = await saved(server, user, { alert: "daily" });
  const token = offToken({ savedSearchId: search.id }, SECRET_KEYS);
  expect((await turnOff({ token })).json()).toEqual({ kind: "saved_search", name: search.name, is_on: false });
  expect((await turnOff({ token })).json()).toMatchObject({ is_on: false });
  expect((await searchesOf(server, user)).data).toMatchObject([{ alert: "off" }]);
  await turnOff({ token, undo: true });
  expect((await searchesOf(server, user)).data).toMatchObject([{ alert: "daily" }]);
});

test.each(["", "x", "x.y"])("a token that is none (%o) ends nothing", async (text) => {
  const { id } = await saved(server, user);
  const [good = ""] = offToken({ savedSearchId: id }, SECRET_KEYS).split(".");
  const answer = await turnOff({ token: `${good}${text}` });
  expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid_link"]);
});

test("a message is counted as opened once, and an id of nothing counts nothing", async () => {
  const device = await subscribed(server, user, service);
  await told(server, user);
  await deliver(server);
  const [message] = gotBy(device, service);
  const open = (id: string) => server.post(`/api/v1/notifications/${id}/opened`);
  expect((await open(message!.id)).statusCode).toBe(204);
  expect((await open(message!.id)).statusCode).toBe(204);
  expect((await open(crypto.randomUUID())).statusCode).toBe(204);
  const { rows } = await server.database.pool.query("select opened_at from notification where message_id = $1", [
    message!.id,
  ]);
  expect(rows).toEqual([{ opened_at: expect.anything() }]);
});
