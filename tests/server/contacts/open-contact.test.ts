import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addRoomOf, deleteRoom, patiently, putRoom } from "../listings/support.ts";
import { addRequestOf } from "../tenant-requests/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

let server: TestApp;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { contactsADay: 3 } });
  owner = await server.addUser();
});
afterAll(() => server.close());

type Caller = Pick<TestUser, "headers"> | null;

function openRoom(id: string, caller: Caller, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  return patiently(() => server.post(`/api/v1/items/${id}/contact`, undefined, { ...caller?.headers(), ...headers }));
}

function openRequest(id: string, caller: Caller): Promise<LightMyRequestResponse> {
  return server.post(`/api/v1/tenants/tenant/${id}/contact`, undefined, caller?.headers());
}

async function openingsOf(id: string): Promise<number> {
  const { rows } = await server.database.pool.query(
    "select count(*)::int as count from contact_opening where listing_id = $1 or request_id = $1",
    [id],
  );
  return rows[0].count;
}

test("A-53: a room's contact is given to signed-in users, by a call that is cached nowhere", async () => {
  const room = await addRoomOf(server, owner);
  const reader = await server.addUser();
  const answer = await openRoom(room, reader, { "idempotency-key": "open-once" });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      email: "landlord@example.org",
      contact_info: "wechat: qiying",
      contacts_in_text: null,
      xhs_link: null,
      updated_at: expect.stringMatching(/Z$/),
    },
  ]);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect((await openRoom(room, null)).json()).toMatchObject({ code: "not_authenticated" });
  const { rows } = await server.database.pool.query("select * from idempotent_answer");
  expect(JSON.stringify(rows)).not.toContain("landlord@example.org");
});

test("A-53: what is not there, and what its owner has taken out of the lists, is refused as the room itself is", async () => {
  const room = await addRoomOf(server, owner);
  const reader = await server.addUser();
  for (const state of ["paused", "let"]) {
    await putRoom(server, room, owner.headers(), { state });
    const answer = await openRoom(room, reader);
    expect([answer.statusCode, answer.json().code]).toEqual([404, `listing_${state}`]);
    expect((await openRoom(room, owner)).statusCode).toBe(200);
  }
  await deleteRoom(server, room, owner.headers());
  expect((await openRoom(room, reader)).json()).toMatchObject({ code: "listing_deleted" });
  expect((await openRoom(crypto.randomUUID(), reader)).json()).toMatchObject({ code: "listing_not_found" });
  expect((await openRoom("0", reader)).json()).toMatchObject({ code: "listing_not_found" });
  expect((await openRequest(crypto.randomUUID(), reader)).json()).toMatchObject({ code: "tenant_request_not_found" });
});

test("A-53: a room says whether its reader has opened the contact, on whichever device", async () => {
  const [reader, other, room] = [await server.addUser(), await server.addUser(), await addRoomOf(server, owner)];
  const read = async (user: TestUser) => (await server.get(`/api/v1/items/${room}`, user.headers())).json();
  expect(await read(reader)).not.toHaveProperty("contact_opened");
  await openRoom(room, reader);
  expect(await read(reader)).toMatchObject({ contact_opened: true, email: null, contact_info: null });
  expect(await read(other)).not.toHaveProperty("contact_opened");
});

test("A-26: an ended room's contact is still given", async () => {
  const [room = ""] = await server.add({ title: "Ended", begin_date: "2025-09-01", end_date: "2026-06-30" });
  expect((await openRoom(room, await server.addUser())).statusCode).toBe(200);
});

test("A-53: a person opens so many contacts in a London day, rooms and requests together; the refusal says until when", async () => {
  const [reader, rooms] = [await server.addUser(), [] as string[]];
  for (let made = 0; made < 3; made += 1) rooms.push(await addRoomOf(server, owner));
  const request = await addRequestOf(server, owner);
  const [first = "", second = "", third = ""] = rooms;
  expect((await openRoom(first, reader)).statusCode).toBe(200);
  expect((await openRoom(second, reader)).statusCode).toBe(200);
  expect((await openRequest(request, reader)).json()).toMatchObject({ email: "tenant@example.org" });
  // Twelve hours before London's midnight, in November.
  const english = await openRoom(third, reader, { "accept-language": "en" });
  expect([english.statusCode, english.headers["retry-after"], english.json()]).toEqual([
    429,
    String(12 * 60 * 60),
    { code: "contacts_used_up", detail: expect.stringContaining("You have opened 3 contacts today") },
  ]);
  const chinese = await openRoom(third, reader, { "accept-language": "zh" });
  expect(chinese.json().detail).toContain("今天已经查看了 3 个联系方式");
  // What was opened before is free, and so is one's own.
  expect((await openRoom(first, reader)).statusCode).toBe(200);
  expect((await openRequest(request, reader)).statusCode).toBe(200);
  expect((await openRoom(await addRoomOf(server, reader), reader)).statusCode).toBe(200);
  expect(await openingsOf(third)).toBe(0);
  server.clock.set("2026-11-22T00:00:01Z");
  expect((await openRoom(third, reader)).statusCode).toBe(200);
  server.clock.set("2026-11-21T12:00:00Z");
});

