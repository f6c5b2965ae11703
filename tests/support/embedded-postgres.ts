import { execFile, fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { locateCluster } from "../../src/server/db/embedded-postgres/cluster.ts";
import { stopPostmaster } from "../../src/server/db/embedded-postgres/postmaster.ts";
import { startEmbeddedPostgres } from "../../src/server/db/embedded-postgres/start-embedded-postgres.ts";
import { scratchParent } from "./scratch-parent.ts";
import { testBinaries, testPostgresDir } from "./test-postgres.ts";

const CHILD = fileURLToPath(new URL("embedded-postgres-child.ts", import.meta.url));

/** A Node process of its own that holds a share in the embedded server. */
export interface ServerUser {
  url: string;
  log: string[];
  /** Gives the share back and waits until that is done. */
  leave(): Promise<void>;
  /** `kill -9`, and waits for its end. */
  kill(): Promise<void>;
  /** Ctrl-C in a terminal: the signal goes to the process and to all its children. */
  interrupt(): Promise<void>;
}

interface Message {
  url?: string;
  log?: string;
  error?: string;
}

export interface ServerUserOptions {
  uid?: number;
  env?: NodeJS.ProcessEnv;
  binaries?: string;
}

const users: { child: ChildProcess; dataDir: string }[] = [];

/** Starts a process that uses the server of `dataDir`; rejects with what it says when it cannot. */
export async function startServerUser(dataDir: string, options: ServerUserOptions = {}): Promise<ServerUser> {
  const { uid, env = {}, binaries = testBinaries } = options;
  const child = fork(CHILD, binaries === undefined ? [dataDir] : [dataDir, binaries], {
    env: { ...process.env, ...env },
    execArgv: [],
    // A process group of its own, as a shell gives to what it starts in a terminal.
    detached: true,
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const ended = once(child, "exit");
  users.push({ child, dataDir });
  const log: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    child.on("message", (message: Message) => {
      if (message.log !== undefined) log.push(message.log);
      if (message.url !== undefined) resolve(message.url);
      if (message.error !== undefined) reject(new Error(message.error));
    });
    child.once("exit", (code, signal) => reject(new Error(`The process ended early (${code ?? signal})`)));
  });
  const leave = async (): Promise<void> => {
    child.send("leave");
    await ended;
  };
  const kill = async (): Promise<void> => {
    child.kill("SIGKILL");
    await ended;
  };
  const interrupt = async (): Promise<void> => {
    process.kill(-Number(child.pid), "SIGINT");
    await ended;
  };
  return { url, log, leave, kill, interrupt };
}

/** A place for a database that other users can reach, and its removal, running server included. */
export async function makeDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(await scratchParent(), "qiying-data-"));
  await chmod(root, 0o711);
  const dataDir = join(root, "data");
  const remove = async (): Promise<void> => {
    // What a test that failed has left running would start its server again.
    for (const user of users) if (user.dataDir.startsWith(root)) user.child.kill("SIGKILL");
    await stopPostmaster(await locateCluster(dataDir), 0);
    await rm(root, { recursive: true, force: true });
  };
  return { dataDir, remove };
}

/** The same with the database of an earlier start in it: a copy, since making one takes a second. */
export async function makeUsedDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const place = await makeDataDir();
  const original = await usedOriginal();
  await promisify(execFile)("cp", ["-a", original, place.dataDir]);
  return place;
}

// Lies in the run's directory, which goes with the run.
async function usedOriginal(): Promise<string> {
  const original = join(testPostgresDir(), `used-by-${process.pid}`);
  if (existsSync(original)) return original;
  const server = await startEmbeddedPostgres({ dataDir: original, log: () => undefined, binaries: testBinaries });
  await server.leave();
  return original;
}

/** The process id that the database of `dataDir` says its server has; null when no server runs or ran. */
export async function postmasterPid(dataDir: string): Promise<number | null> {
  const text = await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8").catch(() => null);
  return text === null ? null : Number.parseInt(text, 10);
}

/** One query on a connection of its own. */
export async function ask(url: string, query: string): Promise<unknown> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(query);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}
