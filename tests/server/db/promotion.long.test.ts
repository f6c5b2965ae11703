import { afterAll, beforeAll, expect, test } from "vitest";
import pg from "pg";
import type { Database } from "../../../src/server/db/connect.ts";
import { isDatabaseUnavailable } from "../../../src/server/db/database-errors.ts";
import { openDatabase } from "../../../src/server/db/open-database.ts";
import { freePort } from "../../support/free-port.ts";
import { startCluster, type Cluster, type ClusterServer } from "../../support/postgres-cluster.ts";

const PATIENTLY = { timeout: 30_000, interval: 50 };

let cluster: Cluster;
let primary: ClusterServer;
let replica: ClusterServer;
let database: Database;
let ports: { primary: number; replica: number };

beforeAll(async () => {
  ports = { primary: await freePort(), replica: await freePort() };
  cluster = await startCluster({ name: "one", host: "127.0.0.1", port: ports.primary });
  ({ primary } = cluster);
  replica = await cluster.addReplica({ name: "two", host: "127.0.0.1", port: ports.replica });
  const databaseUrl = `postgres://postgres@127.0.0.1:${ports.replica},127.0.0.1:${ports.primary}/postgres`;
  database = await openDatabase({ databaseUrl, dataDir: "/nonexistent" }, () => undefined);
}, 120_000);
afterAll(async () => {
  await database.close();
  await cluster.remove();
});

/** Writes, and says by the port which server has taken it. */
async function write(): Promise<number> {
  const { rows } = await database.pool.query<{ port: number }>(
    "insert into removal (id, removed_at) values (gen_random_uuid(), now()) returning inet_server_port() as port",
  );
  return rows[0]!.port;
}

test("of several hosts the primary takes what is written, wherever it stands in the list", async () => {
  expect(await write()).toBe(ports.primary);
});

test("a primary that takes no writes any more counts as one that does not answer, and its connections are left", async () => {
  await primary.query("alter system set default_transaction_read_only = on");
  await primary.query("select pg_reload_conf()");
  const failure = () =>
    write().then(
      () => null,
      (error: unknown) => error,
    );
  await expect.poll(failure, PATIENTLY).toSatisfy(isDatabaseUnavailable);
  const operator = new pg.Client({ connectionString: primary.url, options: "-c default_transaction_read_only=off" });
  await operator.connect();
  await operator.query("alter system reset default_transaction_read_only");
  await operator.query("select pg_reload_conf()");
  await operator.end();
  await expect.poll(failure, PATIENTLY).toBeNull();
});

test("when the primary is gone and the replica is promoted, writes go there, and none back", async () => {
  primary.freeze();
  await replica.promote();
  const wrote = () => write().catch(() => null);
  await expect.poll(wrote, PATIENTLY).toBe(ports.replica);
  // It wakes, and still believes itself the primary.
  primary.thaw();
  for (let tries = 0; tries < 20; tries++) expect(await wrote()).toBe(ports.replica);
});
