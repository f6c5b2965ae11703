import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile, rename, stat } from "node:fs/promises";
import { findBinaries } from "./binaries.ts";
import type { Binaries } from "./binaries.ts";
import { majorOf, makeSocketDir } from "./cluster.ts";
import type { Cluster } from "./cluster.ts";
import { initialise } from "./initialise.ts";
import { clearStaleLocks } from "./postmaster.ts";
import { chooseRunAs, commandOf, giveTo } from "./run-as.ts";

/** A server process that was started. It may end at once, when another one was quicker. */
export interface Launch {
  hasEnded(): boolean;
  /** What the server's log says since it was started. */
  readLog(): Promise<string>;
}

const LOG_LIMIT_BYTES = 10_000_000;

/** Starts a server on the cluster, which is made first if need be. Does not wait until it takes connections. */
export async function launch(
  cluster: Cluster,
  folder: string | undefined,
  log: (line: string) => void,
): Promise<Launch> {
  const major = await majorOf(cluster);
  const binaries = await findBinaries({ folder, major, scratchDir: cluster.dataDir });
  const runAs = await chooseRunAs(cluster, binaries);
  if (major === null) {
    log(`Making a new database in ${cluster.directory} (PostgreSQL ${binaries.major})`);
    await initialise(cluster, binaries, runAs);
    if ((await majorOf(cluster)) === null) throw new Error(`${cluster.directory} is in the way: it holds no database.`);
  }
  await giveTo(runAs, cluster.directory);
  await makeSocketDir(cluster);
  await clearStaleLocks(cluster);
  const command = commandOf(runAs, binaries.postgres, serverArguments(cluster, binaries));
  return spawnServer(cluster, command, { ...runAs.identity, env: binaries.environment });
}

async function spawnServer(
  cluster: Cluster,
  command: { file: string; args: string[] },
  options: { uid?: number; gid?: number; env: NodeJS.ProcessEnv },
): Promise<Launch> {
  await turnLogOver(cluster.logFile);
  const log = await open(cluster.logFile, "a", 0o600);
  const { size: begin } = await log.stat();
  // Detached: Ctrl-C in a terminal must not take the database from under requests that are still being answered.
  const server = spawn(command.file, command.args, {
    ...options,
    cwd: cluster.dataDir,
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  server.unref();
  let ended = false;
  server.once("exit", () => (ended = true));
  try {
    await once(server, "spawn");
  } finally {
    await log.close();
  }
  const readLog = async (): Promise<string> => (await readFile(cluster.logFile)).subarray(begin).toString();
  return { hasEnded: () => ended, readLog };
}

function serverArguments(cluster: Cluster, { major }: Binaries): string[] {
  const settings = {
    ...entrySettings(cluster),
    shared_buffers: "256MB",
    random_page_cost: 1.1,
    jit: "off",
    // Details of an error quote the row, and rows hold addresses (W-12).
    log_error_verbosity: "terse",
    log_checkpoints: "off",
    ...(major >= 18 ? { io_method: "sync" } : {}),
  };
  const given = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", cluster.directory, ...given];
}

function entrySettings({ socketDir, url }: Cluster): Record<string, string> {
  if (socketDir === null)
    return { listen_addresses: "127.0.0.1", port: new URL(url).port, unix_socket_directories: "" };
  return { listen_addresses: "", unix_socket_directories: socketDir, unix_socket_permissions: "0700", port: "5432" };
}

async function turnLogOver(logFile: string): Promise<void> {
  const { size } = await stat(logFile).catch(() => ({ size: 0 }));
  if (size > LOG_LIMIT_BYTES) await rename(logFile, `${logFile}.old`);
}
