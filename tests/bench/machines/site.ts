import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, openSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { londonDay } from "#domain/calendar-day.ts";
import { connect } from "../../../src/server/db/connect.ts";
import { grantUse } from "../../../src/server/db/grant-use.ts";
import { migrate } from "../../../src/server/db/migrate.ts";
import { serverArguments } from "../../support/server-command.ts";
import { installSystemPackages } from "../../support/system-packages.ts";
import { loadTestListings } from "../load-test/load-test-listings.ts";
import { makeNetwork, type Network } from "./network.ts";

export const DATABASES = ["db1", "db2", "db3"] as const;
export type DatabaseMachine = (typeof DATABASES)[number];
const APPS = ["app1", "app2", "app3"] as const;
export type Machine = DatabaseMachine | (typeof APPS)[number] | "balancer" | "store";

/**
 * Three machines with PostgreSQL, Patroni and etcd as `ops/patroni` sets them up, three app servers behind a balancer, and a store;
 * each in a network namespace.
 */
export interface Site {
  url: string;
  network: Network;
  /** Starts what runs on a machine, after all of it was killed. */
  start(machine: Machine): void;
  startEtcd(machine: DatabaseMachine): void;
  /** The primary, or the standbys, by what Patroni says on each machine. */
  primary(): Promise<DatabaseMachine>;
  standbys(): Promise<DatabaseMachine[]>;
  etcdLeader(): Promise<DatabaseMachine>;
  /** Waits until there are a primary and two standbys that it waits for. */
  untilWhole(): Promise<void>;
  /** Hands the primary's place to a standby, as an operator does before an upgrade. */
  switchOver(): Promise<void>;
  /** As DATABASE_URL has it. */
  databaseUrl(role: "qiying_app" | "qiying_owner"): string;
  end(): Promise<void>;
}

const ROOT = join(import.meta.dirname, "../../..");
const PORT = 8000;
const PASSWORD = "for-minutes";
const PACKAGES = ["postgresql-15", "patroni", "python3-etcd", "etcd-server", "etcd-client", "haproxy"];

