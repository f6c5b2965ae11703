import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { Database } from "./connect.ts";
import { readMigrations } from "./read-migrations.ts";
import type { Migration } from "./read-migrations.ts";
import { ADVISORY_LOCKS } from "./advisory-locks.ts";
import { checkHistory, HISTORY, type Applied } from "./migration-history.ts";

/** The folder of the migrations of this version. */
export const MIGRATIONS = fileURLToPath(new URL("migrations", import.meta.url));

/**
 * Brings the database to this version of the code: runs the files of `directory` that it has not seen, each in
 * a transaction of its own. Processes that start together take turns. `log` gets one line a migration. Where nothing is to
 * be done, reading is all that is done: the server's role needs no right to make tables.
 * Throws, with what to do, when a file fails, when the role may not run it, or when the files and the database's history
 * don't agree.
 */
export async function migrate(
  database: Pick<Database, "session">,
  log: (line: string) => void,
  directory: string = MIGRATIONS,
): Promise<void> {
  const migrations = await readMigrations(directory);
  // Not a connection of the pool: those may run for seconds only, and an index on a large table takes minutes.
  const session = database.session();
  // A connection that breaks also fails the query that waits on it, which is where it is dealt with.
  session.on("error", () => undefined);
  await session.connect();
  try {
    let isDone = await hasSeenAll(session, migrations);
    while (!isDone) isDone = await inTurn(session, log, () => runNext(session, migrations, log));
  } finally {
    await session.end();
  }
}

async function hasSeenAll(session: pg.Client, migrations: readonly Migration[]): Promise<boolean> {
  const { rows } = await session.query<{ is_there: boolean }>(
    "select to_regclass('schema_migration') is not null as is_there",
  );
  if (rows[0]?.is_there !== true) return false;
  const applied = await readHistory(session);
  checkHistory(applied, migrations);
  return applied.length >= migrations.length;
}

/**
 * Does the work in a transaction, while no other process does. The lock and the settings are the transaction's: a pooler
 * that gives its connections out by transaction would hand on to others what is the session's.
 */
async function inTurn<Result>(
  session: pg.Client,
  log: (line: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let asked = 0; ; asked++) {
    await session.query("begin; set local statement_timeout = 0; set local lock_timeout = '30s'");
    // Asked again and again rather than waited for, so that no time limit of the server cuts the wait short.
    if (await isFree(session)) break;
    await session.query("rollback");
    if (asked === 0) log("Waiting for another process that migrates the database");
    await delay(50);
  }
  const result = await work();
  await session.query("commit");
  return result;
}

async function isFree(session: pg.Client): Promise<boolean> {
  const { rows } = await session.query<{ mine: boolean }>("select pg_try_advisory_xact_lock($1) as mine", [
    ADVISORY_LOCKS.migrations,
  ]);
  return rows[0]?.mine === true;
}

/** Runs the first migration that the database has not seen. @returns Whether it has seen all then. */
async function runNext(
  session: pg.Client,
  migrations: readonly Migration[],
  log: (line: string) => void,
): Promise<boolean> {
  await makeHistory(session);
  const applied = await readHistory(session);
  checkHistory(applied, migrations);
  const next = migrations[applied.length];
  if (next === undefined) return true;
  log(`Migrating the database: ${next.name}`);
  await apply(session, next);
  return applied.length + 1 === migrations.length;
}

async function makeHistory(session: pg.Client): Promise<void> {
  await session
    .query(
      `create table if not exists schema_migration (
        number integer primary key, name text not null, checksum text not null, applied_at timestamptz(3) not null,
        needs integer not null default 0)`,
    )
    .catch(refuseWithoutRights);
}

async function readHistory(session: pg.Client): Promise<Applied[]> {
  return (await session.query<Applied>(HISTORY)).rows;
}

/** What PostgreSQL answers to a role without a right. */
const INSUFFICIENT_PRIVILEGE = "42501";

function refuseWithoutRights(error: unknown): never {
  if (!(error instanceof pg.DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) throw error;
  throw new Error(
    "The database lacks migrations of this version, and the role of DATABASE_URL may not run them. " +
      "Run: npm run migrate, with DATABASE_MIGRATION_URL leading there by the role that owns the tables.",
    { cause: error },
  );
}

async function apply(session: pg.Client, { number, name, checksum, needs, sql }: Migration): Promise<void> {
  try {
    await session.query(sql);
    await session.query(
      "insert into schema_migration (number, name, checksum, applied_at, needs) values ($1, $2, $3, $4, $5)",
      [number, name, checksum, new Date().toISOString(), needs],
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${name} failed and left no trace in the database: ${reason}`, { cause: error });
  }
}
