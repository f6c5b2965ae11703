import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { routes, type Route, type RouteName } from "#contract/routes.ts";
import { readCost } from "../../../src/server/limits/read-costs.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

/** Budgets of 20 seconds: 100 units a network, of which half is for who comes back, and 20 an account. */
const BUDGETS = { readsPerNetwork: 300, readsPerAccount: 60 };

let server: TestApp;
beforeAll(async () => (server = await startTestApp({ settings: BUDGETS })));
afterAll(() => server.close());
// All budgets are whole again.
beforeEach(() => pass(60));

interface Reading {
  url?: string;
  from?: string;
  headers?: Record<string, string>;
}

async function read({ url = "/api/v1/items/filter-open", from = "192.0.2.1", headers = {} }: Reading = {}) {
  const answer = await server.app.inject({ url, headers, remoteAddress: from });
  const { detail, code } = answer.json<{ detail?: unknown; code?: string }>();
  return { status: answer.statusCode, wait: answer.headers["retry-after"], detail, code };
}

/** How many of them are answered until one is refused. */
async function answeredOf(most: number, reading: Reading = {}): Promise<number> {
  for (let count = 0; count < most; count += 1) if ((await read(reading)).status === 429) return count;
  return most;
}

function pass(seconds: number): void {
  server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000).toISOString());
}

test("A-63: a network reads as much as its budget holds, then is told how long to wait, and others read on", async () => {
  expect(await answeredOf(1000)).toBe(Math.floor(50 / readCost("filterOpenListings")));
  expect(await read()).toEqual({
    status: 429,
    wait: "1",
    detail: "Too many attempts. Please try again later.",
    code: "too_many_attempts",
  });
  expect((await read({ from: "192.0.2.2" })).status).toBe(200);
  pass(1);
  expect(await answeredOf(1000, { url: "/api/v1/items/filter-open?limit=7" })).toBe(1);
  // Who was asked to wait has come back, once.
  expect(await answeredOf(1000)).toBe(1);
});

test("A-84: beside visitors who ask for something else without end, another of their network waits a second and is answered", async () => {
  let turn = 0;
  const flood = () => answeredOf(100, { url: `/api/v1/items/filter-open?skip=${(turn += 1)}` });
  await flood();
  const statuses: number[] = [];
  for (let second = 0; second < 20; second += 1) {
    for (let times = 0; times < 5; times += 1) await flood();
    const url = `/api/v1/items/filter-open?limit=${1 + second}`;
    if ((await read({ url })).status === 200) continue;
    pass(1);
    for (let times = 0; times < 5; times += 1) await flood();
    statuses.push((await read({ url })).status);
  }
  expect(statuses.length).toBeGreaterThan(10);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("A-84: beside visitors who ask for the same sixty things without end, another of their network waits a second and is answered", async () => {
  const flood = async () => {
    for (let skip = 0; skip < 60; skip += 1) await read({ url: `/api/v1/items/filter-open?skip=${skip}` });
  };
  for (let second = 0; second < 30; second += 1) {
    await flood();
    pass(1);
  }
  const statuses: number[] = [];
  for (let second = 0; second < 15; second += 1) {
    const url = `/api/v1/items/filter-open?limit=${1 + second}`;
    await flood();
    await read({ url });
    pass(1);
    await flood();
    statuses.push((await read({ url })).status);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("A-63: what costs more uses up more", async () => {
  expect(await answeredOf(1000, { url: "/api/v1/items/matching" })).toBe(Math.floor(50 / readCost("matchListings")));
  expect(await answeredOf(1000, { url: "/api/v1/items/prices-open", from: "192.0.2.2" })).toBe(25);
});

test("A-63: anonymous neighbours use up nothing of those who are signed in, nor one account of another", async () => {
  const [one, other] = [await server.addUser(), await server.addUser()];
  await answeredOf(1000);
  expect(await answeredOf(1000, { headers: one.headers() })).toBe(5);
  expect((await read({ headers: one.headers(), from: "192.0.2.9" })).status).toBe(429);
  expect((await read({ headers: other.headers() })).status).toBe(200);
});

test("A-63: all accounts of a network have one budget together", async () => {
  let answered = 0;
  for (let account = 0; account < 8; account += 1)
    answered += await answeredOf(1000, { headers: (await server.addUser()).headers() });
  expect(answered).toBe(12);
});

test("A-63: all networks of one IPv6 customer read eight budgets together, and a neighbour's are apart", async () => {
  let answered = 0;
  for (let network = 1; network <= 12; network += 1)
    answered += await answeredOf(1000, { from: `2001:db8:7:${network}::1` });
  expect(answered).toBe((8 * 50) / readCost("filterOpenListings"));
  expect((await read({ from: "2001:db8:8::1" })).status).toBe(200);
});

test("A-63: probes and the ping are answered when the budget is used up", async () => {
  await answeredOf(1000);
  for (const url of ["/health", "/ready", "/serving", "/api/v1/ping", "/api/v1/site"])
    expect([url, (await read({ url })).status]).toEqual([url, 200]);
});

test("A-63: every call that reads has a cost, and writes none of it", async () => {
  const free = (Object.keys(routes) as RouteName[]).filter(
    (name) => (routes[name] as Route).method === "GET" && readCost(name) === 0,
  );
  expect(free).toEqual(["readSite", "ping", "health", "ready", "serving"]);
  await answeredOf(1000);
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/v1/login",
    remoteAddress: "192.0.2.1",
    payload: { username: "nobody@example.org", password: "not this one 1" },
  });
  expect(answer.statusCode).toBe(400);
});

test("W-01: RATE_LIMITS=off lifts the budget", async () => {
  const open = await startTestApp({ settings: { ...BUDGETS, rateLimits: false } });
  for (let count = 0; count < 60; count += 1)
    expect((await open.get("/api/v1/items/filter-open")).statusCode).toBe(200);
  await open.close();
});
