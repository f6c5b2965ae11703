import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";

/** Three tenths of the connections. */
const LISTS_AT_WORK = 3;

let server: TestApp;
let owner: Record<string, string>;
const lines: string[] = [];

beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  server = await startTestApp({ settings: { searchWaitMs: 50 }, logLevel: "warn", logTo });
  owner = (await server.addUser()).headers();
  await server.add({ title: "room" });
});
afterAll(() => server.close());

// Every statement that looks at rooms takes seconds, as on a database that is too busy: a page looks twice.
beforeEach(async () => {
  await server.database.pool.query(
    `alter table listing rename to slow_listing;
     create view listing as select slow_listing.* from (select pg_sleep(2) offset 0) as slow, slow_listing`,
  );
});
afterEach(restore);

async function restore(): Promise<void> {
  const { rows } = await server.database.pool.query("select from pg_views where viewname = 'listing'");
  if (rows.length > 0)
    await server.database.pool.query("drop view listing; alter table slow_listing rename to listing");
}

async function underWay(): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    "select count(*) from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()",
  );
  return rows[0]?.count ?? 0;
}

test("L4, L7: searches are refused within half a second, what is one's own is answered, and so is everything once there is room", async () => {
  const held = Promise.all([
    ...Array.from({ length: LISTS_AT_WORK }, () => server.get("/api/v1/items/filter-open")),
    ...["Leeds", "Bristol"].map((city) => server.get(`/api/v1/items/matching?city=${city}`)),
  ]);
  await expect.poll(underWay).toBe(LISTS_AT_WORK + 2);

  for (const call of ["filter-open?high_price=900", "fuzzy?fuzzy=room", "matching?city=York", "prices-open"]) {
    const refused = await server.get(`/api/v1/items/${call}`);
    expect([refused.statusCode, refused.json()], call).toEqual([
      503,
      { detail: "Too busy just now", code: "overloaded" },
    ]);
    expect(Number(refused.headers["retry-after"]), call).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers["retry-after"]), call).toBeLessThanOrEqual(5);
  }
  for (const path of ["/health", "/ready", "/serving", "/api/v1/ping", "/api/v1/site", "/metrics"])
    expect((await server.get(path)).statusCode, path).toBe(200);
  expect((await server.get("/api/v1/users/me", owner)).statusCode).toBe(200);
  expect((await server.get("/api/v1/viewings", owner)).statusCode).toBe(200);
  const edit = { method: "PATCH", url: "/api/v1/users/me", headers: owner, payload: { full_name: "Li Lei" } } as const;
  expect((await server.app.inject(edit)).statusCode).toBe(200);
  const metrics = (await server.get("/metrics")).body;
  expect(metrics).toMatch(/qiying_refused_calls_total\{class="list"\} 2/);
  expect(metrics).toMatch(/qiying_refused_calls_total\{class="ranked"\} 2/);
  expect(metrics).toMatch(/qiying_work_queue\{queue="list",state="active"\} 3/);
  // One line, not one for each.
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["too busy: calls are refused"]);

  await held;
  await restore();
  const again = await server.get("/api/v1/items/filter-open?high_price=900");
  expect(again.statusCode).toBe(200);
}, 60_000);
