import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp } from "../../../src/server/backup/back-up.ts";
import { restore } from "../../../src/server/backup/restore.ts";
import { connect } from "../../../src/server/db/connect.ts";
import { migrate } from "../../../src/server/db/migrate.ts";
import { diskStorage } from "../../../src/server/photos/storage/disk-storage.ts";
import { freePort } from "../../support/free-port.ts";
import { startCluster, type Cluster } from "../../support/postgres-cluster.ts";

const REMOVED = "01890a5d-ac96-774b-bcce-b302099a8057";

let cluster: Cluster;
/** As DATABASE_URL names a primary and the server that may take over; here the replica stands before it. */
let addressOf: (database: string) => string;
let folder: string;

beforeAll(async () => {
  const ports = { primary: await freePort(), replica: await freePort() };
  cluster = await startCluster({ name: "one", host: "127.0.0.1", port: ports.primary });
  await cluster.addReplica({ name: "two", host: "127.0.0.1", port: ports.replica });
  addressOf = (database) => `postgres://postgres@127.0.0.1:${ports.replica},127.0.0.1:${ports.primary}/${database}`;
  folder = await mkdtemp(join(tmpdir(), "qiying-backup-"));
}, 120_000);
afterAll(async () => {
  await cluster.remove();
  await rm(folder, { recursive: true });
});

test("F10: where DATABASE_URL names several servers, the primary is backed up and restored into", async () => {
  const site = connect(addressOf("postgres"), { maxConnections: 1 });
  await migrate(site, () => undefined);
  await site.pool.query("insert into removal (id, removed_at) values ($1, now())", [REMOVED]);
  await site.close();
  await cluster.primary.query("create database restored");
  const parts = { storage: diskStorage(join(folder, "photos-of-the-site")), folder, log: () => undefined };

  await backUp({ ...parts, databaseUrl: addressOf("postgres"), now: new Date() });
  const target = addressOf("restored");
  await restore({ ...parts, databaseUrl: target, ownerUrl: target, name: undefined, force: false });

  const restored = connect(target, { maxConnections: 1 });
  const { rows } = await restored.pool.query("select id from removal");
  await restored.close();
  expect(rows).toEqual([{ id: REMOVED }]);
});
