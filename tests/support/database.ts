import { randomUUID } from "node:crypto";
import pg from "pg";
import { connect } from "../../src/server/db/connect.ts";
import type { Database } from "../../src/server/db/connect.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { testPostgresUrl } from "./test-postgres.ts";

export type TestDatabase = Database & { url: string; drop(): Promise<void> };

const TEMPLATE = "migrated";
// Whoever holds it makes the template; any constant does.
const LOCK = 1;

let server: Promise<string> | undefined;

/** A migrated, empty database of its own on the run's real PostgreSQL. Drop it when done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  server ??= testPostgresUrl();
  const serverUrl = await server;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(serverUrl, async (admin) => {
    await ensureTemplate(admin, serverUrl);
    await admin.query(`create database ${name} template ${TEMPLATE} strategy = file_copy`);
  });
  const url = urlOf(serverUrl, name);
  const database = connect(url);
  const drop = async (): Promise<void> => {
    await database.close();
    await asAdmin(serverUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`));
  };
  return { ...database, url, drop };
}

async function ensureTemplate(admin: pg.Client, serverUrl: string): Promise<void> {
  await admin.query("select pg_advisory_lock($1)", [LOCK]);
  const { rowCount } = await admin.query("select from pg_database where datname = $1", [TEMPLATE]);
  if (rowCount === 0) await makeTemplate(admin, serverUrl);
  await admin.query("select pg_advisory_unlock($1)", [LOCK]);
}

// Named last, so that one which a killed run left half made is never taken for it.
async function makeTemplate(admin: pg.Client, serverUrl: string): Promise<void> {
  // Nothing here has to outlive a power cut, and copies of the template then cost 25 ms instead of 150.
  await admin.query("alter system set fsync = off");
  await admin.query("select pg_reload_conf()");
  await admin.query("drop database if exists unfinished with (force)");
  await admin.query("create database unfinished");
  const database = connect(urlOf(serverUrl, "unfinished"));
  await migrate(database, () => undefined);
  await database.close();
  await admin.query(`alter database unfinished rename to ${TEMPLATE}`);
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
