import { createServer, connect as connectTo, type AddressInfo } from "node:net";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { connect } from "../../../src/server/db/connect.ts";
import { migrate } from "../../../src/server/db/migrate.ts";
import { createTestDatabase } from "../../support/database.ts";
import type { TestDatabase } from "../../support/database.ts";

let database: TestDatabase;
let directory: string;
let lines: string[];

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  // These tests bring migrations of their own.
  await database.pool.query("drop schema public cascade; create schema public");
  directory = await mkdtemp(join(tmpdir(), "migrations-"));
  lines = [];
});
afterEach(() => rm(directory, { recursive: true }));

const write = (name: string, sql: string): Promise<void> => writeFile(join(directory, name), sql);
const run = (): Promise<void> => migrate(database, (line) => lines.push(line), directory);

async function tables(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  );
  return rows.map(({ name }) => name);
}

test("the shipped migrations run on an empty database, and a second run changes nothing", async () => {
  await migrate(database, (line) => lines.push(line));
  expect(await tables()).toContain("listing");
  expect(lines).toContain("Migrating the database: 001-accounts.sql");
  lines = [];
  await migrate(database, (line) => lines.push(line));
  expect(lines).toEqual([]);
});

test("migrations run in the order of their numbers, each once, and are remembered with the time in JavaScript's clock", async () => {
  await write("002-room.sql", "alter table house add room text;");
  await write("001-house.sql", "create table house (id integer); insert into house values (1);");
  const begin = new Date();
  await run();
  await run();
  expect(lines).toEqual(["Migrating the database: 001-house.sql", "Migrating the database: 002-room.sql"]);
  expect((await database.pool.query("select * from house")).rows).toEqual([{ id: 1, room: null }]);
  const { rows } = await database.pool.query<{ applied_at: string }>("select * from schema_migration order by number");
  expect(rows).toMatchObject([
    { number: 1, name: "001-house.sql", checksum: expect.stringMatching(/^[0-9a-f]{64}$/) },
    { number: 2, name: "002-room.sql" },
  ]);
  for (const { applied_at } of rows) {
    expect(Date.parse(applied_at)).toBeGreaterThanOrEqual(begin.getTime());
    expect(Date.parse(applied_at)).toBeLessThanOrEqual(Date.now());
  }
});

test("a migration that fails leaves nothing of itself, keeps those before it, and runs again when corrected", async () => {
  await write("001-house.sql", "create table house (id integer);");
  await write("002-broken.sql", "create table half (id integer); select no_such_column;");
  await expect(run()).rejects.toThrow(/002-broken\.sql failed and left no trace.*no_such_column/);
  expect(await tables()).toEqual(["house", "schema_migration"]);
  await write("002-broken.sql", "create table whole (id integer);");
  await run();
  expect(await tables()).toEqual(["house", "schema_migration", "whole"]);
});

test("a migration that was changed after it ran is refused", async () => {
  await write("001-house.sql", "create table house (id integer);");
  await run();
  await write("001-house.sql", "create table house (id bigint);");
  await expect(run()).rejects.toThrow(/its 001-house\.sql is not the 001-house\.sql of this version.*Make a new one/);
});

test("a database of a schema from before is refused as a whole, with what to do, and stays as it is", async () => {
  for (let number = 1; number <= 48; number++) {
    const digits = String(number).padStart(3, "0");
    await write(`${digits}-old.sql`, `create table old_${digits} (id integer);`);
  }
  await run();
  const before = await tables();
  // The first ones knew no needs.
  await database.pool.query("alter table schema_migration drop column needs");
  lines = [];
  await expect(migrate(database, (line) => lines.push(line))).rejects.toThrow(
    /another schema: its 001-old\.sql is not the 001-accounts\.sql .* 3\.0\.0 .* Make a new one: without DATABASE_URL, .* DATA_DIR; otherwise/,
  );
  expect([lines, await tables()]).toEqual([[], before]);
});

test("the same migration checked out with Windows line ends is the same migration", async () => {
  await write("001-house.sql", "create table house (\n  id integer\n);\n");
  await run();
  await write("001-house.sql", "create table house (\r\n  id integer\r\n);\r\n");
  await run();
});

test("a schema to which a younger build has added something is good for this one", async () => {
  await write("001-house.sql", "create table house (id integer);");
  await write("002-garden.sql", "create table garden (id integer);");
  await run();
  await rm(join(directory, "002-garden.sql"));
  await run();
  expect(await tables()).toEqual(["garden", "house", "schema_migration"]);
});

test("a schema from which a younger build has taken something is refused, and stays as it is", async () => {
  await write("001-house.sql", "create table house (id integer);");
  await write("002-garden.sql", "-- Needs builds that know migration 002.\ncreate table garden (id integer);");
  await write("003-shed.sql", "create table shed (id integer);");
  await run();
  await rm(join(directory, "003-shed.sql"));
  await run();
  await rm(join(directory, "002-garden.sql"));
  await expect(run()).rejects.toThrow(/newer than this version.*002-garden\.sql.*Start the newer version/);
  expect(await tables()).toEqual(["garden", "house", "schema_migration", "shed"]);
});