export async function startSite(rooms: number): Promise<Site> {
  if (
    !["patroni", "etcd", "haproxy"].every((name) => existsSync(`/usr/bin/${name}`) || existsSync(`/usr/sbin/${name}`))
  )
    installSystemPackages(...PACKAGES);
  const network = makeNetwork([...DATABASES, ...APPS, "balancer", "store"]);
  const folder = await mkdtemp(join(tmpdir(), "qiying-machines-"));
  const at = (machine: Machine, port = PORT): string => `${network.addressOf(machine)}:${port}`;
  const logs = openSync(join(folder, "log"), "a");
  const serving = await serverArguments(ROOT);
  const [patroniFile, etcdFile] = ["/etc/patroni/config.yml", "/etc/default/etcd"];

  const site: Site = {
    url: `http://${at("balancer")}`,
    network,
    start(machine) {
      if (machine === "store")
        startAs(machine, [
          process.execPath,
          join(import.meta.dirname, "s3-main.ts"),
          network.addressOf(machine),
          "9000",
        ]);
      else if (machine === "balancer") startAs(machine, ["haproxy", "-db", "-q", "-f", join(folder, "haproxy.cfg")]);
      else if (isDatabase(machine)) {
        site.startEtcd(machine);
        startAs(machine, [...ownFiles(machine, "postgres"), "patroni", patroniFile]);
      } else startAs(machine, [process.execPath, ...serving], appSettings(machine));
    },
    startEtcd: (machine) =>
      startAs(machine, [...ownFiles(machine, "etcd"), "sh", "-c", `set -a; . ${etcdFile}; exec etcd`]),
    primary: async () => (await inRole("primary"))[0] ?? (await delay(100), site.primary()),
    standbys: () => inRole("replica"),
    async etcdLeader() {
      for (const machine of DATABASES) {
        const status = await ask(`http://${at(machine, 2379)}/v3/maintenance/status`, { method: "POST", body: "{}" });
        const said = (await status?.json()) as { leader: string; header: { member_id: string } } | undefined;
        if (said !== undefined && said.leader === said.header.member_id) return machine;
      }
      throw new Error("etcd has no leader");
    },
    async untilWhole() {
      while ((await inRole("primary")).length !== 1 || (await inRole("synchronous")).length !== 2) await delay(200);
    },
    async switchOver() {
      const [leader, [candidate]] = [await site.primary(), await inRole("synchronous")];
      const headers = { authorization: `Basic ${btoa(`patroni:${PASSWORD}`)}` };
      const body = JSON.stringify({ leader, candidate });
      await fetch(`http://${at(leader, 8008)}/switchover`, { method: "POST", headers, body });
    },
    databaseUrl: (role) =>
      `postgres://${role}:${PASSWORD}@${DATABASES.map((machine) => at(machine, 5432)).join(",")}/qiying`,
    async end() {
      network.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };

  await writeFile(join(folder, "haproxy.cfg"), balancing(at));
  for (const machine of DATABASES) await prepare(machine);
  for (const machine of DATABASES) site.start(machine);
  await site.untilWhole();
  await fill(await site.primary());
  for (const machine of ["store", ...APPS, "balancer"] as const) site.start(machine);
  while ((await ask(`${site.url}/ready`)) === null) await delay(200);
  return site;

  function startAs(machine: Machine, command: readonly string[], env: Record<string, string> = {}): void {
    network.start(machine, command, { env, log: logs });
  }

  /** Gives a program the machine's own folders in the places where Debian has them, and drops root's rights. */
  function ownFiles(machine: DatabaseMachine, user: "postgres" | "etcd"): string[] {
    const places = ["/var/lib/postgresql", "/run/postgresql", "/var/lib/etcd", "/etc/patroni", "/etc/default"];
    const mounts = places.map((place) => `mount --bind ${join(folder, machine, place)} ${place}`);
    const rights = `setpriv --reuid=${user} --regid=${user} --init-groups`;
    return ["sh", "-c", `${mounts.join(" && ")} && cd / && HOME=/var/lib/postgresql exec ${rights} "$@"`, "sh"];
  }

  /** What docs/operations/install.md does on each database machine. */
  async function prepare(machine: DatabaseMachine): Promise<void> {
    const names: Record<string, string> = {
      NAME: machine,
      ADDRESS: network.addressOf(machine),
      VERSION: "15",
      NETWORK: "10.77.0.0/24",
      CLUSTER_PASSWORD: PASSWORD,
      ...Object.fromEntries(DATABASES.map((name) => [name.toUpperCase(), network.addressOf(name)])),
    };
    const write = async (template: string, place: string) => {
      const text = await readFile(join(ROOT, "ops/patroni", template), "utf8");
      const filled = text.replace(/\$\{([A-Z\d_]+)\}/g, (_all, name: string) => names[name] ?? "");
      await writeFile(join(folder, machine, place), filled);
    };
    for (const [place, owner] of [
      ["/etc/patroni", "root"],
      ["/etc/default", "root"],
      ["/var/lib/postgresql", "postgres"],
      ["/run/postgresql", "postgres"],
      ["/var/lib/etcd", "etcd"],
    ] as const) {
      mkdirSync(join(folder, machine, place), { recursive: true });
      execFileSync("chown", [`${owner}:`, join(folder, machine, place)]);
    }
    execFileSync("chmod", ["711", folder]);
    await write("patroni.yml", patroniFile);
    await write("etcd.env", etcdFile);
  }

  async function fill(primary: DatabaseMachine): Promise<void> {
    const roles = openSync(join(ROOT, "ops/postgres/roles.sql"), "r");
    const env = { ...process.env, OWNER_PASSWORD: PASSWORD, APP_PASSWORD: PASSWORD };
    const psql = [...ownFiles(primary, "postgres"), "psql", "-q", "postgres"];
    execFileSync("ip", ["netns", "exec", `qym-${primary}`, ...psql], { env, stdio: [roles, "ignore", "inherit"] });
    const database = connect(site.databaseUrl("qiying_owner"));
    await migrate(database, () => undefined);
    await grantUse(database, site.databaseUrl("qiying_app"));
    await loadTestListings(database, { count: rooms, seed: 1, today: londonDay(new Date()), log: () => undefined });
    await database.close();
  }

  function appSettings(machine: Machine): Record<string, string> {
    return {
      HOST: network.addressOf(machine),
      PORT: String(PORT),
      DATA_DIR: join(folder, machine),
      DATABASE_URL: site.databaseUrl("qiying_app"),
      S3_ENDPOINT: `http://${at("store", 9000)}`,
      S3_BUCKET: "qiying-photos",
      S3_REGION: "eu-west-2",
      S3_ACCESS_KEY_ID: "AKIDEXAMPLE",
      S3_SECRET_ACCESS_KEY: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
      SECRET_KEY: "a key for machines that exist for minutes",
      TRUSTED_PROXIES: "10.77.0.0/24",
      RATE_LIMITS: "off",
      DEMO_DATA: "off",
      LOG_LEVEL: "error",
    };
  }

  /** The machines whose Patroni says yes to being that. */
  async function inRole(role: "primary" | "replica" | "synchronous"): Promise<DatabaseMachine[]> {
    const answers = await Promise.all(DATABASES.map((machine) => ask(`http://${at(machine, 8008)}/${role}`)));
    return DATABASES.filter((_machine, index) => answers[index] !== null);
  }
}

function isDatabase(machine: Machine): machine is DatabaseMachine {
  return machine.startsWith("db");
}

/** A good answer within a second, or null. */
async function ask(url: string, init: RequestInit = {}): Promise<Response | null> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(1000) }).catch(() => null);
  return answer?.ok === true ? answer : null;
}

/** A read may be asked of another server when the first one breaks off; a write is for the phone to repeat. */
function balancing(at: (machine: Machine) => string): string {
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
  bind ${at("balancer")}
  http-request disable-l7-retry unless METH_GET
  default_backend apps
backend apps
  balance leastconn
  option httpchk GET /serving
  option forwardfor
  default-server inter 500ms fastinter 250ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${APPS.map((app) => `  server ${app} ${at(app)} check`).join("\n")}
`;
}
