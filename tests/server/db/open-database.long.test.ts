import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../../src/server/db/open-database.ts";
import { createTestDatabase } from "../../support/database.ts";
import { makeDataDir, postmasterPid } from "../../support/embedded-postgres.ts";

const MIGRATIONS = fileURLToPath(new URL("../../../src/server/db/migrations", import.meta.url));
const silent = (): void => undefined;

let dataDir: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ dataDir, remove } = await makeDataDir());
});
afterEach(() => remove());

test("without DATABASE_URL a migrated database runs in DATA_DIR, and ends with the last who uses it", async () => {
  const lines: string[] = [];
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, (line) => lines.push(line));
  expect(await database.kysely.selectFrom("listing").select("id").execute()).toEqual([]);
  const migrations = (await readdir(MIGRATIONS)).toSorted();
  expect(migrations.length).toBeGreaterThan(1);
  expect(lines).toEqual([
    expect.stringContaining("Making a new database"),
    ...migrations.map((name) => `Migrating the database: ${name}`),
  ]);
  const second = await openDatabase({ databaseUrl: undefined, dataDir }, silent);
  await database.close();
  expect(await second.kysely.selectFrom("listing").select("id").execute()).toEqual([]);
  await second.close();
  await second.close();
  expect(await postmasterPid(dataDir)).toBeNull();
});

test("with DATABASE_URL that database is migrated and used, and none is made in DATA_DIR", async () => {
  const given = await createTestDatabase();
  await given.pool.query("drop schema public cascade; create schema public");
  const database = await openDatabase({ databaseUrl: given.url, dataDir }, silent);
  expect(await database.kysely.selectFrom("listing").select("id").execute()).toEqual([]);
  expect(await postmasterPid(dataDir)).toBeNull();
  await database.close();
  await given.drop();
});

test.for([
  ["postgres://someone:secret@127.0.0.1:1/rooms", /DATABASE_URL cannot be reached: .*ECONNREFUSED/],
  ["postgres://someone:secret@no-such-host.invalid/rooms", /DATABASE_URL cannot be reached: .*no-such-host/],
  ["someone:secret at home", /DATABASE_URL is no address\. Write it like postgresql:/],
] as const)(
  "a DATABASE_URL that leads nowhere (%s) says so and keeps the password to itself",
  async ([url, message]) => {
    const error = await openDatabase({ databaseUrl: url, dataDir }, silent).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toMatch(message);
    expect(String(error)).not.toContain("secret");
  },
);

test("a database that is not encoded in UTF-8 is refused with what to do", async () => {
  const admin = await createTestDatabase();
  const name = `latin_${process.pid}`;
  await admin.pool.query(`create database ${name} encoding 'LATIN1' locale 'C' template template0`);
  const url = new URL(admin.url);
  url.pathname = `/${name}`;
  await expect(openDatabase({ databaseUrl: url.href, dataDir }, silent)).rejects.toThrow(/LATIN1.*encoding 'UTF8'/);
  await admin.pool.query(`drop database ${name} with (force)`);
  await admin.drop();
});

test("when the database is newer than the code, the embedded server is stopped again", async () => {
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, silent);
  await database.pool.query("insert into schema_migration values (999, '999-later.sql', '', '2026-11-21T00:00:00Z')");
  await database.close();
  await expect(openDatabase({ databaseUrl: undefined, dataDir }, silent)).rejects.toThrow(/lacks migration|newer than/);
  expect(await postmasterPid(dataDir)).toBeNull();
});
