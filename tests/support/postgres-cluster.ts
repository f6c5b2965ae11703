import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { chmod, chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { ensurePostgres15 } from "./ensure-postgres-15.ts";

const run = promisify(execFile);

/** PostgreSQL refuses to run as root. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** A replica notices within seconds that its primary is gone, and follows it again. */
const OPTIONS = {
  shared_buffers: "128MB",
  max_connections: 200,
  hot_standby_feedback: "on",
  wal_keep_size: "256MB",
  wal_receiver_status_interval: "1s",
  wal_receiver_timeout: "5s",
  wal_sender_timeout: "5s",
  wal_retrieve_retry_interval: "500ms",
};

/** One PostgreSQL server, of Debian's packages, that a test starts, promotes, freezes and kills. */
export interface ClusterServer {
  name: string;
  url: string;
  /** Asks it as its superuser. */
  query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>;
  start(): Promise<void>;
  /** `kill -9` of all its processes. */
  kill(): Promise<void>;
  /** Makes a replica the primary. */
  promote(): Promise<void>;
  /** Stops all its processes where they stand; thaw lets them go on. */
  freeze(): void;
  thaw(): void;
}

/** A primary, and servers that are copies of it and follow it. */
export interface Cluster {
  primary: ClusterServer;
  addReplica(server: Omit<ServerPlace, "folder">): Promise<ClusterServer>;
  remove(): Promise<void>;
}

/** Where a server listens. */
export interface ServerPlace {
  name: string;
  host: string;
  port: number;
  folder: string;
}

export async function startCluster(place: Omit<ServerPlace, "folder">): Promise<Cluster> {
  const binaries = await ensurePostgres15();
  const folder = await mkdtemp(join(tmpdir(), "qiying-cluster-"));
  await own(folder);
  const servers = new Map<string, ClusterServer>();
  const at = (one: Omit<ServerPlace, "folder">): ServerPlace => ({ ...one, folder: join(folder, one.name) });
  const asNobody = (program: string, args: readonly string[]) => {
    const [file = "", ...words] = [...dropRights(), join(binaries, program), ...args];
    return { file, words };
  };

  async function runProgram(program: string, args: readonly string[]): Promise<void> {
    const { file, words } = asNobody(program, args);
    await run(file, words, { cwd: "/" });
  }

  async function copyOf(source: ServerPlace, place: ServerPlace): Promise<void> {
    const from = `host=${source.host} port=${source.port} user=postgres application_name=${place.name}`;
    await runProgram("pg_basebackup", ["-D", place.folder, "-d", from, "-R", "-c", "fast", "-X", "stream"]);
  }

  function serverAt(place: ServerPlace): ClusterServer {
    const { host, port, name } = place;
    const url = `postgres://postgres@${host}:${port}/postgres`;
    let postmaster: ChildProcess | undefined;
    const signalAll = (signal: NodeJS.Signals): void => {
      if (postmaster?.pid === undefined || postmaster.exitCode !== null || postmaster.signalCode !== null) return;
      for (const pid of [postmaster.pid, ...childrenOf(postmaster.pid)]) signalIfThere(pid, signal);
    };
    const server: ClusterServer = {
      name,
      url,
      async query<Row extends pg.QueryResultRow>(sql: string) {
        const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 10_000 });
        await client.connect();
        try {
          return (await client.query<Row>(sql)).rows;
        } finally {
          await client.end();
        }
      },
      async start() {
        const where = ["-D", place.folder, "-h", host, "-p", String(port), "-k", ""];
        const options = Object.entries(OPTIONS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
        const { file, words } = asNobody("postgres", [...where, ...options]);
        postmaster = spawn(file, words, { cwd: "/", stdio: "ignore" });
        await untilAnswering(server);
      },
      async kill() {
        if (postmaster === undefined || postmaster.exitCode !== null || postmaster.signalCode !== null) return;
        const ended = once(postmaster, "exit");
        signalAll("SIGKILL");
        await ended;
      },
      promote: () => runProgram("pg_ctl", ["promote", "-D", place.folder, "-w"]),
      freeze: () => signalAll("SIGSTOP"),
      thaw: () => signalAll("SIGCONT"),
    };
    servers.set(name, server);
    return server;
  }

  const first = at(place);
  await runProgram("initdb", ["-D", first.folder, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]);
  await writeFile(join(first.folder, "pg_hba.conf"), "host all all all trust\nhost replication all all trust\n");
  const primary = serverAt(first);
  await primary.start();

  return {
    primary,
    async addReplica(one) {
      const replica = at(one);
      await copyOf(first, replica);
      const server = serverAt(replica);
      await server.start();
      return server;
    },
    async remove() {
      for (const server of servers.values()) {
        server.thaw();
        await server.kill();
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

// Each server process leads a group of its own.
function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((other) => other > 0 && parentOf(other) === pid);
}

function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 1).split(" ")[2]);
  } catch {
    return null;
  }
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended.
  }
}

function dropRights(): string[] {
  if (userInfo().uid !== 0) return [];
  return ["setpriv", `--reuid=${NOBODY.uid}`, `--regid=${NOBODY.gid}`, "--clear-groups"];
}

async function own(folder: string): Promise<void> {
  if (userInfo().uid === 0) await chown(folder, NOBODY.uid, NOBODY.gid);
  await chmod(folder, 0o700);
}

async function untilAnswering(server: ClusterServer): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await server.query("select 1");
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
