import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "#contract/endpoints.ts";
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import type { Db } from "../../../src/server/db/db.ts";
import { HttpError } from "../../../src/server/http/errors/http-error.ts";
import { totals } from "../../../src/server/listings/search/totals.ts";
import { matching } from "../../../src/server/matches/matching.ts";
import { deleteRoom, posted as postedRoom, putRoom } from "../listings/support.ts";
import { done, room } from "../moderation/support.ts";
import { posted as postedRequest } from "../tenant-requests/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { newCity, read } from "./support.ts";

type Rooms = Call<"matchListingsToRequest">["answer"];
type Requests = Call<"matchRequestsToListing">["answer"];
type Counts = Call<"countMatches">["answer"];

let server: TestApp;
let landlord: TestUser;
let tenant: TestUser;

beforeAll(async () => {
  server = await startTestApp();
  [landlord, tenant] = [await server.addUser(), await server.addUser()];
});
afterAll(() => server.close());

const requestsFor = (id: string, reader = landlord) => read<Requests>(server, reader, `items/${id}/requests`);
const roomsFor = (id: string, reader = tenant) => read<Rooms>(server, reader, `tenants/tenant/${id}/rooms`);
const countsOf = async (reader: TestUser, id: string) =>
  (await read<Counts>(server, reader, "matches")).data.find((count) => count.id === id);

const WANTED = {
  post_code: "SE1",
  begin_date: "2026-12-01",
  end_date: "2027-06-30",
  price_upper_bound: 230,
  room_type: "ensuite",
};

test("A-71: a room and a request that fit find each other, with score and reasons of the one ranking", async () => {
  const city = newCity();
  const { id: roomId } = await postedRoom(server, landlord, { city });
  const { id: requestId } = await postedRequest(server, tenant, { city, ...WANTED });
  const [found] = (await requestsFor(roomId)).data;
  expect(found).toMatchObject({
    id: requestId,
    offered_at: null,
    declined: false,
    fit: {
      meets: true,
      reasons: [
        { code: "city", city },
        { code: "coversAllDates" },
        { code: "underLimit", pounds: 19.5 },
        { code: "roomType", room_type: "ensuite" },
        { code: "keyword", keyword: "SE1" },
      ],
    },
  });
  const [fitting] = (await roomsFor(requestId)).data;
  expect(fitting).toMatchObject({ id: roomId, fit: found!.fit });
  expect(await countsOf(landlord, roomId)).toEqual({ kind: "listing", id: roomId, matches: 1, offers: 0 });
  expect(await countsOf(tenant, requestId)).toEqual({ kind: "tenant_request", id: requestId, matches: 1, offers: 0 });
});

test("A-08, A-71: matches of another user's room or request are 404, and end no session", async () => {
  const city = newCity();
  const { id: roomId } = await postedRoom(server, landlord, { city });
  const { id: requestId } = await postedRequest(server, tenant, { city, ...WANTED });
  for (const [path, reader] of [
    [`items/${roomId}/requests`, tenant],
    [`tenants/tenant/${requestId}/rooms`, landlord],
  ] as const) {
    const answer = await server.get(`/api/v1/${path}`, reader.headers());
    expect(answer.statusCode).toBe(404);
  }
});

test("A-71: the lists of one's own say how much fits, as the call that earlier pages make does; a list of everybody's does not", async () => {
  const city = newCity();
  const { id: roomId } = await postedRoom(server, landlord, { city });
  const { id: requestId } = await postedRequest(server, tenant, { city, ...WANTED });
  const rooms = await read<Call<"listOwnListings">["answer"]>(server, landlord, "items/");
  expect(rooms.matches).toEqual((await read<Counts>(server, landlord, "matches")).data);
  expect(rooms.matches).toContainEqual({ kind: "listing", id: roomId, matches: 1, offers: 0 });
  const requests = await read<Call<"listTenantRequests">["answer"]>(server, tenant, "tenants/tenants?show_all=false");
  expect(requests.matches).toContainEqual({ kind: "tenant_request", id: requestId, matches: 1, offers: 0 });
  const all = await read<Call<"listTenantRequests">["answer"]>(server, tenant, "tenants/tenants?show_all=true");
  expect(all).not.toHaveProperty("matches");
});

test("A-71: one's own list comes without what fits where the server has too much to do, or counting takes too long", async () => {
  const refused = new HttpError("overloaded", "Too busy just now");
  const asked = failing(refused);
  expect(await counting(true).countInPassing(landlord.id, asked)).toBeUndefined();
  expect(await counting(false).countInPassing(landlord.id, asked)).toBeUndefined();
  await expect(counting(false).count(landlord.id, asked)).rejects.toThrow(refused);
  const mistake = failing(new TypeError("A mistake of ours"));
  await expect(counting(false).countInPassing(landlord.id, mistake)).rejects.toThrow("A mistake of ours");
});

