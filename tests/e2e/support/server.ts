import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { copyTemplate, MIGRATED, type DatabaseTemplate } from "../../support/database.ts";
import { hasTestPostgres } from "../../support/test-postgres.ts";

export interface RunningServer {
  /** Its address, without a trailing slash. */
  url: string;
  /** Of its process. */
  pid: number;
  dataDir: string;
  /** Where its database is; undefined for one of its own under its dataDir. */
  databaseUrl: string | undefined;
  /** Stops it as an operator would; the data goes with it unless it was given. */
  stop(): Promise<void>;
}

/** Long enough for a first start with demo data on a busy machine. */
const START_TIMEOUT_MS = 120_000;
const ADDRESS = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/;

interface Options {
  dataDir?: string;
  env?: Record<string, string>;
}

const MAIN = "src/server/main.ts";

/** Filled once a run, as any first start fills its database. */
const DEMO: DatabaseTemplate = {
  name: "demo",
  async fill(url) {
    const { running } = await start(MAIN, { env: { DATABASE_URL: url } });
    await running.stop();
  },
};

/**
 * Starts the real server on the build in dist/, with demo data in a folder of its own unless one is given. In a run that
 * has a PostgreSQL its database is a copy there, which spares each server a cluster and the filling of it.
 */
export async function startServer({ dataDir, env = {} }: Options = {}): Promise<RunningServer> {
  if (!hasTestPostgres() || dataDir !== undefined) return (await start(MAIN, { dataDir, env })).running;
  const database = await copyTemplate(DEMO);
  const { running } = await start(MAIN, { env: { DATABASE_URL: database.url, ...env } });
  return { ...running, stop: () => running.stop().then(() => database.drop()) };
}

/** The same server with a clock that a story can move, and without demo data. */
export async function startClockedServer(): Promise<RunningServer & { moveClock(aheadMs: number): Promise<void> }> {
  const database = await copyTemplate(MIGRATED);
  const { server, running } = await start("tests/e2e/support/clocked-main.ts", { env: { DATABASE_URL: database.url } });
  return {
    ...running,
    stop: () => running.stop().then(() => database.drop()),
    async moveClock(aheadMs) {
      const moved = once(server, "message");
      server.send({ aheadMs });
      await moved;
    },
  };
}

async function start(
  script: string,
  { dataDir, env = {} }: { dataDir?: string | undefined; env?: Record<string, string> },
): Promise<{ server: ChildProcess; running: RunningServer }> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), "qiying-e2e-")));
  const server = spawn("node", [script], {
    // Whatever else the machine does: a story about overload says how long is too long.
    env: { ...process.env, PORT: "0", DATA_DIR: folder, SEARCH_WAIT_MS: "60000", ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const url = await addressOf(server);
  const running = {
    url,
    pid: server.pid!,
    dataDir: folder,
    databaseUrl: env["DATABASE_URL"],
    async stop() {
      server.kill("SIGTERM");
      if (server.exitCode === null) await once(server, "exit");
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
  return { server, running };
}

async function addressOf(server: ChildProcess): Promise<string> {
  const said: string[] = [];
  const timer = setTimeout(() => server.kill("SIGKILL"), START_TIMEOUT_MS);
  server.stderr?.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  try {
    for await (const line of createInterface({ input: server.stdout! })) {
      said.push(line);
      const address = ADDRESS.exec(line)?.[0];
      if (address !== undefined) {
        server.stdout!.resume();
        return address;
      }
    }
  } finally {
    clearTimeout(timer);
  }
  throw new Error(`The server did not start:\n${said.join("\n")}`);
}
