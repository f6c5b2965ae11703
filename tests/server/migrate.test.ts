import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect, type Database } from "../../src/server/db/connect.ts";
import { openDatabase } from "../../src/server/db/open-database.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

const MAIN = fileURLToPath(new URL("../../src/server/migrate.ts", import.meta.url));
const run = promisify(execFile);

let owner: TestDatabase;
let serverUrl: string;
let server: Database;
let role: string;

beforeEach(async () => {
  owner = await createTestDatabase();
  await owner.pool.query("drop schema public cascade; create schema public");
  role = `server_${crypto.randomUUID().slice(0, 8)}`;
  await owner.pool.query(`create role ${role} login`);
  const url = new URL(owner.url);
  url.searchParams.set("user", role);
  serverUrl = url.href;
  server = connect(serverUrl);
});
afterEach(async () => {
  await server.close();
  await owner.pool.query(`drop owned by ${role}; drop role ${role}`);
  await owner.drop();
});

async function migrateAs(environment: Record<string, string>): Promise<string> {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...environment };
  const { stdout } = await run(process.execPath, [MAIN], { env }).catch((error: { stderr: string }) => {
    throw new Error(error.stderr);
  });
  return stdout;
}

test("the owner migrates; the server's role reads and writes rows then, and starts, but makes no tables", async () => {
  const output = await migrateAs({ DATABASE_URL: serverUrl, DATABASE_MIGRATION_URL: owner.url });
  expect(output).toMatch(/Migrating the database: 001-/);
  expect(output).toContain(`The database is up to date, and ${role} may use it.`);
  await (await openDatabase({ databaseUrl: serverUrl, dataDir: "" }, () => undefined)).close();
  await server.pool.query("insert into removal values (gen_random_uuid(), now())");
  await server.pool.query("select 1 from listing, account, schema_migration limit 1");
  await expect(server.pool.query("create table another (id integer)")).rejects.toThrow(/permission denied/);
  await expect(server.pool.query("alter table listing add column another integer")).rejects.toThrow(/must be owner/);
  await expect(server.pool.query("drop table listing")).rejects.toThrow(/must be owner/);
  await expect(server.pool.query("delete from schema_migration")).rejects.toThrow(/permission denied/);
  // What a later release brings is the server's to use as well.
  await owner.pool.query("create table later (id bigserial)");
  await server.pool.query("insert into later default values");
  expect(await migrateAs({ DATABASE_URL: owner.url })).toBe("The database is up to date.\n");
});

test("a migration is done to its end although whoever reads what it says has gone", async () => {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: owner.url };
  const migrating = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "pipe"] });
  migrating.stdout.destroy();
  let complaints = "";
  migrating.stderr.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
  expect([await once(migrating, "exit"), complaints]).toEqual([[0, null], ""]);
  expect(await migrateAs({ DATABASE_URL: owner.url })).toBe("The database is up to date.\n");
});

test("a server whose role may not migrate says which command does", async () => {
  await owner.pool.query(`grant usage on schema public to ${role}`);
  await expect(openDatabase({ databaseUrl: serverUrl, dataDir: "" }, () => undefined)).rejects.toThrow(
    /lacks migrations of this version.*npm run migrate/,
  );
});

test("without a DATABASE_URL there is nothing to do by hand", async () => {
  await expect(migrateAs({})).rejects.toThrow(/DATABASE_URL is not set: the embedded database is migrated whenever/);
});