/** Connections of which none can be had. */
function failing(error: Error): Db {
  const connect = async () => {
    throw error;
  };
  const pool = { connect, end: async () => undefined } as unknown as PostgresPool;
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

function counting(isBusy: boolean) {
  const counted = totals({ clock: server.clock, log: { warn: () => undefined }, isBusy: () => isBusy });
  return matching({ clock: server.clock, totals: counted, today: () => "2026-11-25", isBusy: () => isBusy });
}

test("A-71: no match carries a contact", async () => {
  const city = newCity();
  const { id: roomId } = await postedRoom(server, landlord, { city, contact_info: "wechat: secret" });
  const { id: requestId } = await postedRequest(server, tenant, {
    city,
    email: "hidden@example.org",
    contact_info: "wechat: hidden",
  });
  const texts = [JSON.stringify(await requestsFor(roomId)), JSON.stringify(await roomsFor(requestId))].join();
  expect(texts).not.toMatch(/hidden|secret|landlord@/);
});

test("A-65, A-71: a request that a room fits says why to look twice at it", async () => {
  const city = newCity();
  const { id: roomId } = await postedRoom(server, landlord, { city });
  await postedRequest(server, tenant, { city, description: "I pay the rent in bitcoin." });
  expect((await requestsFor(roomId)).data[0]?.signs?.[0]).toEqual({ reason: "crypto", severity: "strong" });
});

test("A-71: one's own rooms do not fit one's own requests", async () => {
  const city = newCity();
  const { id: roomId } = await postedRoom(server, landlord, { city });
  const { id: requestId } = await postedRequest(server, landlord, { city });
  expect((await requestsFor(roomId)).data).toEqual([]);
  expect((await roomsFor(requestId, landlord)).data).toEqual([]);
  expect([await countsOf(landlord, roomId), await countsOf(landlord, requestId)]).toMatchObject([
    { matches: 0 },
    { matches: 0 },
  ]);
});

test("A-71: what is paused, let, ended, hidden or deleted fits nothing", async () => {
  const city = newCity();
  const moderator = await server.addUser({ is_superuser: true });
  const { id: requestId } = await postedRequest(server, tenant, { city });
  const { id: roomId } = await postedRoom(server, landlord, { city });
  for (const state of ["paused", "let"]) {
    await putRoom(server, roomId, landlord.headers(), { state });
    expect((await roomsFor(requestId)).data).toEqual([]);
    expect((await requestsFor(roomId)).data).toEqual([]);
    expect(await countsOf(landlord, roomId)).toBeUndefined();
  }
  await putRoom(server, roomId, landlord.headers(), { state: "active" });
  expect((await roomsFor(requestId)).count).toBe(1);
  await done(server, moderator, "hide", room(roomId));
  expect((await roomsFor(requestId)).count).toBe(0);
  expect((await requestsFor(roomId)).count).toBe(0);
  await done(server, moderator, "restore", room(roomId));
  await done(server, moderator, "hide", { kind: "tenant_request", target_id: requestId });
  expect((await requestsFor(roomId)).count).toBe(0);
  expect((await roomsFor(requestId)).count).toBe(0);
  await done(server, moderator, "restore", { kind: "tenant_request", target_id: requestId });
  server.clock.set("2027-08-31T12:00:00Z");
  expect((await requestsFor(roomId)).count).toBe(1);
  server.clock.set("2027-09-01T12:00:00Z");
  expect((await requestsFor(roomId)).count).toBe(0);
  server.clock.set("2026-11-21T12:00:00Z");
  await deleteRoom(server, roomId, landlord.headers());
  expect((await roomsFor(requestId)).count).toBe(0);
});

test("A-71: a deactivated account is matched with no other", async () => {
  const city = newCity();
  const gone = await server.addUser();
  const { id: roomId } = await postedRoom(server, landlord, { city });
  await postedRequest(server, gone, { city });
  expect((await requestsFor(roomId)).count).toBe(1);
  await server.database.pool.query("update account set is_active = false where id = $1", [gone.id]);
  expect((await requestsFor(roomId)).count).toBe(0);
});

test("A-71: an answer has the twenty best, and says how many there are", async () => {
  const city = newCity();
  const { id: roomId } = await postedRoom(server, landlord, { city });
  const now = server.clock.now().toISOString();
  const others = Array.from({ length: 23 }, () => ({
    id: crypto.randomUUID(),
    owner_id: tenant.id,
    is_demo: false,
    email: "",
    city,
    post_code: "",
    begin_date: "-infinity",
    end_date: "infinity",
    property_type: "any" as const,
    created_at: now,
    updated_at: now,
  }));
  await server.database.kysely.insertInto("tenant_request").values(others).execute();
  const { id: best } = await postedRequest(server, await server.addUser(), { city, ...WANTED });
  const all = await requestsFor(roomId);
  expect([all.data.length, all.count, all.data[0]?.id]).toEqual([20, 24, best]);
  const few = await read<Requests>(server, landlord, `items/${roomId}/requests?limit=3`);
  expect([few.data.length, few.count]).toEqual([3, 24]);
  expect(await countsOf(landlord, roomId)).toMatchObject({ matches: 24 });
});

test("A-71: near misses are no matches", async () => {
  const city = newCity();
  await postedRoom(server, landlord, { city, price: 300 });
  const other = await server.addUser();
  const { id: requestId } = await postedRequest(server, other, { city, price_upper_bound: 200 });
  expect(await roomsFor(requestId, other)).toEqual({ data: [], count: 0 });
});
