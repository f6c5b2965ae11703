import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sweepContactCounts } from "../../../src/server/contacts/contact-opening-store.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

let server: TestApp;
let rooms: string[] = [];
const A_DAY = 2;
const A_MONTH_AGO = "2026-10-21T12:00:00Z";

beforeAll(async () => {
  server = await startTestApp({ settings: { contactsADay: A_DAY } });
  rooms = await server.add(...Array.from({ length: A_DAY }, () => ({})));
});
beforeEach(() => server.database.pool.query("delete from contact_opening; delete from contact_count"));
afterAll(() => server.close());

/** How many contacts so many accounts behind one address read, each as many as it may, one after the other. */
async function readBy(accounts: number, since: Partial<{ created_at: string }> = {}): Promise<number> {
  let read = 0;
  for (let made = 0; made < accounts; made += 1) read += await readAll(await server.addUser(since));
  return read;
}

async function readAll(user: TestUser, headers: Record<string, string> = {}, from?: string): Promise<number> {
  const answers = [];
  for (const room of rooms) answers.push(await open(room, user, headers, from));
  return answers.filter(({ statusCode }) => statusCode === 200).length;
}

function open(room: string, user: TestUser, headers: Record<string, string> = {}, from = "127.0.0.1") {
  const url = `/api/v1/items/${room}/contact`;
  return server.app.inject({ method: "POST", url, headers: { ...user.headers(), ...headers }, remoteAddress: from });
}

test("A-53: new accounts of one network share ten allowances; a farm's eleventh reads nothing", async () => {
  expect(await readBy(12)).toBe(10 * A_DAY);
  const refused = await open(rooms[0]!, await server.addUser(), { "accept-language": "en" });
  expect([refused.statusCode, refused.json().code]).toEqual([429, "contacts_used_up_by_network"]);
  expect(Number(refused.headers["retry-after"])).toBe(12 * 60 * 60);
  expect(refused.json().detail).toContain("from your network");
});

test("A-53: all networks that one customer has of IPv6 count as one, and another customer's apart", async () => {
  let read = 0;
  for (let network = 1; network <= 12; network += 1)
    read += await readAll(await server.addUser(), {}, `2001:db8:7:${network}::1`);
  expect(read).toBe(10 * A_DAY);
  expect(await readAll(await server.addUser(), {}, "2001:db8:8::1")).toBe(A_DAY);
});

test("A-53: a farm takes nothing from accounts that are older than a week, of which a network has fifty allowances", async () => {
  expect(await readBy(11)).toBe(10 * A_DAY);
  expect(await readBy(42, { created_at: A_MONTH_AGO })).toBe(40 * A_DAY);
});

test("A-53: what a network is refused is not counted for the account", async () => {
  await readBy(10);
  const user = await server.addUser();
  expect(await readAll(user)).toBe(0);
  const { rows } = await server.database.pool.query("select count(*)::int as count from contact_opening");
  expect(rows[0].count).toBe(10 * A_DAY);
  await server.database.pool.query("delete from contact_count where used > $1", [A_DAY]);
  expect(await readAll(user)).toBe(A_DAY);
});

test("counts of days that are over are swept, those of today stay", async () => {
  await readBy(1);
  const counts = async () => (await server.database.pool.query("select 1 from contact_count")).rows.length;
  await sweepContactCounts(server.database.kysely, "2026-11-22T12:00:00Z");
  expect(await counts()).toBe(3);
  await sweepContactCounts(server.database.kysely, "2026-11-24T12:00:00Z");
  expect(await counts()).toBe(0);
});
