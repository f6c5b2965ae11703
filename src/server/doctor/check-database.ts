import { HOUR_MS } from "#domain/durations.ts";
import { newestBackup } from "../backup-age/newest-backup-store.ts";
import { connect, type Database } from "../db/connect.ts";
import { MIGRATIONS } from "../db/migrate.ts";
import { OLDEST_SERVER } from "../db/open-database.ts";
import { checkHistory } from "../db/migration-history.ts";
import { readMigrations, type Migration } from "../db/read-migrations.ts";
import type { Settings } from "../settings/settings.ts";
import { readDatabaseFacts, type DatabaseFacts } from "./database-store.ts";
import { checkOf, type Check, type Say } from "./finding.ts";
import { judgeClock } from "./judge-clock.ts";

type DatabaseSettings = Pick<
  Settings,
  "databaseUrl" | "databasePoolSize" | "appServers" | "production" | "backupWithinHours"
>;

/** The database at DATABASE_URL: version, encoding, rights, clock, migrations, connections, backups. */
export function checkDatabase(settings: DatabaseSettings): Check {
  return checkOf("database", async (say) => {
    const { databaseUrl } = settings;
    if (databaseUrl === undefined) {
      return say("ok", "The embedded PostgreSQL, for one machine that is tried out. Set DATABASE_URL for a site.");
    }
    const database = connect(databaseUrl, { maxConnections: 1 });
    try {
      const asked = Date.now();
      const facts = await readDatabaseFacts(database.kysely);
      judgeServer(say, facts);
      judgeRights(say, facts, settings.production);
      const clocks = { whose: "Its", said: facts.now.getTime(), before: asked, after: Date.now() };
      if (judgeClock(say, clocks)) say("ok", "Its clock agrees with this machine's.");
      judgeConnections(say, facts.connections, settings);
      const isUpToDate = judgeMigrations(say, facts.history, await readMigrations(MIGRATIONS));
      // One that is older may not know of backups yet.
      if (isUpToDate && facts.missingRights.length === 0) await judgeBackup(say, database, settings);
    } finally {
      await database.close();
    }
  });
}

function judgeServer(say: Say, { version, encoding, isReplica }: DatabaseFacts): void {
  if (version >= OLDEST_SERVER) say("ok", `PostgreSQL ${version} answers.`);
  else say("problem", `PostgreSQL ${version} is too old: ${OLDEST_SERVER} or newer is needed.`);
  if (encoding !== "UTF8") say("problem", `It is encoded in ${encoding}; make one with encoding 'UTF8'.`);
  if (isReplica) say("problem", "It is a replica, which takes no writes. DATABASE_URL has to lead to the primary.");
}

function judgeRights(say: Say, { mayMigrate, missingRights }: DatabaseFacts, isProduction: boolean): void {
  if (missingRights.length > 0) {
    say("problem", `The role lacks the right to ${inWords(missingRights)}. \`npm run migrate\` grants it.`);
  } else if (mayMigrate && isProduction) {
    say(
      "warning",
      "The role may also make and drop tables: servers need one that works with rows alone (docs/operations/install.md).",
    );
  } else say("ok", mayMigrate ? "The role may migrate, read and write." : "The role may read and write, not migrate.");
}

/** Tables of which the same is missing are named together. */
function inWords(missing: DatabaseFacts["missingRights"]): string {
  const tables = Map.groupBy(missing, ({ rights }) => rights.join(", "));
  return [...tables].map(([rights, of]) => `${rights} in ${of.map(({ table }) => table).join(", ")}`).join("; ");
}

/** The role at DATABASE_MIGRATION_URL, where it is set: that it comes in and may migrate. */
export function checkMigrationRole({ databaseMigrationUrl }: Pick<Settings, "databaseMigrationUrl">): Check {
  return checkOf("migrate", async (say) => {
    if (databaseMigrationUrl === undefined) return;
    const database = connect(databaseMigrationUrl, { maxConnections: 1 });
    try {
      const { mayMigrate, ownsTables } = await readDatabaseFacts(database.kysely);
      if (!mayMigrate) say("problem", "The role at DATABASE_MIGRATION_URL may make no tables.");
      else if (!ownsTables)
        say("problem", "The role at DATABASE_MIGRATION_URL does not own the tables that are there.");
      else say("ok", "The role at DATABASE_MIGRATION_URL may migrate.");
    } catch (error) {
      say("problem", `DATABASE_MIGRATION_URL: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await database.close();
    }
  });
}

type PoolSettings = Pick<DatabaseSettings, "databasePoolSize" | "appServers">;

/** Each machine runs one process at least. */
function judgeConnections(say: Say, most: number, { databasePoolSize, appServers }: PoolSettings): void {
  const processes = Math.floor(most / databasePoolSize);
  const enough = `It lets in ${most} connections: enough for ${processes} processes of ${databasePoolSize}`;
  if (processes >= appServers) say("ok", `${enough}.`);
  else say("problem", `${enough}, and there are ${appServers} (APP_SERVERS). Lower DATABASE_POOL_SIZE.`);
}

/** @returns Whether the database has the migrations of this version, and no others. */
function judgeMigrations(say: Say, history: DatabaseFacts["history"], migrations: readonly Migration[]): boolean {
  // What the role may not read has been said with its rights.
  if (history === null) return false;
  try {
    checkHistory(history, migrations);
  } catch (error) {
    say("problem", error instanceof Error ? error.message : String(error));
    return false;
  }
  const [applied, known] = [history.length, migrations.length];
  if (applied === known) say("ok", `All ${known} migrations are applied.`);
  else if (applied < known) say("warning", `${known - applied} of ${known} migrations are to be applied.`);
  else say("problem", `It is newer than this version of Qiying, by ${applied - known} migrations.`);
  return applied === known;
}

async function judgeBackup(say: Say, { kysely }: Database, { backupWithinHours }: DatabaseSettings): Promise<void> {
  if (backupWithinHours === null) return;
  const { taken_at: takenAt } = await newestBackup(kysely).executeTakeFirstOrThrow();
  if (takenAt === null)
    return say("warning", "It has never been backed up: `qiying backup` does (docs/operations/run.md).");
  const hours = (Date.now() - Date.parse(takenAt)) / HOUR_MS;
  const isOld = hours > backupWithinHours;
  say(
    isOld ? "warning" : "ok",
    `The newest backup is ${hours.toFixed(0)} hours old${isOld ? ": does the timer still run?" : "."}`,
  );
}
