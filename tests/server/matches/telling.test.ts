import { afterAll, beforeAll, expect, test } from "vitest";
import { posted as postedRoom, putRoom } from "../listings/support.ts";
import { match, saved } from "../saved-searches/support.ts";
import { posted as postedRequest } from "../tenant-requests/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { newCity, sendOffer, tellMatchesOf, toldTo } from "./support.ts";

let server: TestApp;
let landlord: TestUser;
let tenant: TestUser;

beforeAll(async () => {
  server = await startTestApp();
  [landlord, tenant] = [await server.addUser(), await server.addUser()];
});
afterAll(() => server.close());

const tell = () => tellMatchesOf(server);
const told = (user: TestUser) => toldTo(server, user);

test("A-71: of a new room that fits, both sides are told, and of its next version nobody again", async () => {
  const city = newCity();
  const { id: requestId } = await postedRequest(server, tenant, { city });
  const { id: roomId } = await postedRoom(server, landlord, { city });
  await tell();
  const rows = async () =>
    (await server.database.pool.query("select count(*)::int as count from notification")).rows[0].count as number;
  expect(await rows()).toBe(2);
  await putRoom(server, roomId, landlord.headers(), { price: 205 });
  await tell();
  expect(await rows()).toBe(2);
  expect(await told(landlord)).toEqual([[`/matches/room/${roomId}`, "A request fits your room"]]);
  expect(await told(tenant)).toEqual([[`/matches/request/${requestId}`, "A room fits your request: £211 a week"]]);
});

test("A-87: a rent that was typed by the month is told as typed, and by the week", async () => {
  const city = newCity();
  const { id: requestId } = await postedRequest(server, tenant, { city, price_upper_bound: 400 });
  await postedRoom(server, landlord, { city, price: 288.46, price_per_month: 1250 });
  await tell();
  expect(await told(tenant)).toEqual([
    [`/matches/request/${requestId}`, "A room fits your request: £1,250 a month (£288 a week)"],
  ]);
  expect(await told(landlord)).toHaveLength(1);
});

test("A-71: whose request was there before is told of the room", async () => {
  const city = newCity();
  const { id: requestId } = await postedRequest(server, tenant, { city });
  await tell();
  expect(await told(tenant)).toEqual([]);
  const { id: roomId } = await postedRoom(server, landlord, { city });
  await tell();
  expect(await told(tenant)).toEqual([[`/matches/request/${requestId}`, "A room fits your request: £211 a week"]]);
  expect(await told(landlord)).toEqual([[`/matches/room/${roomId}`, "A request fits your room"]]);
});

test("A-71: of a new request that rooms fit, both sides are told", async () => {
  const city = newCity();
  const { id: roomId } = await postedRoom(server, landlord, { city });
  await tell();
  expect(await told(landlord)).toEqual([]);
  const { id: requestId } = await postedRequest(server, tenant, { city });
  await tell();
  expect(await told(tenant)).toEqual([[`/matches/request/${requestId}`, "A room fits your request: £211 a week"]]);
  expect(await told(landlord)).toEqual([[`/matches/room/${roomId}`, "A request fits your room"]]);
});

test("A-76: of a room that a saved search has told them of, whoever posts a request that it fits is told nothing more", async () => {
  const city = newCity();
  await saved(server, tenant, { criteria: { mode: "filter", city } });
  server.clock.set(new Date(server.clock.now().getTime() + 60_000).toISOString());
  const found = await postedRoom(server, landlord, { city });
  await match(server);
  await postedRequest(server, tenant, { city });
  await tell();
  expect(await told(landlord)).toHaveLength(1);
  expect(await told(tenant)).toEqual([[`/?room=${found.id}`, "New room, £211 a week"]]);
});

test("A-71: of several rooms that fit a new request its poster is told in one message", async () => {
  const city = newCity();
  for (let rooms = 0; rooms < 2; rooms += 1) await postedRoom(server, landlord, { city });
  await tell();
  const { id } = await postedRequest(server, tenant, { city });
  await tell();
  expect(await told(tenant)).toEqual([[`/matches/request/${id}`, "2 rooms fit your request"]]);
  await told(landlord);
});

test("A-71: what fits nobody, and what is one's own, is no news", async () => {
  const city = newCity();
  await postedRequest(server, await server.addUser(), { city, price_upper_bound: 100 });
  await postedRequest(server, landlord, { city });
  await postedRoom(server, landlord, { city });
  await tell();
  expect(await told(landlord)).toEqual([]);
});

test("A-72: whoever is offered a room is told once", async () => {
  const city = newCity();
  const { id: request_id } = await postedRequest(server, tenant, { city });
  const { id: listing_id } = await postedRoom(server, landlord, { city });
  for (let times = 0; times < 2; times += 1) await sendOffer(server, landlord, { listing_id, request_id });
  expect(await told(tenant)).toEqual([[`/matches/request/${request_id}`, "A room was offered to you: £211 a week"]]);
  expect(await told(landlord)).toEqual([]);
});
