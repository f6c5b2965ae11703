import { execFile } from "node:child_process";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";
import type { Cluster } from "./cluster.ts";
import { commandOf, giveTo } from "./run-as.ts";
import type { RunAs } from "./run-as.ts";

// The built-in locale behaves the same on every system; before 17 there was only C for that.
const BUILTIN_LOCALE = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"];

/**
 * Makes a new cluster, all or nothing: it is made beside its place and moved there when complete. Of processes that
 * do it at the same time the first wins, and the others find its cluster.
 */
export async function initialise(cluster: Cluster, binaries: Binaries, runAs: RunAs): Promise<void> {
  await clearLeftovers(cluster);
  const fresh = `${cluster.directory}.new-${process.pid}`;
  await remove(fresh);
  await mkdir(fresh, { mode: 0o700 });
  try {
    await giveTo(runAs, fresh);
    await runInitdb(fresh, cluster, binaries, runAs);
    await rename(fresh, cluster.directory);
  } catch (error) {
    await remove(fresh);
    if (!isTaken(error)) throw error;
  }
}

async function runInitdb(fresh: string, cluster: Cluster, binaries: Binaries, runAs: RunAs): Promise<void> {
  const passwordFile = `${fresh}.password`;
  const locale = ["--encoding=UTF8", "--locale=C", ...(binaries.major >= 17 ? BUILTIN_LOCALE : [])];
  const args = ["-D", fresh, "--username=postgres", "--data-checksums", ...locale];
  // The socket's file permissions admit its owner only, so it needs no password. A port is open to all, so it asks for one.
  if (cluster.socketDir !== null) args.push("--auth=trust");
  else args.push("--auth=scram-sha-256", `--pwfile=${passwordFile}`);
  const command = commandOf(runAs, binaries.initdb, args);
  try {
    await writeFile(passwordFile, new URL(cluster.url).password, { mode: 0o600 });
    await giveTo(runAs, passwordFile);
    const options = { ...runAs.identity, cwd: cluster.dataDir, env: binaries.environment };
    await promisify(execFile)(command.file, command.args, options);
  } catch (error) {
    const reason = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : String(error);
    throw new Error(`PostgreSQL could not make its data directory in ${cluster.dataDir}: ${reason}`, { cause: error });
  } finally {
    await rm(passwordFile, { force: true });
  }
}

// What starts that were cut off have left, except of those that still run.
async function clearLeftovers({ dataDir, directory }: Cluster): Promise<void> {
  const prefix = `${basename(directory)}.new-`;
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(prefix) || isRunning(Number.parseInt(name.slice(prefix.length), 10))) continue;
    await remove(join(dataDir, name));
  }
}

// Again and again for some seconds: an initdb that has outlived its parent may still be filling it.
async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["ENOTEMPTY", "EEXIST", "EPERM"].includes(String(error.code));
}
