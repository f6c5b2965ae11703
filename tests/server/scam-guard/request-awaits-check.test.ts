import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AccountRecord } from "#contract/schemas/account-record.ts";
import type { FlaggedPost } from "#contract/schemas/moderation.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { posted as postedRoom } from "../listings/support.ts";
import { read, sendOffer, tellMatchesOf, toldTo } from "../matches/support.ts";
import { caseOf, done, good, noticesOf, reported, request, sendAct } from "../moderation/support.ts";
import { listRequests, posted, putRequest, readRequest } from "../tenant-requests/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { refusal } from "../users/support.ts";

/** Two strong signs: money that is asked for, and gift cards. */
const SCAM = "Send me £100 for my deposit first. Steam gift cards are fine, send me the codes.";

let server: TestApp;
let moderator: TestUser;
let seeker: TestUser;
let landlord: TestUser;
let city: string;
let cities = 0;

beforeAll(async () => {
  server = await startTestApp();
  moderator = await server.addUser({ is_superuser: true });
});
beforeEach(async () => {
  server.clock.set("2026-11-21T12:00:00Z");
  [seeker, landlord] = [await server.addUser(), await server.addUser()];
  city = `Asked Town ${(cities += 1)}`;
});
afterAll(() => server.close());

const STAY = { begin_date: "2026-12-01", end_date: "2027-08-31" };
const honest = (more: object = {}) => posted(server, seeker, { city, ...STAY, ...more });
const scam = (more: object = {}) => honest({ description: SCAM, ...more });
const offered = () => postedRoom(server, landlord, { city, ...STAY });

async function listed(reader: TestUser, query: string): Promise<TenantRequest[]> {
  return good(await listRequests(server, query, reader.headers())).json<{ data: TenantRequest[] }>().data;
}

async function inTown(): Promise<string[]> {
  const all = await listed(landlord, "?show_all=true&limit=1000");
  return all.filter((each) => each.city === city).map(({ id }) => id);
}

function fitting(path: string, reader: TestUser): Promise<string[]> {
  return read<{ data: { id: string }[] }>(server, reader, path).then(({ data }) => data.map(({ id }) => id));
}

async function flagged(): Promise<FlaggedPost[]> {
  const answer = await server.get("/api/v1/moderation/flagged", moderator.headers());
  return good(answer).json<{ data: FlaggedPost[] }>().data;
}

async function told(user: TestUser): Promise<string[]> {
  await tellMatchesOf(server);
  return (await toldTo(server, user)).map(([url]) => url);
}

test("A-90: a request with strong signs stands behind all others in the list, with a mark and its reasons", async () => {
  const bare = await posted(server, seeker, { city });
  const usual = await honest();
  server.clock.set("2026-11-21T12:02:00Z");
  const held = await scam();
  expect(held.awaits_check).toBe(true);
  expect(usual).not.toHaveProperty("awaits_check");
  expect(await inTown()).toEqual([usual.id, bare.id, held.id]);
  const seen = good(await readRequest(server, held.id, landlord.headers())).json<TenantRequest>();
  expect(seen).toMatchObject({ awaits_check: true, signs: expect.arrayContaining([expect.anything()]) });
});

test("A-90: the owner of a request that waits sees so in their own list, with the reasons; of others they see none", async () => {
  const usual = await honest();
  server.clock.set("2026-11-21T12:02:00Z");
  const held = await scam();
  const own = await listed(seeker, "");
  // Their own list keeps its order.
  expect(own.map(({ id }) => id)).toEqual([held.id, usual.id]);
  expect(own[0]?.signs?.map(({ reason }) => reason)).toEqual(expect.arrayContaining(["asks-money", "gift-cards"]));
  expect(own[0]?.awaits_check).toBe(true);
  expect(own[1]).not.toHaveProperty("signs");
});

test("A-90: one strong sign holds no request back, and two do wherever in its words they stand", async () => {
  expect(await honest({ description: "Pay me with Steam gift cards." })).not.toHaveProperty("awaits_check");
  const two = await honest({
    post_code: "Send me £100 first",
    description: "I take Steam gift cards, send me the codes.",
  });
  expect(two.awaits_check).toBe(true);
});

test("A-90: a request with strong signs matches no room, and none is offered to it, until a moderator has looked", async () => {
  const room = await offered();
  const { id } = await scam();
  const [rooms, requests] = [`tenants/tenant/${id}/rooms`, `items/${room.id}/requests`];
  expect(await fitting(rooms, seeker)).toEqual([]);
  expect(await fitting(requests, landlord)).toEqual([]);
  expect((await read<{ data: { id: string }[] }>(server, seeker, "matches")).data).toEqual([]);
  const offer = { listing_id: room.id, request_id: id };
  expect(refusal(await sendOffer(server, landlord, offer))).toEqual([
    409,
    expect.any(String),
    "tenant_request_awaits_check",
  ]);
  await done(server, moderator, "dismiss", request(id));
  expect(await fitting(rooms, seeker)).toEqual([room.id]);
  expect(await fitting(requests, landlord)).toEqual([id]);
  expect((await sendOffer(server, landlord, offer)).statusCode).toBe(200);
});