test("A-53: fifty calls at once open no more than the day's limit", async () => {
  const reader = await server.addUser();
  const rooms = await server.add(...Array.from({ length: 50 }, () => ({ title: "One of fifty" })));
  const answers = await Promise.all(rooms.map((room) => openRoom(room, reader)));
  const opened = answers.filter(({ statusCode }) => statusCode === 200);
  expect([opened.length, answers.filter(({ statusCode }) => statusCode === 429).length]).toEqual([3, 47]);
});

test("A-53: one contact opened fifty times at once counts once", async () => {
  const [reader, room] = [await server.addUser(), await addRoomOf(server, owner)];
  const answers = await Promise.all(Array.from({ length: 50 }, () => openRoom(room, reader)));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(await openingsOf(room)).toBe(1);
  const others = await server.add({}, {}, {});
  const after = [];
  for (const other of others) after.push((await openRoom(other, reader)).statusCode);
  expect(after).toEqual([200, 200, 429]);
});

test("A-53: owners alone are told by how many people the contact was opened", async () => {
  const [room, request] = [await addRoomOf(server, owner), await addRequestOf(server, owner)];
  const [one, two] = [await server.addUser(), await server.addUser()];
  const superuser = await server.addUser({ is_superuser: true });
  for (const reader of [one, one, two, owner, superuser]) await openRoom(room, reader);
  await openRequest(request, one);
  const read = async (url: string, user: TestUser) => (await server.get(`/api/v1/${url}`, user.headers())).json();
  const own = await read("items/?show_all=false", owner);
  expect(own.data.find(({ id }: { id: string }) => id === room)).toMatchObject({ contact_openings: 2 });
  expect(await read(`items/${room}`, owner)).toMatchObject({ contact_openings: 2 });
  expect((await putRoom(server, room, owner.headers(), { price: 199 })).json()).toMatchObject({ contact_openings: 2 });
  const requests = await read("tenants/tenants", owner);
  expect(requests.data.find(({ id }: { id: string }) => id === request)).toMatchObject({ contact_openings: 1 });
  expect(await read(`tenants/tenant/${request}`, owner)).toMatchObject({ contact_openings: 1 });
  for (const other of [one, superuser]) {
    expect(await read(`items/${room}`, other)).not.toHaveProperty("contact_openings");
    expect(await read(`tenants/tenant/${request}`, other)).not.toHaveProperty("contact_openings");
    expect(JSON.stringify(await read("items/filter-open", other))).not.toContain("contact_openings");
  }
});

test("A-53: without a confirmed address no contact is opened where one is asked for, and the code says so", async () => {
  const strict = await startTestApp({ settings: { requireEmailCode: true } });
  const [room = ""] = await strict.add({});
  const [unconfirmed, confirmed] = [await strict.addUser(), await strict.addUser({ email_verified: true })];
  const open = (user: TestUser) => strict.post(`/api/v1/items/${room}/contact`, undefined, user.headers());
  const refused = await open(unconfirmed);
  expect([refused.statusCode, refused.json().code]).toEqual([403, "email_not_confirmed"]);
  expect((await open(confirmed)).statusCode).toBe(200);
  await strict.close();
});

test("RATE_LIMITS=off lifts the limit, and openings are still counted for their owner", async () => {
  const free = await startTestApp({ settings: { contactsADay: 1, rateLimits: false } });
  const reader = await free.addUser();
  for (const room of await free.add({}, {}, {})) {
    expect((await free.post(`/api/v1/items/${room}/contact`, undefined, reader.headers())).statusCode).toBe(200);
  }
  const { rows } = await free.database.pool.query("select count(*)::int as count from contact_opening");
  expect(rows[0].count).toBe(3);
  await free.close();
});

test("A-53: the contacts that a user has opened are in their export, and go with their account and with the room", async () => {
  const reader = await server.addUser();
  const [kept = "", gone = ""] = await server.add({}, {});
  await openRoom(kept, reader);
  await openRoom(gone, reader);
  await server.database.pool.query("delete from listing where id = $1", [gone]);
  const { contact_openings } = (await server.get("/api/v1/users/me/export", reader.headers())).json();
  expect(contact_openings).toEqual([
    { listing_id: kept, request_id: null, opened_at: server.clock.now().toISOString() },
  ]);
  await server.app.inject({ method: "DELETE", url: "/api/v1/users/me", headers: reader.headers() });
  expect(await openingsOf(kept)).toBe(0);
});
