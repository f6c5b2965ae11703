import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "../../../src/server/db/connect.ts";
import type { Database } from "../../../src/server/db/connect.ts";
import { createTestDatabase } from "../../support/database.ts";
import type { TestDatabase } from "../../support/database.ts";

let patient: TestDatabase;
/** With the limits of a real server, which the pools of other tests do not have. */
let database: Database & { url: string };
beforeAll(async () => {
  patient = await createTestDatabase();
  database = { ...connect(patient.url), url: patient.url };
});
afterAll(async () => {
  await database.close();
  await patient.drop();
});

async function valueOf(expression: string, from: Database = database): Promise<unknown> {
  const { rows } = await from.pool.query<{ value: unknown }>(`select ${expression} as value`);
  return rows[0]?.value;
}

test("a day comes back as the day that was stored, whatever the zone of the machine", async () => {
  expect(await valueOf("date '2026-03-29'")).toBe("2026-03-29");
  expect(await valueOf("date 'infinity'")).toBe("infinity");
  expect(await valueOf("date '-infinity'")).toBe("-infinity");
});

test("an instant comes back as ISO text in UTC with milliseconds", async () => {
  expect(await valueOf("timestamptz '2026-11-21 10:25:00+08'")).toBe("2026-11-21T02:25:00.000Z");
  expect(await valueOf("timestamptz '2026-06-01 00:00:00.5 Europe/London'")).toBe("2026-05-31T23:00:00.500Z");
  expect(await valueOf("timestamptz '2026-06-01 00:00:00.123987+00'")).toBe("2026-06-01T00:00:00.123Z");
  expect(await valueOf("timestamptz '-infinity'")).toBe("-infinity");
});

test("a count is a number, and one that a number cannot hold is an error, not a wrong number", async () => {
  expect(await valueOf("count(*)")).toBe(1);
  expect(await valueOf("9007199254740991::bigint")).toBe(Number.MAX_SAFE_INTEGER);
  await expect(valueOf("9007199254740992::bigint")).rejects.toThrow("too large");
});

test("Kysely reads rows through the same parsers", async () => {
  const { rows } = await sql<{
    day: string;
    total: number;
  }>`select date '2026-01-01' as day, 5::bigint as total`.execute(database.kysely);
  expect(rows).toEqual([{ day: "2026-01-01", total: 5 }]);
});

test.for([
  ["jit", "off"],
  ["statement_timeout", "5s"],
  ["lock_timeout", "2s"],
  ["idle_in_transaction_session_timeout", "10s"],
  ["TimeZone", "UTC"],
])("every connection has %s = %s", async ([name, value]) => {
  const clients = await Promise.all([1, 2, 3].map(() => database.pool.connect()));
  const settings = await Promise.all(clients.map((client) => client.query(`show ${name}`)));
  clients.forEach((client) => client.release());
  for (const { rows } of settings) expect(Object.values(rows[0])).toEqual([value]);
});

test("options in the URL are kept beside ours", async () => {
  const other = connect(`${database.url}&options=${encodeURIComponent("-c work_mem=7MB -c jit=on")}`);
  expect(await valueOf("current_setting('work_mem')", other)).toBe("7MB");
  expect(await valueOf("current_setting('jit')", other)).toBe("off");
  await other.close();
});

test("a statement that runs too long ends in an error, and the pool still works", async () => {
  const hasty = connect(database.url, { statementTimeoutMs: 150, maxConnections: 1 });
  await expect(valueOf("pg_sleep(5)", hasty)).rejects.toThrow("statement timeout");
  expect(await valueOf("1", hasty)).toBe(1);
  await hasty.close();
});

test("without a limit a statement may take its time", async () => {
  const unlimited = connect(database.url, { statementTimeoutMs: 0 });
  expect(await valueOf("current_setting('statement_timeout')", unlimited)).toBe("0");
  await unlimited.close();
});

test("F5: waiting for a locked row ends after two seconds", async () => {
  await database.pool.query("create table locked (id integer)");
  const holder = await database.pool.connect();
  await holder.query("begin; lock table locked");
  const begin = performance.now();
  await expect(database.pool.query("select from locked")).rejects.toThrow("lock timeout");
  expect(performance.now() - begin).toBeLessThan(20_000);
  await holder.query("rollback");
  holder.release();
});

test("F5: a pool whose connections are all taken says so after three seconds", async () => {
  const small = connect(database.url, { maxConnections: 1 });
  const only = await small.pool.connect();
  const begin = performance.now();
  await expect(valueOf("1", small)).rejects.toThrow("timeout exceeded");
  expect(performance.now() - begin).toBeLessThan(20_000);
  only.release();
  expect(await valueOf("1", small)).toBe(1);
  await small.close();
});

test("F5: a server that accepts the connection and then says nothing ends in an error", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const hanging = connect(`postgres://someone@127.0.0.1:${port}/rooms`);
  const begin = performance.now();
  await expect(valueOf("1", hanging)).rejects.toThrow("timeout");
  expect(performance.now() - begin).toBeLessThan(20_000);
  await hanging.close();
  silent.close();
});

test("F5: a server that hangs in the middle of its work ends in an error, and the next query gets a new connection", async () => {
  const hasty = connect(database.url, { statementTimeoutMs: 300, maxConnections: 1 });
  const pid = Number(await valueOf("pg_backend_pid()", hasty));
  process.kill(pid, "SIGSTOP");
  try {
    const begin = performance.now();
    await expect(valueOf("1", hasty)).rejects.toThrow("has not answered");
    expect(performance.now() - begin).toBeLessThan(20_000);
    expect(await valueOf("pg_backend_pid()", hasty)).not.toBe(pid);
  } finally {
    process.kill(pid, "SIGCONT");
  }
  await hasty.close();
});

test("a connection may idle in the pool for longer than a query may take", async () => {
  const hasty = connect(database.url, { statementTimeoutMs: 100, maxConnections: 1 });
  const pid = await valueOf("pg_backend_pid()", hasty);
  await delay(1200);
  expect(await valueOf("pg_backend_pid()", hasty)).toBe(pid);
  await hasty.close();
});

test("an idle connection that dies neither ends the process nor fails the next query", async () => {
  const other = connect(database.url);
  const pid = await valueOf("pg_backend_pid()", other);
  await database.pool.query("select pg_terminate_backend($1)", [pid]);
  await delay(100);
  expect(await valueOf("1", other)).toBe(1);
  await other.close();
});

test("closing twice is closing once", async () => {
  const other = connect(database.url);
  await other.close();
  await other.close();
  await expect(valueOf("1", other)).rejects.toThrow();
});
