import { rememberUntilItFails } from "#domain/remembered.ts";
import { connect } from "./connect.ts";
import type { ConnectOptions, Database } from "./connect.ts";
import { startEmbeddedPostgres } from "./embedded-postgres/start-embedded-postgres.ts";
import { migrate } from "./migrate.ts";
import { serverAddresses } from "../settings/server-addresses.ts";

/** The oldest major version of PostgreSQL that carries the site. */
export const OLDEST_SERVER = 15;

interface DatabaseSettings {
  databaseUrl: string | undefined;
  databasePoolSize?: number;
  dataDir: string;
}

/**
 * The migrated database of the settings: the one at `databaseUrl`, else the embedded one under `dataDir`, which
 * closing gives up again. Throws with a sentence that says what to do when there is none to be had.
 */
export async function openDatabase(settings: DatabaseSettings, log: (line: string) => void): Promise<Database> {
  const { databasePoolSize } = settings;
  const options = databasePoolSize === undefined ? {} : { maxConnections: databasePoolSize };
  if (settings.databaseUrl !== undefined) return openExternal(settings.databaseUrl, options, log);
  const server = await startEmbeddedPostgres({ dataDir: settings.dataDir, log });
  const database = connect(server.url, options);
  const close = rememberUntilItFails(() => database.close().then(() => server.leave()));
  return migrated({ ...database, close }, log);
}

async function openExternal(url: string, options: ConnectOptions, log: (line: string) => void): Promise<Database> {
  const database = connectTo(url, options);
  try {
    await checkServer(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return migrated(database, log);
}

async function migrated(database: Database, log: (line: string) => void): Promise<Database> {
  try {
    await migrate(database, log);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function connectTo(url: string, options: ConnectOptions): Database {
  if (serverAddresses(url).length > 0) return connect(url, options);
  // The address stays out of the message: it may hold a password.
  throw new Error("DATABASE_URL is no address. Write it like postgresql://user:password@host:5432/database");
}

async function checkServer(database: Database): Promise<void> {
  const { major, encoding } = await askServer(database);
  if (major < OLDEST_SERVER) {
    throw new Error(`DATABASE_URL leads to PostgreSQL ${major}; Qiying needs PostgreSQL ${OLDEST_SERVER} or newer.`);
  }
  if (encoding !== "UTF8") {
    throw new Error(
      `The database at DATABASE_URL is encoded in ${encoding}; make one with: create database … encoding 'UTF8'`,
    );
  }
}

async function askServer(database: Database): Promise<{ major: number; encoding: string }> {
  try {
    const { rows } = await database.pool.query<{ version: string; encoding: string }>(
      "select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding",
    );
    const [answer] = rows;
    return { major: Math.floor(Number(answer?.version) / 10_000), encoding: answer?.encoding ?? "unknown" };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database at DATABASE_URL cannot be reached: ${reason}. Check the address and that it runs.`, {
      cause: error,
    });
  }
}
