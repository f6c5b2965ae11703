import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isDatabaseUnavailable } from "../../../src/server/db/database-errors.ts";
import type { Db } from "../../../src/server/db/db.ts";
import type { ReadServer } from "../../../src/server/db/servers/replicas.ts";
import { openDatabase, type OpenDatabase } from "../../../src/server/db/open-database.ts";
import { noteWritePosition } from "../../../src/server/db/servers/write-position-store.ts";
import { checkReplicas } from "../../../src/server/doctor/check-database.ts";
import { freePort } from "../../support/free-port.ts";
import { startCluster, type Cluster, type ClusterServer } from "../../support/postgres-cluster.ts";

const PATIENTLY = { timeout: 30_000, interval: 50 };
const ACCOUNT = "01890a5d-ac96-774b-bcce-b302099a8057";

let cluster: Cluster;
let primary: ClusterServer;
let replica: ClusterServer;
let database: OpenDatabase;
let ports: { primary: number; replica: number };

beforeAll(async () => {
  ports = { primary: await freePort(), replica: await freePort() };
  cluster = await startCluster({ name: "one", host: "127.0.0.1", port: ports.primary });
  ({ primary } = cluster);
  replica = await cluster.addReplica({ name: "two", host: "127.0.0.1", port: ports.replica });
  database = await openDatabase(
    {
      databaseUrl: `postgres://postgres@127.0.0.1:${ports.primary},127.0.0.1:${ports.replica}/postgres`,
      databaseReadUrls: [replica.url],
      dataDir: "/nonexistent",
    },
    () => undefined,
  );
}, 120_000);
afterAll(async () => {
  await database.close();
  await cluster.remove();
});

/** The port of the server that answers a read. */
function readBy(seen: string | null = null): Promise<number> {
  return database.replicas.read(seen, ({ kysely }) => portOf(kysely));
}

async function portOf(db: Db): Promise<number> {
  const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(db);
  return rows[0]!.port;
}

async function write(): Promise<string> {
  await database.pool.query("insert into removal (id, removed_at) values (gen_random_uuid(), now())");
  await noteWritePosition(database.kysely, ACCOUNT);
  const { rows } = await database.pool.query<{ position: string }>("select position from write_position");
  return rows[0]!.position;
}

test("reads go to the replica, and writes to the primary", async () => {
  await expect.poll(() => readBy(), PATIENTLY).toBe(ports.replica);
  expect(await portOf(database.kysely)).toBe(ports.primary);
});

test("whoever has just written reads on the primary until the replica has it; nobody on one that is behind", async () => {
  await replica.query("select pg_wal_replay_pause()");
  const position = await write();
  expect([await readBy(position), await readBy()]).toEqual([ports.primary, ports.replica]);
  await expect.poll(() => readBy(), PATIENTLY).toBe(ports.primary);
  await replica.query("select pg_wal_replay_resume()");
  await expect.poll(() => readBy(position), PATIENTLY).toBe(ports.replica);
});

test("what is read on a replica when it falls silent is read again on the primary; it comes back by itself", async () => {
  await expect.poll(() => readBy(), PATIENTLY).toBe(ports.replica);
  expect(database.replicas.counts()).toEqual({ used: 1, leftOut: 0 });
  replica.freeze();
  expect(await readBy()).toBe(ports.primary);
  expect(database.replicas.counts()).toEqual({ used: 0, leftOut: 1 });
  replica.thaw();
  await expect.poll(() => readBy(), PATIENTLY).toBe(ports.replica);
  await replica.kill();
  expect(await readBy()).toBe(ports.primary);
  await replica.start();
  await expect.poll(() => readBy(), PATIENTLY).toBe(ports.replica);
});

test("the doctor knows a replica that keeps up, one that does not, and what is none", async () => {
  const look = async (url: string) => {
    const settings = { databaseUrl: primary.url, databaseReadUrls: [url] };
    return (await checkReplicas(settings)()).map(({ level, says }) => [level, says]);
  };
  expect(await look(replica.url)).toEqual([["ok", expect.stringContaining("is a replica")]]);
  expect(await look(primary.url)).toEqual([["problem", expect.stringContaining("is no replica")]]);
  expect(await look("postgres://postgres@127.0.0.1:1/postgres")).toEqual([
    ["warning", expect.stringContaining("cannot be reached")],
  ]);
  await replica.query("select pg_wal_replay_pause()");
  await write();
  expect(await look(replica.url)).toEqual([["problem", expect.stringContaining("it is left out")]]);
  await replica.query("select pg_wal_replay_resume()");
});

test("a replica that lacks a table of a younger schema does not fail a read", async () => {
  await expect.poll(() => readBy(), PATIENTLY).toBe(ports.replica);
  await replica.query("select pg_wal_replay_pause()");
  await database.pool.query("create table younger (id integer)");
  const count = ({ kysely }: ReadServer) => sql`select * from younger`.execute(kysely).then(({ rows }) => rows.length);
  expect(await database.replicas.read(null, count)).toBe(0);
  await replica.query("select pg_wal_replay_resume()");
});

test("a primary that takes no writes any more counts as one that does not answer, and its connections are left", async () => {
  await primary.query("alter system set default_transaction_read_only = on");
  await primary.query("select pg_reload_conf()");
  const fail = () =>
    write().then(
      () => null,
      (error: unknown) => error,
    );
  await expect.poll(fail, PATIENTLY).toSatisfy(isDatabaseUnavailable);
  const operator = new pg.Client({ connectionString: primary.url, options: "-c default_transaction_read_only=off" });
  await operator.connect();
  await operator.query("alter system reset default_transaction_read_only");
  await operator.query("select pg_reload_conf()");
  await operator.end();
  await expect.poll(fail, PATIENTLY).toBeNull();
});

test("when the primary is gone, reads go on; when the replica is promoted, writes go there, and none back", async () => {
  await expect.poll(() => readBy(), PATIENTLY).toBe(ports.replica);
  primary.freeze();
  expect(await readBy()).toBe(ports.replica);
  await replica.promote();
  const wrote = () =>
    write().then(
      () => portOf(database.kysely),
      () => null,
    );
  await expect.poll(wrote, PATIENTLY).toBe(ports.replica);
  // It wakes, and still believes itself the primary.
  primary.thaw();
  for (let tries = 0; tries < 20; tries++) expect(await wrote()).toBe(ports.replica);
});
