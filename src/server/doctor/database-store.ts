import { sql } from "kysely";
import type { Db } from "../db/db.ts";

/** What the database says of itself and of the role that asks. */
export interface DatabaseFacts {
  /** The major version. */
  version: number;
  encoding: string;
  /** Connections that the server lets in at most. */
  connections: number;
  isReplica: boolean;
  /** Whether the role may make tables, which migrations need. */
  mayMigrate: boolean;
  /** What the role may not do with the tables that are there. */
  missingRights: string[];
  /** The database's clock. */
  now: Date;
  /** How many migrations it has had; 0 for an empty database. */
  migrations: number;
}

const RIGHTS = ["select", "insert", "update", "delete"] as const;

export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<{
    version: string;
    encoding: string;
    connections: string;
    is_replica: boolean;
    may_migrate: boolean;
    now: string;
    has_history: boolean;
    has_rooms: boolean;
  }>`select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
      current_setting('max_connections') as connections, pg_is_in_recovery() as is_replica,
      has_schema_privilege(current_schema(), 'create') as may_migrate, clock_timestamp() as now,
      to_regclass('schema_migration') is not null as has_history, to_regclass('listing') is not null as has_rooms`.execute(
    db,
  );
  const [facts] = rows;
  if (facts === undefined) throw new Error("The database answers nothing");
  return {
    version: Math.floor(Number(facts.version) / 10_000),
    encoding: facts.encoding,
    connections: Number(facts.connections),
    isReplica: facts.is_replica,
    mayMigrate: facts.may_migrate,
    missingRights: facts.has_rooms ? await missingRights(db) : [],
    now: new Date(facts.now),
    migrations: facts.has_history ? await countMigrations(db) : 0,
  };
}

async function missingRights(db: Db): Promise<string[]> {
  const rights = RIGHTS.map((right) => sql`has_table_privilege('listing', ${right}) as ${sql.ref(right)}`);
  const { rows } = await sql<Record<string, boolean>>`select ${sql.join(rights)}`.execute(db);
  return RIGHTS.filter((right) => rows[0]?.[right] !== true);
}

async function countMigrations(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from schema_migration`.execute(db);
  return rows[0]?.count ?? 0;
}
