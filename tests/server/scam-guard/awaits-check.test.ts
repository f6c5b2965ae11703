import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import type { FlaggedPost } from "#contract/schemas/moderation.ts";
import { startPushService, type TestPushService } from "../../support/push-service.ts";
import { posted, putRoom, deleteRoom, postRoom } from "../listings/support.ts";
import { read, sendOffer } from "../matches/support.ts";
import { caseOf, done, good, noticesOf, reported, room, sendAct } from "../moderation/support.ts";
import { deliver, gotBy, subscribed } from "../notifications/support.ts";
import { match, saved } from "../saved-searches/support.ts";
import { posted as postedRequest } from "../tenant-requests/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { refusal } from "../users/support.ts";

/** Two strong signs: money before a viewing, and keys by post. */
const SCAM = "I am abroad. Pay the deposit before the viewing, then I will post the keys by DHL.";

let server: TestApp;
let service: TestPushService;
let moderator: TestUser;
let landlord: TestUser;
let seeker: TestUser;
let city: string;
let cities = 0;

beforeAll(async () => {
  server = await startTestApp();
  service = await startPushService();
  moderator = await server.addUser({ is_superuser: true });
});
beforeEach(async () => {
  server.clock.set("2026-11-21T12:00:00Z");
  [landlord, seeker] = [await server.addUser(), await server.addUser()];
  city = `Checked Town ${(cities += 1)}`;
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const honest = (more: object = {}) => posted(server, landlord, { city, ...more });
const scam = (more: object = {}) => posted(server, landlord, { city, description: SCAM, ...more });

async function listed(path: string): Promise<string[]> {
  const { data, count } = good(await server.get(`/api/v1/items/${path}`)).json<{ data: Listing[]; count: number }>();
  expect(count).toBeGreaterThanOrEqual(data.length);
  return data.map(({ id }) => id);
}

async function newest(): Promise<string[]> {
  return listed("open?limit=8");
}

test("A-90: a room with strong signs is on no shelf, and found by each search behind all others, with a mark", async () => {
  const usual = await honest({ title: "Sunny ensuite", price: 200 });
  server.clock.set("2026-11-21T12:01:00Z");
  const other = await honest({ title: "Quiet ensuite", price: 300 });
  server.clock.set("2026-11-21T12:02:00Z");
  const flagged = await scam({ title: "Cheap ensuite", price: 100 });
  expect(flagged.awaits_check).toBe(true);
  expect(usual).not.toHaveProperty("awaits_check");
  expect(await newest()).not.toContain(flagged.id);
  const town = encodeURIComponent(city);
  expect(await listed(`filter-open?city=${town}`)).toEqual([other.id, usual.id, flagged.id]);
  expect(await listed(`filter-open?city=${town}&sort_by=price&order=asc`)).toEqual([usual.id, other.id, flagged.id]);
  expect(await listed(`fuzzy?city=${town}&fuzzy=ensuite`)).toEqual(expect.arrayContaining([flagged.id]));
  expect((await listed(`fuzzy?city=${town}&fuzzy=ensuite`)).at(-1)).toBe(flagged.id);
  // Page by page each is there once.
  const pages = [0, 1, 2, 3].map((skip) => listed(`filter-open?city=${town}&limit=1&skip=${skip}`));
  expect(await Promise.all(pages)).toEqual([[other.id], [usual.id], [flagged.id], []]);
  const first = good(await server.get(`/api/v1/items/filter-open?city=${town}&limit=1`)).json<{ count: number }>();
  expect(first.count).toBe(3);
  const [marked] = good(await server.get(`/api/v1/items/open?id=${flagged.id}`)).json<{ data: Listing[] }>().data;
  expect(marked).toMatchObject({ id: flagged.id, awaits_check: true });
});

test("A-90: one strong sign holds nothing back, and two do wherever in the words they stand", async () => {
  const one = await honest({ description: "The deposit is paid in gift cards." });
  expect(one).not.toHaveProperty("awaits_check");
  const two = await honest({
    title: "Studio, keys by post: I send the keys by DHL",
    additional_info: "看房前请先付定金，转账后才能看房。",
  });
  expect(two.awaits_check).toBe(true);
});

test("A-90: nobody is alerted to a room with strong signs until a moderator has looked; then all are", async () => {
  const device = await subscribed(server, seeker, service);
  await saved(server, seeker, { criteria: { mode: "filter", city } });
  const { id } = await scam();
  const tell = async () => {
    server.clock.set(new Date(server.clock.now().getTime() + 60_000).toISOString());
    await match(server);
    await deliver(server);
  };
  await tell();
  expect(gotBy(device, service)).toEqual([]);
  await done(server, moderator, "dismiss", room(id));
  await tell();
  expect(gotBy(device, service)).toMatchObject([{ kind: "saved_search", url: `/?room=${id}` }]);
  const after = good(await server.get(`/api/v1/items/open?id=${id}`)).json<{ data: Listing[] }>().data[0];
  expect(after).not.toHaveProperty("awaits_check");
  expect(await newest()).toContain(id);
  // Its owner is not troubled with it.
  expect(await noticesOf(server, landlord)).toEqual([]);
});

test("A-90: a room with strong signs matches no request, and is offered to none", async () => {
  const wanted = await postedRequest(server, seeker, { city, begin_date: "2026-12-01", end_date: "2027-08-31" });
  const { id } = await scam();
  const fits = () =>
    read<{ data: { id: string }[] }>(server, seeker, `tenants/tenant/${wanted.id}/rooms`).then(({ data }) =>
      data.map((each) => each.id),
    );
  expect(await fits()).toEqual([]);
  const requests = await read<{ data: unknown[] }>(server, landlord, `items/${id}/requests`);
  expect(requests.data).toEqual([]);
  const offer = await sendOffer(server, landlord, { listing_id: id, request_id: wanted.id });
  expect(refusal(offer)).toEqual([409, expect.any(String), "listing_awaits_check"]);
  await done(server, moderator, "dismiss", room(id));
  expect(await fits()).toEqual([id]);
  expect((await sendOffer(server, landlord, { listing_id: id, request_id: wanted.id })).statusCode).toBe(200);
});

test("A-90: an edit that brings strong signs holds a room back, one that takes them out ends it, what was checked stays so", async () => {
  const { id } = await honest();
  const edit = async (body: object) => good(await putRoom(server, id, landlord.headers(), body)).json<Listing>();
  expect((await edit({ description: SCAM })).awaits_check).toBe(true);
  expect(await newest()).not.toContain(id);
  expect(await edit({ description: "A quiet room." })).not.toHaveProperty("awaits_check");
  expect(await newest()).toContain(id);
  await edit({ description: SCAM });
  await done(server, moderator, "dismiss", room(id));
  expect(await edit({ price: 190 })).not.toHaveProperty("awaits_check");
  expect((await edit({ description: `${SCAM} Pay in USDT only.` })).awaits_check).toBe(true);
  // Pausing and going on is no way around it.
  await edit({ state: "paused" });
  expect((await edit({ state: "active" })).awaits_check).toBe(true);
  expect(await newest()).not.toContain(id);
});

test("A-90: moderators are called to a room with strong signs, and find it among those that nobody has reported", async () => {
  const flagged = async () =>
    good(await server.get("/api/v1/moderation/flagged", moderator.headers())).json<{ data: FlaggedPost[] }>().data;
  const counts = async () =>
    good(await server.get("/api/v1/moderation/counts", moderator.headers())).json<{ flagged: number }>().flagged;
  server.clock.set("2026-11-22T12:00:00Z");
  await server.mails();
  const before = await counts();
  const { id } = await scam({ title: "Nobody has reported me" });
  const subjects = (await server.mails()).filter(({ to }) => to === moderator.email);
  expect(subjects).toHaveLength(1);
  expect(subjects[0]?.text).toContain("/admin/flagged");
  expect((await flagged()).find((each) => each.id === id)).toMatchObject({
    title: "Nobody has reported me",
    city,
    signs: expect.arrayContaining(["asks-money-first", "keys-by-parcel"]),
    awaits_check: true,
    poster: { id: landlord.id },
  });
  expect(await counts()).toBe(before + 1);
  // Once it is reported it stands in the queue alone.
  await reported(server, room(id));
  expect(await counts()).toBe(before);
  await done(server, moderator, "dismiss", room(id));
  expect([await counts(), (await caseOf(server, moderator, room(id))).state]).toEqual([before, "decided"]);
  expect(refusal(await sendAct(server, moderator, "dismiss", room(id)))[2]).toBe("acted_meanwhile");
  // A flood of scams calls four times an hour at most.
  for (let number = 0; number < 6; number++) {
    await posted(server, await server.addUser(), { city, description: SCAM, title: `One of a flood ${number}` });
  }
  expect((await server.mails()).filter(({ to }) => to === moderator.email).length).toBeLessThanOrEqual(4);
});

test("A-90: deleting and posting again holds a room back again, and hiding takes it out of searches", async () => {
  const { id } = await scam();
  good(await deleteRoom(server, id, landlord.headers()));
  const again = good(await postRoom(server, landlord.headers(), { id, city, description: SCAM })).json<Listing>();
  expect(again.awaits_check).toBe(true);
  await done(server, moderator, "hide", room(id));
  expect(await listed(`filter-open?city=${encodeURIComponent(city)}`)).toEqual([]);
  await done(server, moderator, "restore", room(id));
  expect(await listed(`filter-open?city=${encodeURIComponent(city)}`)).toEqual([id]);
  expect(await newest()).toContain(id);
});
