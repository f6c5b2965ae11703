import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { deleteRoom, posted, postRoom, putRoom, roomRow } from "../listings/support.ts";
import {
  deleteRequest,
  listRequests,
  posted as postedRequest,
  postRequest,
  putRequest,
  readRequest,
} from "../tenant-requests/support.ts";
import { refusal } from "../users/support.ts";
import { caseOf, done, noticesOf, request, room, type Thing } from "./support.ts";

let server: TestApp;
let moderator: TestUser;
let owner: TestUser;
let reader: TestUser;
let listing: Listing;
let thing: Thing;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  moderator = await server.addUser({ is_superuser: true });
  reader = await server.addUser();
});
beforeEach(async () => {
  owner = await server.addUser();
  listing = await posted(server, owner, { title: "Attic under the stars 星空阁楼", city: "York" });
  thing = room(listing.id);
});
afterAll(() => server.close());

/** Every call that shows rooms to everybody. */
const LISTS = [
  "open",
  "filter-open?city=York&sort_by=price",
  "fuzzy?fuzzy=stars",
  "fuzzy?fuzzy=星空",
  "matching?city=York",
];

async function idsIn(path: string, headers = {}): Promise<string[]> {
  const { data } = (await server.get(`/api/v1/items/${path}`, headers)).json<{ data: Listing[] }>();
  return data.map(({ id }) => id);
}

async function everywhere(): Promise<number> {
  let found = 0;
  for (const path of LISTS) found += (await idsIn(path)).includes(listing.id) ? 1 : 0;
  const byAi = await idsIn("ai-search?query=attic%20in%20York", (await server.addUser()).headers());
  return found + (byAi.includes(listing.id) ? 1 : 0);
}

async function priced(): Promise<number> {
  const { counts } = (await server.get("/api/v1/items/prices-open?fuzzy=stars")).json<{ counts: number[] }>();
  return counts.reduce((sum, count) => sum + count, 0);
}

async function counted(): Promise<number> {
  // Totals are good for a minute.
  server.clock.set(new Date(server.clock.now().getTime() + 61_000).toISOString());
  return (await server.get("/api/v1/items/count")).json<{ count: number }>().count;
}

test("A-61: a hidden room is in no list, search, total and price, and comes back when it is restored", async () => {
  const before = [await everywhere(), await counted(), await priced()];
  expect(before[0]).toBe(LISTS.length + 1);
  await done(server, moderator, "hide", thing);
  expect([await everywhere(), await counted(), await priced()]).toEqual([0, before[1]! - 1, before[2]! - 1]);
  await done(server, moderator, "restore", thing);
  expect([await everywhere(), await counted(), await priced()]).toEqual(before);
  await done(server, moderator, "hide", thing);
});

test("A-61: its link is a 404 of its own to others, and opens for its owner and for moderators", async () => {
  await done(server, moderator, "hide", thing);
  const open = (await server.get(`/api/v1/items/open?id=${listing.id}`)).json<object>();
  expect(open).toEqual({ data: [], count: 0, out_of_lists: "hidden" });
  const path = `/api/v1/items/${listing.id}`;
  expect(refusal(await server.get(path, reader.headers()))).toEqual([404, expect.any(String), "listing_hidden"]);
  for (const user of [owner, moderator]) {
    expect((await server.get(path, user.headers())).json<Listing>()).toMatchObject({ hidden: "moderator" });
  }
  const own = (await server.get("/api/v1/items/", owner.headers())).json<{ data: Listing[] }>();
  expect(own.data).toMatchObject([{ id: listing.id, hidden: "moderator" }]);
  const [notice] = await noticesOf(server, owner);
  expect(notice).toMatchObject({ act: "hide", ...thing, title: listing.title, reason: "scam", may_appeal: true });
});

test("A-61: no edit, pause, renewal, deletion and return of its owner brings it back", async () => {
  await done(server, moderator, "hide", thing);
  const { id } = listing;
  for (const change of [{ title: "Attic under the stars, new" }, { state: "paused" }, { state: "active" }]) {
    const edited = await putRoom(server, id, owner.headers(), change);
    expect(edited.json<Listing>()).toMatchObject({ hidden: "moderator" });
  }
  await deleteRoom(server, id, owner.headers());
  const again = await postRoom(server, owner.headers(), { id, title: "Attic under the stars", restore: true });
  expect([again.statusCode, again.json<Listing>().hidden]).toEqual([200, "moderator"]);
  expect((await roomRow(server, id))?.live).toBe(false);
  // Nor does anything that sets live by itself.
  await server.database.kysely.updateTable("listing").set({ live: true }).where("id", "=", id).execute();
  expect(await everywhere()).toBe(0);
  await done(server, moderator, "restore", thing);
  expect(await idsIn("open")).toContain(id);
  await done(server, moderator, "hide", thing);
});

