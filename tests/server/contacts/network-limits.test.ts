import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sweepTable } from "../../../src/server/jobs/retention-store.ts";
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
beforeEach(() =>
  server.database.pool.query("delete from contact_opening; delete from contact_count; delete from rate_limit"),
);
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

/** So many accounts behind one address, each opening other rooms than the others, as many as one may in a day. */
async function harvestBy(accounts: number, { from }: { from?: (index: number) => string } = {}) {
  let read = 0;
  for (let made = 0; made < accounts; made += 1) {
    const [user, ids] = [await server.addUser(), await server.add(...Array.from({ length: A_DAY }, () => ({})))];
    for (const id of ids) if ((await open(id, user, {}, from?.(made))).statusCode === 200) read += 1;
  }
  return read;
}

test("A-53: new accounts of one network open ten allowances of different contacts, and then one a minute each", async () => {
  // Ten accounts get what they got; each further one starts slowly.
  expect(await harvestBy(12)).toBe(10 * A_DAY + 2);
  const [user, ids] = [await server.addUser(), await server.add({}, {})];
  expect((await open(ids[0]!, user)).statusCode).toBe(200);
  const refused = await open(ids[1]!, user, { "accept-language": "en" });
  expect([refused.statusCode, refused.json().code, refused.headers["retry-after"]]).toEqual([
    429,
    "contacts_slowed",
    "60",
  ]);
  expect(refused.json().detail).toContain("from your network");
  pass(60);
  expect((await open(ids[1]!, user)).statusCode).toBe(200);
});

test("A-53: all networks that one customer has of IPv6 count as one, and another customer's apart", async () => {
  expect(await harvestBy(12, { from: (index) => `2001:db8:7:${index}::1` })).toBe(10 * A_DAY + 2);
  expect(await harvestBy(1, { from: () => "2001:db8:8::1" })).toBe(A_DAY);
});

test("A-53: a hall that opens the same rooms is not slowed, however many have moved in this week", async () => {
  expect(await readBy(60)).toBe(60 * A_DAY);
});

test("A-53: a farm slows no account that is older than a week", async () => {
  await harvestBy(12);
  expect(await readBy(20, { created_at: A_MONTH_AGO })).toBe(20 * A_DAY);
});

test("A-53: what is refused for its pace is not counted for the account, and the next one goes in seconds", async () => {
  const many = await startTestApp();
  const user = await many.addUser();
  const ids = await many.add(...Array.from({ length: 14 }, () => ({})));
  const openAt = (id: string) => many.post(`/api/v1/items/${id}/contact`, undefined, user.headers());
  const statuses = [];
  for (const id of ids) statuses.push((await openAt(id)).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(4).fill(429)]);
  const late = await openAt(ids[10]!);
  expect([late.json().code, late.headers["retry-after"]]).toEqual(["contacts_slowed", "5"]);
  const { rows } = await many.database.pool.query("select count(*)::int as count from contact_opening");
  expect(rows[0].count).toBe(10);
  many.clock.set(new Date(many.clock.now().getTime() + 5000).toISOString());
  expect((await openAt(ids[10]!)).statusCode).toBe(200);
  expect((await openAt(ids[11]!)).statusCode).toBe(429);
  await many.close();
});

function pass(seconds: number): void {
  server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000).toISOString());
}

test("counts of days that are over are swept, those of today stay", async () => {
  await readBy(1);
  const counts = async () => (await server.database.pool.query("select 1 from contact_count")).rows.length;
  await sweepTable(server.database.kysely, "contact_count", "2026-11-22T12:00:00Z");
  expect(await counts()).toBe(5);
  await sweepTable(server.database.kysely, "contact_count", "2026-11-24T12:00:00Z");
  expect(await counts()).toBe(0);
});
