import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { link, readFile, readlink, rename, rm } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { isMissing, lockFilesOf } from "./cluster.ts";
import type { Cluster } from "./cluster.ts";

/** How long a server may take to end by itself. */
const STOP_TIMEOUT_MS = 30_000;
// The server kills its own processes after 5 s of this.
const LAST_WAIT_MS = 15_000;

/** The process id of the server that runs on the cluster, null when none does. */
export async function findPostmaster(cluster: Cluster): Promise<number | null> {
  const [lockFile] = lockFilesOf(cluster);
  const pid = lockFile === undefined ? null : await readPid(lockFile);
  return pid !== null && (await isServerOf(cluster, pid)) ? pid : null;
}

/**
 * Ends the server in an orderly way ('fast' in PostgreSQL's words), or after `patienceMs` at once, which loses nothing
 * that was confirmed but makes the next start recover. Comes back when it is gone; throws when even that fails.
 */
export async function stopPostmaster(cluster: Cluster, patienceMs: number = STOP_TIMEOUT_MS): Promise<void> {
  // Windows knows no signals: there even the first is a hard end.
  for (const [signal, waitMs] of [
    ["SIGINT", patienceMs],
    ["SIGQUIT", LAST_WAIT_MS],
  ] as const) {
    const pid = await findPostmaster(cluster);
    if (pid === null) return;
    process.kill(pid, signal);
    for (const deadline = Date.now() + waitMs; Date.now() < deadline; await delay(10)) {
      if (!(await isServerOf(cluster, pid))) return;
    }
  }
  throw new Error(`PostgreSQL does not stop; see ${cluster.logFile}`);
}

/**
 * Removes lock files whose process id now belongs to another program, or to a dead process that was not reaped:
 * PostgreSQL takes both for a running server and refuses to start. Other leftovers it clears by itself.
 */
export async function clearStaleLocks(cluster: Cluster): Promise<void> {
  for (const lockFile of lockFilesOf(cluster)) {
    const pid = await readPid(lockFile);
    if (pid !== null && processExists(pid) && !(await isServerOf(cluster, pid))) await removeLock(lockFile, pid);
  }
}

// Moved aside before it is judged for good: a server that starts in this moment must not lose its lock.
async function removeLock(lockFile: string, pid: number): Promise<void> {
  const aside = `${lockFile}.${randomUUID()}`;
  try {
    await rename(lockFile, aside);
    if ((await readPid(aside)) !== pid) await link(aside, lockFile);
    await rm(aside);
  } catch (error) {
    // Another process that starts was quicker.
    if (!isMissing(error)) throw error;
  }
}

async function readPid(lockFile: string): Promise<number | null> {
  try {
    const pid = Number.parseInt(await readFile(lockFile, "utf8"), 10);
    // A standalone backend writes its id as a negative number.
    return Number.isNaN(pid) ? null : Math.abs(pid);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function isServerOf(cluster: Cluster, pid: number): Promise<boolean> {
  if (!processExists(pid)) return false;
  if (process.platform === "linux") return isLinuxServerOf(cluster, pid);
  // Without /proc a program of the same name has to do; Windows tells even less.
  if (process.platform === "win32") return true;
  const { stdout } = await promisify(execFile)("ps", ["-p", `${pid}`, "-o", "stat=,comm="]).catch(() => ({
    stdout: "",
  }));
  return /^\s*[^Z\s]\S*\s.*postgres$/m.test(stdout.trimEnd());
}

async function isLinuxServerOf(cluster: Cluster, pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [, name, state] = /^\d+ \((.*)\) (\S)/.exec(stat) ?? [];
  if (name !== "postgres" || state === "Z" || state === "X") return false;
  // Another user's process hides its directory; then the name has to do.
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => cluster.directory);
  return cwd === cluster.directory;
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not allowed to signal it: so it is there.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
