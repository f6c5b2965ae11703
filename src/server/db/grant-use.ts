import pg from "pg";
import { connect, type Database } from "./connect.ts";

/** What the server does with rows. It makes, changes and drops no tables. */
const ROWS = "select, insert, update, delete";

/**
 * Lets the role by which the server comes use the tables of the role that migrates; what is there, and what later migrations
 * make. @param serverUrl The setting DATABASE_URL. @returns That role's name; null where both are one.
 */
export async function grantUse(owner: Database, serverUrl: string): Promise<string | null> {
  const [own, role] = [await roleOf(owner), await roleAt(serverUrl)];
  if (own === role) return null;
  const name = pg.escapeIdentifier(role);
  await owner.pool.query(`
    grant usage on schema public to ${name};
    grant ${ROWS} on all tables in schema public to ${name};
    grant usage, select on all sequences in schema public to ${name};
    alter default privileges in schema public grant ${ROWS} on tables to ${name};
    alter default privileges in schema public grant usage, select on sequences to ${name};
    revoke insert, update, delete on schema_migration from ${name}`);
  return role;
}

async function roleAt(url: string): Promise<string> {
  const database = connect(url, { maxConnections: 1 });
  return roleOf(database).finally(() => database.close());
}

async function roleOf({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ role: string }>("select current_user as role");
  return rows[0]!.role;
}
