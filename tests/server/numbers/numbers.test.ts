import { afterAll, beforeAll, expect, test } from "vitest";
import type { Numbers } from "#contract/schemas/numbers.ts";
import { countUnmetSearches } from "../../../src/server/numbers/count-unmet-searches.ts";
import { addRoomOf } from "../listings/support.ts";
import { offerTo } from "../matches/support.ts";
import { reported, room } from "../moderation/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

let server: TestApp;
let superuser: TestUser;
let counting: ReturnType<typeof countUnmetSearches>;

beforeAll(async () => {
  server = await startTestApp();
  superuser = await server.addUser({ is_superuser: true });
  const log = { warn: (fields: object) => expect.fail(JSON.stringify(fields)) };
  counting = countUnmetSearches({ db: server.database.kysely, today: () => "2026-11-21", log });
});
afterAll(async () => {
  await counting.stop();
  await server.close();
});

async function numbers(): Promise<Numbers> {
  await counting.write();
  return (await server.get("/api/v1/admin/numbers", superuser.headers())).json<Numbers>();
}

async function searchInVain(query: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await server.get(`/api/v1/items/${query}`);
}

test("A-77: searches without results are counted by known city and price band, and rare ones are shown as a sum", async () => {
  await server.add({ city: "London" });
  await searchInVain("filter-open?city=Leeds&high_price=140", 5);
  await searchInVain(`fuzzy?fuzzy=${encodeURIComponent("找小明的房子")}&city=Leeds`, 6);
  await searchInVain("filter-open?city=Somewhere-Nobody-Knows&high_price=500", 4);
  await searchInVain("filter-open?city=London", 7);
  const { unmet, unmet_rare } = await numbers();
  expect(unmet).toEqual([
    { city: "Leeds", band: "any", count: 6 },
    { city: "Leeds", band: "to-150", count: 5 },
  ]);
  expect(unmet_rare).toBe(4);
  const { rows } = await server.database.pool.query("select * from unmet_search");
  expect(JSON.stringify(rows)).not.toMatch(/小明|Somewhere/);
  expect(rows.map(({ city, band }) => [city, band])).toContainEqual(["other", "over-400"]);
});

test("A-77: a search that is looked at page by page counts once for each look, and one that finds something never", async () => {
  const before = (await numbers()).unmet_rare;
  await searchInVain("filter-open?city=London&skip=40", 1);
  await searchInVain("filter-open?city=York", 1);
  expect((await numbers()).unmet_rare).toBe(before + 1);
});

test("A-77: rooms by city, offers and reports are numbers alone", async () => {
  const owner = await server.addUser();
  const id = await addRoomOf(server, owner);
  await server.add({ city: "A village" });
  await offerTo(server, await server.addUser());
  await reported(server, room(id));
  const answer = await numbers();
  const cities = Object.fromEntries(answer.rooms.map(({ city, open }) => [city, open]));
  expect(cities).toMatchObject({ other: 1 });
  expect(answer).toMatchObject({
    since_day: "2026-10-23",
    offers: { sent: 1, declined: 0, muted: 0 },
    reports: { received: 1, decided: 0 },
  });
  expect(JSON.stringify(answer)).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}/);
});

test("A-77: new accounts, accounts in use and contacts opened are counted for today, a week and a month, without names", async () => {
  // With a reader that every test app has.
  const apart = await startTestApp();
  const chief = await apart.addUser({ is_superuser: true });
  const people = async () =>
    (await apart.get("/api/v1/admin/numbers", chief.headers())).json<Numbers>().people.map(Object.values);
  const now = apart.clock.now().getTime();
  const before = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000).toISOString();
  const [reader, weekly, monthly] = [await apart.addUser(), await apart.addUser(), await apart.addUser()];
  const room = await addRoomOf(apart, weekly);
  expect((await apart.post(`/api/v1/items/${room}/contact`, undefined, reader.headers())).statusCode).toBe(200);
  // Again is no second opening, and a session that is over says nothing.
  expect((await apart.post(`/api/v1/items/${room}/contact`, undefined, reader.headers())).statusCode).toBe(200);
  const { pool } = apart.database;
  for (const [{ id }, days] of [
    [weekly, 3],
    [monthly, 20],
  ] as const) {
    await pool.query("update account set created_at = $2 where id = $1", [id, before(days)]);
    await pool.query("update session set rotated_at = $2 where account_id = $1", [id, before(days)]);
  }
  expect(await people()).toEqual([
    [1, 3, 3, 1],
    [7, 4, 4, 1],
    [30, 5, 5, 1],
  ]);
  await pool.query("update contact_opening set opened_at = $1", [before(10)]);
  await apart.post("/api/v1/logout", undefined, reader.headers());
  expect(await people()).toEqual([
    [1, 3, 2, 0],
    [7, 4, 3, 0],
    [30, 5, 4, 1],
  ]);
  await apart.close();
});

test("A-77: counts of long ago are out of the numbers", async () => {
  await server.database.pool.query("update unmet_search set day = '2026-10-22'");
  expect(await numbers()).toMatchObject({ unmet: [], unmet_rare: 0 });
});
