import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import { HISTORY, type Applied } from "../db/migration-history.ts";

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
  /** Whether the role owns the tables that are there, which migrations change; true where there are none. */
  ownsTables: boolean;
  /** What the role may not do that the server does, by table; what it may do everywhere is missing. */
  missingRights: { table: string; rights: string[] }[];
  /** The database's clock. */
  now: Date;
  /** The migrations that it has had; none in an empty database, null where the role may not read of them. */
  history: readonly Applied[] | null;
}

/** Asks the database what the doctor judges it by. */
export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<{
    version: string;
    encoding: string;
    connections: string;
    is_replica: boolean;
    may_migrate: boolean;
    now: string;
    has_history: boolean;
    owns_tables: boolean;
  }>`select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
      current_setting('max_connections') as connections, pg_is_in_recovery() as is_replica,
      has_schema_privilege(current_schema(), 'create') as may_migrate, clock_timestamp() as now,
      to_regclass('schema_migration') is not null as has_history,
      not exists (select from pg_class where relnamespace = to_regnamespace(current_schema()) and relkind = 'r'
        and not pg_has_role(relowner, 'usage')) as owns_tables`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error("The database answers nothing");
  return {
    version: Math.floor(Number(facts.version) / 10_000),
    encoding: facts.encoding,
    connections: Number(facts.connections),
    isReplica: facts.is_replica,
    mayMigrate: facts.may_migrate,
    ownsTables: facts.owns_tables,
    missingRights: await missingRights(db),
    now: new Date(facts.now),
    history: facts.has_history ? await readHistory(db) : [],
  };
}

// What `grantUse` grants. The history of migrations is theirs alone who migrate; the server reads it.
async function missingRights(db: Db): Promise<DatabaseFacts["missingRights"]> {
  const { rows } = await sql<{ table: string; rights: string[] }>`
    select relname as table, array_agg("right" order by place) as rights
    from pg_class, unnest(array['select', 'insert', 'update', 'delete']) with ordinality as needed("right", place)
    where relnamespace = to_regnamespace(current_schema()) and relkind = 'r'
      and (relname <> 'schema_migration' or "right" = 'select') and not has_table_privilege(pg_class.oid, "right")
    group by relname order by relname`.execute(db);
  return rows;
}

async function readHistory(db: Db): Promise<Applied[] | null> {
  const { rows } = await sql<{ may: boolean }>`select has_table_privilege('schema_migration', 'select') as may`.execute(
    db,
  );
  if (rows[0]?.may !== true) return null;
  return (await sql.raw<Applied>(HISTORY).execute(db)).rows;
}
