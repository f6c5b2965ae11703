import { randomUUID } from "node:crypto";
import pg from "pg";
import { rememberUntilItFails } from "#domain/remembered.ts";
import { connect } from "../../src/server/db/connect.ts";
import type { Database } from "../../src/server/db/connect.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { testPostgresUrl } from "./test-postgres.ts";

export type TestDatabase = Database & { url: string; drop: () => Promise<void> };

/** What new databases are copies of: made once a run, by the first who needs it. */
export interface DatabaseTemplate {
  name: string;
  /** Brings an empty database into the state that its copies begin in, and closes all connections to it. */
  fill: (url: string) => Promise<void>;
}

/** All tables, and nothing in them. */
export const MIGRATED: DatabaseTemplate = {
  name: "migrated",
  async fill(url) {
    const database = connect(url);
    await migrate(database, () => undefined);
    await database.close();
  },
};
// A busy machine is no fault of what is tested. Tests of the limits connect for themselves.
const PATIENTLY = { statementTimeoutMs: 60_000, lockTimeoutMs: 60_000, connectTimeoutMs: 60_000 };
// Whoever holds it makes a template; any constant does.
const LOCK = 1;

const server = rememberUntilItFails(testPostgresUrl);

/** A migrated, empty database of its own on the run's real PostgreSQL. Drop it when done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await copyTemplate(MIGRATED);
  const database = connect(url, PATIENTLY);
  return { ...database, url, drop: () => database.close().then(() => drop()) };
}

/** A database of its own on the run's real PostgreSQL, as the template has it. Drop it when done. */
export async function copyTemplate(template: DatabaseTemplate): Promise<{ url: string; drop: () => Promise<void> }> {
  const serverUrl = await server();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(serverUrl, async (admin) => {
    await ensureTemplate(admin, serverUrl, template);
    await admin.query(`create database ${name} template ${template.name} strategy = file_copy`);
  });
  return { url: urlOf(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
}

/** A database without anything in it. Drop it when done. */
export async function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const serverUrl = await testPostgresUrl();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(serverUrl, (admin) => admin.query(`create database ${name}`));
  return { url: urlOf(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
}

function dropDatabase(serverUrl: string, name: string): Promise<void> {
  return asAdmin(serverUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`));
}

/**
 * A copy of a database as it is at this moment, as a backup makes one. Nobody may be connected to the original.
 * @param url Of the original, on the run's PostgreSQL.
 */
export async function copyDatabase(url: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const serverUrl = await testPostgresUrl();
  const original = new URL(url).pathname.slice(1);
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(serverUrl, (admin) => admin.query(`create database ${name} template ${original} strategy = file_copy`));
  return { url: urlOf(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
}

async function ensureTemplate(admin: pg.Client, serverUrl: string, template: DatabaseTemplate): Promise<void> {
  await admin.query("select pg_advisory_lock($1)", [LOCK]);
  const { rowCount } = await admin.query("select from pg_database where datname = $1", [template.name]);
  if (rowCount === 0) await makeTemplate(admin, serverUrl, template);
  await admin.query("select pg_advisory_unlock($1)", [LOCK]);
}

// Named last, so that one which a killed run left half made is never taken for it.
async function makeTemplate(admin: pg.Client, serverUrl: string, { name, fill }: DatabaseTemplate): Promise<void> {
  // Nothing here has to outlive a power cut, and copies of the template then cost 25 ms instead of 150.
  await admin.query("alter system set fsync = off");
  await admin.query("select pg_reload_conf()");
  await admin.query("drop database if exists unfinished with (force)");
  await admin.query("create database unfinished");
  await fill(urlOf(serverUrl, "unfinished"));
  await admin.query(`alter database unfinished rename to ${name}`);
}

async function asAdmin(serverUrl: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
