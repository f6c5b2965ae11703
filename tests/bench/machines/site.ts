import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { join } from "node:path";
import { londonDay } from "#domain/calendar-day.ts";
import { loadTestListings } from "../load-test/load-test-listings.ts";
import { connect } from "../../../src/server/db/connect.ts";
import { migrate } from "../../../src/server/db/migrate.ts";
import { serverArguments } from "../../support/server-command.ts";
import { startCluster, type Cluster, type ClusterServer } from "../../support/postgres-cluster.ts";
import { installSystemPackages } from "../../support/system-packages.ts";
import { existsSync } from "node:fs";
import { makeNetwork, type Network } from "./network.ts";
import { startProgram, type Program } from "./program.ts";

export const APPS = ["app1", "app2", "app3"] as const;
export type App = (typeof APPS)[number];

/** Three app servers behind a balancer, a primary with a synchronous replica, a store; each a machine of its own. */
export interface Site {
  url: string;
  network: Network;
  cluster: Cluster;
  databases: { db1: ClusterServer; db2: ClusterServer };
  programs: Record<App | "balancer" | "store", Program>;
  startApp(app: App): Promise<void>;
  startBalancer(): Promise<void>;
  startStore(): Promise<void>;
  /** Has the primary wait for these replicas before it confirms a write; for none with an empty list. */
  waitFor(primary: ClusterServer, replicas: readonly string[]): Promise<void>;
  end(): Promise<void>;
}

const MACHINES = ["balancer", ...APPS, "db1", "db2", "store"];
const ROOT = join(import.meta.dirname, "../../..");
const PORT = "8000";

export async function startSite({ rooms, log }: { rooms: number; log: (line: string) => void }): Promise<Site> {
  if (!existsSync("/usr/sbin/haproxy")) installSystemPackages("haproxy");
  const network = makeNetwork(MACHINES);
  const folder = await mkdtemp(join(tmpdir(), "qiying-machines-"));
  const at = (name: string) => ({ name, host: network.addressOf(name), port: 5432, prefix: network.on(name) });
  const cluster = await startCluster(at("db1"));
  const db1 = cluster.primary;
  await fill(db1.url, rooms, log);
  const db2 = await cluster.addReplica(at("db2"));
  const programs = {} as Site["programs"];

  const site: Site = {
    url: `http://${network.addressOf("balancer")}:${PORT}`,
    network,
    cluster,
    databases: { db1, db2 },
    programs,
    async startApp(app) {
      const hosts = ["db1", "db2"].map((name) => `${network.addressOf(name)}:5432`);
      const env = {
        HOST: network.addressOf(app),
        PORT,
        DATA_DIR: join(folder, app),
        DATABASE_URL: `postgres://postgres@${hosts.join(",")}/postgres`,
        S3_ENDPOINT: programs.store.said,
        S3_BUCKET: "qiying-photos",
        S3_REGION: "eu-west-2",
        S3_ACCESS_KEY_ID: "AKIDEXAMPLE",
        S3_SECRET_ACCESS_KEY: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
        SECRET_KEY: "a key for machines that exist for minutes",
        TRUSTED_PROXIES: "10.77.0.0/24",
        RATE_LIMITS: "off",
        DEMO_DATA: "off",
        LOG_LEVEL: "error",
        DRAIN_SECONDS: "2",
      };
      programs[app] = await startProgram({
        command: [...network.on(app), process.execPath, ...(await serverArguments(ROOT))],
        env,
        ready: /ready/,
      });
    },
    async startBalancer() {
      const file = join(folder, "haproxy.cfg");
      await writeFile(file, balancing(network));
      const command = [...network.on("balancer"), "/usr/sbin/haproxy", "-db", "-q", "-f", file];
      programs.balancer = await startProgram({ command, ready: null });
    },
    async startStore() {
      const command = [...network.on("store"), process.execPath, join(import.meta.dirname, "s3-main.ts")];
      programs.store = await startProgram({
        command: [...command, network.addressOf("store"), "9000"],
        ready: /http\S+/,
      });
    },
    async waitFor(primary, replicas) {
      const names = replicas.length === 0 ? "" : `ANY 1 (${replicas.join(", ")})`;
      await primary.query(`alter system set synchronous_standby_names = '${names}'`);
      await primary.query("select pg_reload_conf()");
    },
    async end() {
      for (const program of Object.values(programs)) await program.kill();
      await cluster.remove();
      network.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await site.startStore();
  await site.waitFor(db1, ["db2"]);
  for (const app of APPS) await site.startApp(app);
  await site.startBalancer();
  await untilReady(site.url);
  return site;
}

async function untilReady(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await delay(200);
}

async function fill(url: string, rooms: number, log: (line: string) => void): Promise<void> {
  const database = connect(url);
  await migrate(database, () => undefined);
  await loadTestListings(database, { count: rooms, seed: 1, today: londonDay(new Date()), log });
  await database.close();
}

/** A read may be asked of another server when the first one breaks off; a write is for the phone to repeat. */
function balancing(network: Network): string {
  const servers = APPS.map((app) => `  server ${app} ${network.addressOf(app)}:${PORT} check`);
  return `global
  maxconn 2000
defaults
  mode http
  timeout connect 500ms
  timeout client 30s
  timeout server 8s
  retries 2
  option redispatch 1
  retry-on conn-failure empty-response response-timeout
frontend site
  bind ${network.addressOf("balancer")}:${PORT}
  http-request disable-l7-retry unless METH_GET
  default_backend apps
backend apps
  balance leastconn
  option httpchk GET /serving
  option forwardfor
  default-server inter 500ms fastinter 250ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join("\n")}
`;
}
