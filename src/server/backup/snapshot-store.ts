import pg from "pg";

/** One state of the database, held while it is backed up, so that the dump and the list of photos speak of the same moment. */
export interface Snapshot {
  /** As pg_dump takes it. */
  id: string;
  /** Of the server. */
  major: number;
  /** The last migration that it has seen. */
  migration: string;
  /** The ids of all photos' files that are there: of rooms, of viewings and of drafts. */
  fileIds(): Promise<string[]>;
  release(): Promise<void>;
}

const PHOTO_FILES = ["photo_file", "viewing_photo_file", "draft_photo_file"] as const;

/** Takes a snapshot. It costs the server nothing but that vacuum waits for it. */
export async function takeSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url, application_name: "qiying backup" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("set idle_in_transaction_session_timeout = 0; set statement_timeout = 0");
    await client.query("begin isolation level repeatable read read only");
    const { rows } = await client.query<{ id: string; version: string; migration: string }>(
      `select pg_export_snapshot() as id, current_setting('server_version_num') as version,
        (select name from schema_migration order by number desc limit 1) as migration`,
    );
    const { id, version, migration } = rows[0]!;
    return {
      id,
      major: Math.floor(Number(version) / 10_000),
      migration,
      async fileIds() {
        const all = PHOTO_FILES.map((table) => `select id from ${table} where ready`).join(" union all ");
        return (await client.query<{ id: string }>(`${all} order by id`)).rows.map(({ id }) => id);
      },
      release: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** What servers call themselves at the database. */
const SERVERS = "qiying";

/** A database that is to be restored into. */
export interface Target {
  /** Of its server. */
  major: number;
  /** Whether it has any table. */
  isEmpty: boolean;
  /** Connections of servers that still use it. */
  inUse: number;
}

/** Looks at a database. */
export function lookAt(url: string): Promise<Target> {
  return asked(url, async (client) => {
    const { rows } = await client.query<{ version: string; is_empty: boolean; in_use: string }>(
      `select current_setting('server_version_num') as version,
        not exists (select from pg_tables where schemaname = 'public') as is_empty,
        (select count(*) from pg_stat_activity where datname = current_database() and application_name = $1) as in_use`,
      [SERVERS],
    );
    const { version, is_empty: isEmpty, in_use } = rows[0]!;
    return { major: Math.floor(Number(version) / 10_000), isEmpty, inUse: Number(in_use) };
  });
}

/** Removes everything from a database. */
export function emptyOut(url: string): Promise<void> {
  return asked(url, async (client) => {
    await client.query("drop schema public cascade; create schema public");
  });
}

async function asked<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: "qiying restore" });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
