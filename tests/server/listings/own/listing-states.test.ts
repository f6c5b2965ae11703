import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { startTestApp, type TestApp } from "../../test-app.ts";
import type { TestUser } from "../../test-users.ts";
import { refusal } from "../../users/support.ts";
import { addRoomOf, posted, putRoom, roomRow } from "../support.ts";

let server: TestApp;
let owner: TestUser;
let room: Listing;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  owner = await server.addUser();
  room = await posted(server, owner, { title: "Quiet attic 安静阁楼" });
});
afterAll(() => server.close());

const become = (state: string | null) => putRoom(server, room.id, owner.headers(), { state });

/** Every call that shows rooms to everybody, or counts them. */
const LISTS = ["open", "filter-open", "filter-open?city=London&sort_by=price", "fuzzy?fuzzy=attic", "fuzzy?fuzzy=阁楼"];

async function idsIn(path: string): Promise<string[]> {
  const { data } = (await server.get(`/api/v1/items/${path}`)).json<{ data: Listing[] }>();
  return data.map(({ id }) => id);
}

async function openCount(): Promise<number> {
  return (await server.get("/api/v1/items/count")).json<{ count: number }>().count;
}

test.each(["paused", "let"])(
  "A-57: a room that is %s is in no list, no total and no price, and comes back",
  async (state) => {
    const before = await openCount();
    expect(room.state).toBe("active");
    const answer = await become(state);
    expect([answer.statusCode, answer.json<Listing>().state]).toEqual([200, state]);
    for (const path of LISTS) expect(await idsIn(path), path).not.toContain(room.id);
    server.clock.set(new Date(server.clock.now().getTime() + 61_000).toISOString());
    expect(await openCount()).toBe(before - 1);
    const { counts } = (await server.get("/api/v1/items/prices-open?fuzzy=attic")).json<{ counts: number[] }>();
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(0);
    await become("active");
    for (const path of LISTS) expect(await idsIn(path), path).toContain(room.id);
    await become("let");
  },
);

test.each(["paused", "let"] as const)(
  "A-57: the link to a room that is %s says so to others, and opens for its owner",
  async (state) => {
    await become(state);
    const open = (await server.get(`/api/v1/items/open?id=${room.id}`)).json();
    expect(open).toEqual({ data: [], count: 0, out_of_lists: state });
    const reader = await server.get(`/api/v1/items/${room.id}`, server.signedIn());
    const code = state === "let" ? "listing_let" : "listing_paused";
    expect(refusal(reader)).toEqual([404, expect.any(String), code]);
    const own = await server.get(`/api/v1/items/${room.id}`, owner.headers());
    expect([own.statusCode, own.json<Listing>().state]).toEqual([200, state]);
    const list = (await server.get("/api/v1/items/?show_all=false", owner.headers())).json<{ data: Listing[] }>();
    expect(list.data.map((row) => row.state)).toEqual([state]);
  },
);

test("A-57: an edit leaves the state as it is, null is active, and another word is refused", async () => {
  await become("let");
  const edited = await putRoom(server, room.id, owner.headers(), { price: 150 });
  expect(edited.json<Listing>()).toMatchObject({ price: 150, state: "let" });
  expect((await roomRow(server, room.id))?.live).toBe(false);
  const refused = await become("gone");
  expect(refused.statusCode).toBe(422);
  expect(refused.json<{ detail: object[] }>().detail).toMatchObject([{ loc: ["body", "state"], type: "not-offered" }]);
  expect((await become(null)).json<Listing>().state).toBe("active");
});

test("A-57: nothing that sets live by itself brings a paused room back into the lists", async () => {
  await become("paused");
  await server.database.kysely.updateTable("listing").set({ live: true }).where("id", "=", room.id).execute();
  expect((await roomRow(server, room.id))?.live).toBe(false);
  expect(await idsIn("open")).not.toContain(room.id);
});

test("A-57, I-16: paused and let rooms do not count as online, and the last one beyond the limit stays out", async () => {
  await become("paused");
  const ids = await Promise.all(Array.from({ length: 50 }, () => addRoomOf(server, owner)));
  await server.database.kysely.updateTable("listing").set({ end_date: "2027-06-30" }).where("id", "in", ids).execute();
  expect(refusal(await become("active"))[2]).toBe("too_many_listings");
  expect((await putRoom(server, ids[0]!, owner.headers(), { state: "let" })).statusCode).toBe(200);
  expect((await become("active")).statusCode).toBe(200);
});