test("a migration cannot need what comes after it", async () => {
  await write("001-house.sql", "-- Needs builds that know migration 002.\ncreate table house (id integer);");
  await expect(run()).rejects.toThrow(/001-house\.sql needs builds that know a later migration/);
});

test("a history with a hole is refused", async () => {
  await write("001-house.sql", "create table house (id integer);");
  await write("002-garden.sql", "create table garden (id integer);");
  await run();
  await database.pool.query("delete from schema_migration where number = 1");
  await expect(run()).rejects.toThrow(/lacks migration 1/);
});

test.for([
  [["001-a.sql", "003-c.sql"], /Before 003-c\.sql a migration is missing/],
  [["002-b.sql"], /Before 002-b\.sql a migration is missing/],
  [["001-a.sql", "001-b.sql"], /Two migrations have the number of 001-b\.sql/],
  [["001-a.sql", "2-b.sql"], /2-b\.sql is no name for a migration/],
] as const)("files %j are refused before anything runs", async ([names, message]) => {
  for (const name of names) await write(name, "create table house (id integer);");
  await expect(run()).rejects.toThrow(message);
  expect(await tables()).toEqual([]);
});

test("processes that start together wait for each other, also for longer than a statement may take", async () => {
  await write("001-slow.sql", "create table house (id integer); select pg_sleep(1);");
  const others = Array.from({ length: 4 }, () => connect(database.url, { statementTimeoutMs: 200 }));
  await Promise.all(others.map((other) => migrate(other, (line) => lines.push(line), directory)));
  await Promise.all(others.map((other) => other.close()));
  expect(lines.filter((line) => line.startsWith("Migrating"))).toEqual(["Migrating the database: 001-slow.sql"]);
  expect(lines.filter((line) => line.startsWith("Waiting"))).toHaveLength(3);
});

test("a process that dies in the middle of a migration is no obstacle for the next", async () => {
  await write("001-slow.sql", "create table house (id integer); select pg_sleep(20);");
  const dying = expect(run()).rejects.toThrow(/001-slow\.sql failed/);
  const sleeper = "from pg_stat_activity where query like '%pg_sleep(20)%' and pid <> pg_backend_pid()";
  await expect.poll(async () => (await database.pool.query(`select ${sleeper}`)).rowCount).toBe(1);
  await database.pool.query(`select pg_terminate_backend(pid) ${sleeper}`);
  await dying;
  await write("001-slow.sql", "create table house (id integer);");
  await run();
  expect(await tables()).toEqual(["house", "schema_migration"]);
});

test("a pooler's connection that outlives its process holds up no other migration", async () => {
  await write("001-house.sql", "create table house (id integer);");
  const pooler = await startPooler(database.url);
  const pooled = connect(pooler.url);
  await migrate(pooled, (line) => lines.push(line), directory);
  await pooled.close();
  await write("002-garden.sql", "create table garden (id integer);");
  await run();
  expect(lines).toEqual(["Migrating the database: 001-house.sql", "Migrating the database: 002-garden.sql"]);
  await pooler.close();
});

/** Keeps its connections to the database when those to it end, as a pooler does. */
async function startPooler(databaseUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const address = new URL(databaseUrl);
  const host = address.searchParams.get("host") ?? decodeURIComponent(address.hostname);
  const port = Number(address.port || 5432);
  const kept: { destroy(): void }[] = [];
  const pooler = createServer((incoming) => {
    const outgoing = host.startsWith("/") ? connectTo(`${host}/.s.PGSQL.${port}`) : connectTo(port, host);
    kept.push(
      incoming.on("error", () => undefined),
      outgoing,
    );
    // The driver's goodbye: X, and the four bytes of its length.
    incoming.on("data", (chunk) => chunk.toString("latin1") === "X\0\0\0\x04" || outgoing.write(chunk));
    incoming.on("end", () => incoming.end());
    outgoing.on("data", (chunk) => incoming.write(chunk));
  });
  await new Promise<void>((listening) => pooler.listen(0, "127.0.0.1", listening));
  const url = new URL(`postgres://${address.username || "postgres"}@127.0.0.1`);
  url.port = String((pooler.address() as AddressInfo).port);
  url.pathname = address.pathname;
  return {
    url: url.href,
    async close() {
      for (const socket of kept) socket.destroy();
      await new Promise((closed) => pooler.close(closed));
    },
  };
}

test("the shipped files are read from wherever the program stands", async () => {
  await cp(new URL("../../../src/server/db/migrations", import.meta.url), directory, { recursive: true });
  await run();
  lines = [];
  await migrate(database, (line) => lines.push(line));
  expect(lines).toEqual([]);
});