test("A-90: nobody is told that a room fits a request with strong signs until a moderator has looked; then both are", async () => {
  const room = await offered();
  const { id } = await scam();
  expect([await told(seeker), await told(landlord)]).toEqual([[], []]);
  await done(server, moderator, "dismiss", request(id));
  expect([await told(seeker), await told(landlord)]).toEqual([
    [`/matches/request/${id}`],
    [`/matches/room/${room.id}`],
  ]);
  // Its owner is not troubled with it.
  expect(await noticesOf(server, seeker)).toEqual([]);
});

test("A-90: nobody is told of a request that waits when a room is posted after it; once its words are changed, both are", async () => {
  const { id } = await scam();
  const room = await offered();
  expect([await told(seeker), await told(landlord)]).toEqual([[], []]);
  good(await putRequest(server, id, seeker.headers(), { description: "A quiet student." }));
  expect([await told(seeker), await told(landlord)]).toEqual([
    [`/matches/request/${id}`],
    [`/matches/room/${room.id}`],
  ]);
});

test("A-61: of a request that was hidden, or whose account was deactivated, before anybody was told, both sides are told once it is back", async () => {
  const room = await offered();
  const acts = [
    ["hide", "restore"],
    ["deactivate", "reactivate"],
  ] as const;
  for (const [taken, back] of acts) {
    const { id } = await honest();
    const of = taken === "hide" ? request(id) : { account_id: seeker.id };
    await done(server, moderator, taken, of);
    expect([await told(seeker), await told(landlord)]).toEqual([[], []]);
    await done(server, moderator, back, of);
    expect(await told(landlord)).toEqual([`/matches/room/${room.id}`]);
    await told(seeker);
  }
});

test("A-90: an edit that brings strong signs holds a request back, one that takes them out ends it, what was checked stays so", async () => {
  const room = await offered();
  const { id } = await honest();
  const wanting = () => fitting(`items/${room.id}/requests`, landlord);
  const edit = async (body: object) => good(await putRequest(server, id, seeker.headers(), body)).json<TenantRequest>();
  expect((await edit({ description: SCAM })).awaits_check).toBe(true);
  expect(await wanting()).toEqual([]);
  expect(await edit({ description: "A quiet student." })).not.toHaveProperty("awaits_check");
  expect(await wanting()).toEqual([id]);
  await edit({ description: SCAM });
  await done(server, moderator, "dismiss", request(id));
  expect(await edit({ price_upper_bound: 250 })).not.toHaveProperty("awaits_check");
  expect((await edit({ description: `${SCAM} Or pay me in USDT.` })).awaits_check).toBe(true);
  // Who hides it and restores it has looked at it.
  await done(server, moderator, "hide", request(id));
  await done(server, moderator, "restore", request(id));
  expect(good(await readRequest(server, id, landlord.headers())).json()).not.toHaveProperty("awaits_check");
});

test("A-90: moderators are called to a request with strong signs, find it among what nobody has reported, and its poster's record says what was checked", async () => {
  const counts = async () =>
    good(await server.get("/api/v1/moderation/counts", moderator.headers())).json<{ flagged: number }>().flagged;
  const recorded = async () => {
    const { requests } = await read<AccountRecord>(server, moderator, `moderation/accounts/${seeker.id}`);
    return requests.data[0]?.are_signs_checked;
  };
  server.clock.set("2026-11-22T12:00:00Z");
  await server.mails();
  const before = await counts();
  const { id } = await scam();
  const mails = (await server.mails()).filter(({ to }) => to === moderator.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("/admin/flagged");
  expect((await flagged()).find((each) => each.id === id)).toMatchObject({
    kind: "tenant_request",
    title: city,
    city,
    signs: expect.arrayContaining(["asks-money", "gift-cards"]),
    awaits_check: true,
    poster: { id: seeker.id },
  });
  expect([await counts(), await recorded()]).toEqual([before + 1, false]);
  expect((await caseOf(server, moderator, request(id))).has_unchecked_signs).toBe(true);
  // Once it is reported it stands in the queue alone.
  await reported(server, request(id), { reason: "money_or_documents" });
  expect(await counts()).toBe(before);
  await done(server, moderator, "dismiss", request(id));
  const { state, has_unchecked_signs, acts } = await caseOf(server, moderator, request(id));
  expect([state, has_unchecked_signs, acts.map(({ act }) => act)]).toEqual(["decided", false, ["dismiss"]]);
  expect([await counts(), await recorded()]).toEqual([before, true]);
  expect(refusal(await sendAct(server, moderator, "dismiss", request(id)))[2]).toBe("acted_meanwhile");
});
