import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { boundedConnections } from "../../../src/server/db/bounded-connections.ts";
import { connect, type Database } from "../../../src/server/db/connect.ts";
import { isDatabaseUnavailable } from "../../../src/server/db/database-errors.ts";
import type { Db } from "../../../src/server/db/db.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";

let database: TestDatabase;
let other: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  other = connect(database.url, { maxConnections: 4 });
});
afterAll(async () => {
  await other.close();
  await database.drop();
});

function sleepOn(db: Db, seconds: number): Promise<unknown> {
  return sql`select pg_sleep(${seconds}), 'bounded' as mark`.execute(db);
}

async function running(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*) from pg_stat_activity where state = 'active' and query like '%''bounded'' as mark%' and pid <> pg_backend_pid()",
  );
  return rows[0]?.count ?? 0;
}

test("so many of them hold no more connections than they may, and others find one free", async () => {
  const { db } = boundedConnections(other.pool, { most: 3 });
  const asked = Promise.all(Array.from({ length: 6 }, () => sleepOn(db, 1)));
  await expect.poll(running).toBe(3);
  expect(other.pool.waitingCount).toBe(0);
  expect((await other.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await asked;
});

test("a statement whose caller has gone is cancelled, and the next of its connection is not", async () => {
  const searches = boundedConnections(other.pool, { most: 1 });
  const gone = new AbortController();
  const sleeping = sleepOn(searches.until(gone.signal).db, 4).catch((error: unknown) => error);
  await expect.poll(running).toBe(1);
  gone.abort();
  const next = sleepOn(searches.db, 0.2);
  expect(isDatabaseUnavailable(await sleeping)).toBe(true);
  await next;
  // It is not even sent.
  await expect(sleepOn(searches.until(gone.signal).db, 1)).rejects.toBe(gone.signal.reason);
});

test("a statement that fails, and a connection that cannot be had, take nothing from those who come after", async () => {
  const { db } = boundedConnections(other.pool, { most: 1 });
  for (let time = 0; time < 3; time += 1) await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow("division");
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  const nowhere = connect("postgres://nobody@127.0.0.1:1/none");
  const unreachable = boundedConnections(nowhere.pool, { most: 1 });
  for (let time = 0; time < 3; time += 1) await expect(sql`select 1`.execute(unreachable.db)).rejects.toThrow();
  await nowhere.close();
});