test("A-61: a removed room is gone for its owner too, who cannot post it again", async () => {
  await done(server, moderator, "remove", thing);
  const { id } = listing;
  const path = `/api/v1/items/${id}`;
  for (const user of [owner, reader, moderator]) {
    expect(refusal(await server.get(path, user.headers()))[2]).toBe("listing_removed");
  }
  expect((await server.get("/api/v1/items/", owner.headers())).json()).toEqual({ data: [], count: 0 });
  expect(refusal(await putRoom(server, id, owner.headers(), { title: "Mine" }))[2]).toBe("listing_removed");
  expect(refusal(await deleteRoom(server, id, owner.headers()))[2]).toBe("listing_removed");
  for (const restore of [true, false]) {
    expect(refusal(await postRoom(server, owner.headers(), { id, restore }))[2]).toBe("listing_removed");
  }
  await done(server, moderator, "restore", thing);
  expect(await idsIn("open")).toContain(id);
  await done(server, moderator, "hide", thing);
});

test("A-61: a room that its owner has deleted is removed as well, and comes back no more", async () => {
  const { id } = listing;
  await deleteRoom(server, id, owner.headers());
  await done(server, moderator, "remove", thing);
  const kept = await server.get("/api/v1/items/removed", owner.headers());
  expect(kept.json()).toEqual({ data: [], count: 0 });
  expect(refusal(await postRoom(server, owner.headers(), { id, restore: true }))[2]).toBe("listing_removed");
  expect(await roomRow(server, id)).toBeUndefined();
});

test("A-61: a hidden or removed request is in no list, and its city in no choice", async () => {
  const { id } = await postedRequest(server, owner, { city: "Hull" });
  const wanted = request(id);
  const list = async () => (await listRequests(server, "?show_all=true", reader.headers())).json();
  expect((await list()).cities).toContain("Hull");
  await done(server, moderator, "hide", wanted);
  const hidden = await list();
  expect([hidden.cities.includes("Hull"), hidden.data.map((row: { id: string }) => row.id)]).toEqual([false, []]);
  expect(hidden.count).toBe(0);
  expect(refusal(await readRequest(server, id, reader.headers()))[2]).toBe("tenant_request_hidden");
  const own = (await listRequests(server, "", owner.headers())).json();
  expect(own.data).toMatchObject([{ id, hidden: "moderator" }]);
  expect((await putRequest(server, id, owner.headers(), { description: "New" })).json()).toMatchObject({
    hidden: "moderator",
  });
  await deleteRequest(server, id, owner.headers());
  expect((await postRequest(server, owner.headers(), { id, city: "Hull" })).json()).toMatchObject({
    hidden: "moderator",
  });
  await done(server, moderator, "remove", wanted);
  expect(refusal(await readRequest(server, id, owner.headers()))[2]).toBe("tenant_request_removed");
  expect(refusal(await putRequest(server, id, owner.headers(), {}))[2]).toBe("tenant_request_removed");
  expect(refusal(await postRequest(server, owner.headers(), { id }))[2]).toBe("tenant_request_removed");
  expect((await listRequests(server, "", owner.headers())).json()).toMatchObject({ data: [], count: 0 });
  await done(server, moderator, "restore", wanted);
  expect((await list()).data).toMatchObject([{ id }]);
});

test("A-61: what is hidden keeps its place among the rooms that one may have, and can be edited beyond it", async () => {
  const strict = await startTestApp();
  const boss = await strict.addUser({ is_superuser: true });
  const keen = await strict.addUser();
  const { id } = await posted(strict, keen);
  const ids = await strict.add(...Array.from({ length: 49 }, () => ({})));
  await strict.database.kysely.updateTable("listing").set({ owner_id: keen.id }).where("id", "in", ids).execute();
  await done(strict, boss, "hide", room(id));
  expect(refusal(await postRoom(strict, keen.headers()))[2]).toBe("too_many_listings");
  expect((await putRoom(strict, id, keen.headers(), { price: 120 })).statusCode).toBe(200);
  await strict.close();
});

test("A-61: a case is there for whatever is there, reported or not, and for nothing else", async () => {
  const { state, reports, now, poster_history, last_act_id } = await caseOf(server, moderator, thing);
  expect([state, reports, last_act_id]).toEqual(["decided", 0, null]);
  expect([now?.listing?.id, poster_history?.rooms, poster_history?.is_active]).toEqual([listing.id, 1, true]);
  for (const path of [`listing/${crypto.randomUUID()}`, `account/${crypto.randomUUID()}`, "listing/x", "other/x"]) {
    const answer = await server.get(`/api/v1/moderation/cases/${path}`, moderator.headers());
    expect(refusal(answer)[2], path).toBe("case_not_found");
  }
});
