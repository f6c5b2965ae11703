import { afterEach, expect, test } from "vitest";
import { connect, type Database } from "../../../src/server/db/connect.ts";
import { faultyProxy, postgresAt, urlBy } from "../../support/faulty-proxy.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function appOn(database?: Database): Promise<TestApp> {
  const server = await startTestApp(database === undefined ? {} : { database });
  if (database !== undefined) endings.push(() => database.close());
  endings.push(() => server.close());
  return server;
}

/** On a pool with the limits of a real server, which those of other tests do not have. */
async function appWithLimits(): Promise<{ server: TestApp; pool: Database["pool"] }> {
  const reference = await startTestApp();
  endings.push(() => reference.close());
  const limited = connect(reference.database.url);
  return { server: await appOn(limited), pool: limited.pool };
}

const calls = ["items/count", "items/open", "items/filter-open?city=London", "items/fuzzy?fuzzy=room"];

async function refusedAsUnavailable(server: TestApp, call: string): Promise<number> {
  const begun = performance.now();
  const answer = await server.get(`/api/v1/${call}`);
  expect([answer.statusCode, answer.json()], call).toEqual([
    503,
    { detail: "Service Unavailable", code: "service_unavailable" },
  ]);
  expect(answer.headers["retry-after"]).toBe("2");
  expect(answer.headers["content-security-policy"]).toBeDefined();
  return performance.now() - begun;
}

test("F4, F13: without a database every list is 503, the process lives and is sent requests, and says that it is not ready", async () => {
  const server = await appOn(connect("postgres://nobody@127.0.0.1:1/none"));
  for (const call of calls) await refusedAsUnavailable(server, call);
  expect((await server.get(`/api/v1/items/${crypto.randomUUID()}`, server.signedIn())).statusCode).toBe(503);
  expect((await server.get("/health")).json()).toEqual({ status: "ok" });
  // Else a balancer would leave out every server at once, with all that they answer without a database.
  expect((await server.get("/serving")).json()).toEqual({ status: "ok" });
  const ready = await server.get("/ready");
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { detail: "The database does not answer", code: "database_unavailable" },
  ]);
});

test("F4: connections that the database cuts fail as 503 at worst, and calls are answered again within 2 s", async () => {
  const server = await appOn();
  await server.add({ title: "room" });
  await server.get("/api/v1/items/open");
  const { rows } = await server.database.pool.query("select current_database() as name");
  const admin = connect(server.database.url);
  endings.push(() => admin.close());
  const cut = "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()";
  await admin.pool.query(cut, [rows[0].name]);
  const deadline = Date.now() + 2000;
  let answer = await server.get("/api/v1/items/open");
  while (answer.statusCode !== 200 && Date.now() < deadline) {
    expect(answer.statusCode).toBe(503);
    answer = await server.get("/api/v1/items/open");
  }
  expect(answer.json().count).toBe(1);
});

test("F5: behind a lock a call ends with 503 in time, and the next one is answered", async () => {
  const { server, pool } = await appWithLimits();
  const holder = await pool.connect();
  await holder.query("begin; lock table listing in access exclusive mode");
  expect(await refusedAsUnavailable(server, "items/open")).toBeLessThan(20_000);
  await holder.query("rollback");
  holder.release();
  expect((await server.get("/api/v1/items/open")).statusCode).toBe(200);
});

test("F5: with every connection taken a call ends with 503 in time, and health still answers", async () => {
  const { server, pool } = await appWithLimits();
  const taken = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
  expect(await refusedAsUnavailable(server, "items/count")).toBeLessThan(20_000);
  expect((await server.get("/health")).statusCode).toBe(200);
  for (const client of taken) client.release();
  expect((await server.get("/api/v1/items/count")).statusCode).toBe(200);
});

test("F5: when the database falls silent in the middle of an answer, calls end with 503 in time", async () => {
  const reference = await startTestApp();
  endings.push(() => reference.close());
  const line = await faultyProxy(postgresAt(reference.database.url));
  endings.push(async () => line.close());
  const server = await appOn(connect(urlBy(line, reference.database.url)));
  expect((await server.get("/api/v1/items/open")).statusCode).toBe(200);
  line.stall();
  const times = await Promise.all(calls.map((call) => refusedAsUnavailable(server, call)));
  expect(Math.max(...times)).toBeLessThan(20_000);
  expect((await server.get("/health")).statusCode).toBe(200);
});

test("G14: a mistake of ours is a bare 500 with a request id, and nothing of the inside", async () => {
  const server = await appOn();
  await server.database.pool.query("alter table listing rename column title to headline");
  const answer = await server.get("/api/v1/items/open");
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { detail: "Internal Server Error", code: "internal_error" },
  ]);
  expect(answer.headers["x-request-id"]).toBeDefined();
  expect(answer.body).not.toMatch(/headline|select|at .*\.ts|postgres/i);
});

test("F5: a call that ends after it was told that it takes too long is not logged as another failure", async () => {
  const lines: string[] = [];
  const server = await startTestApp({ logLevel: "warn", logTo: { write: (line) => void lines.push(line) } });
  endings.push(() => server.close());
  await server.add({ title: "room" });
  await server.database.pool.query(
    `alter table listing rename to slow_listing;
     create view listing as select slow_listing.* from (select pg_sleep(3) offset 0) as slow, slow_listing`,
  );
  const answer = await server.get("/api/v1/items/fuzzy?fuzzy=room");
  expect(answer.statusCode).toBe(503);
  // By then every statement of the call has ended.
  await expect.poll(async () => (await activeStatements(server)).length, { timeout: 20_000 }).toBe(0);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["no answer from the database"]);
}, 30_000);

async function activeStatements({ database }: TestApp): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`,
  );
  return rows;
}
