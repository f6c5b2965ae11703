import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { acquireLease } from "../../src/server/db/embedded-postgres/acquire-lease.ts";
import { locateCluster } from "../../src/server/db/embedded-postgres/cluster.ts";
import { stopPostmaster } from "../../src/server/db/embedded-postgres/postmaster.ts";
import { scratchParent } from "./scratch-parent.ts";

/** The environment variable that tells the test processes where the run's server lives. */
const PLACE = "TEST_POSTGRES_DATA_DIR";
const PREFIX = "qiying-test-postgres-";

/** The PostgreSQL programs to test with, as a folder; undefined for the packaged ones. */
export const testBinaries = process.env["TEST_POSTGRES_BINARIES"];

/** Makes the place of this run's server, and clears what runs that were killed have left. */
export async function prepareTestPostgres(): Promise<void> {
  await clearAbandoned();
  const directory = await mkdtemp(join(await scratchParent(), `${PREFIX}${process.pid}-`));
  // As root the server runs as `nobody`, who has to get in.
  await chmod(directory, 0o711);
  process.env[PLACE] = directory;
}

/** Whether this run has a server of its own: benchmarks and single programs have none. */
export function hasTestPostgres(): boolean {
  return process.env[PLACE] !== undefined;
}

/** The run's own directory, gone when it ends. */
export function testPostgresDir(): string {
  const directory = process.env[PLACE];
  if (directory !== undefined) return directory;
  throw new Error("The runner's globalSetup must have tests/support/postgres-global-setup.ts");
}

/** The URL of the run's one server, which the first process to ask starts. It runs until `stopTestPostgres`. */
export async function testPostgresUrl(): Promise<string> {
  const cluster = await locateCluster(testPostgresDir());
  const lease = await acquireLease(cluster, testBinaries, () => undefined);
  await lease.giveBack(async () => undefined);
  return cluster.url;
}

/** Ends the run's server, if any test has needed it, and removes all its files. */
export async function stopTestPostgres(): Promise<void> {
  const directory = process.env[PLACE];
  if (directory !== undefined) await discard(directory);
}

async function clearAbandoned(): Promise<void> {
  const parent = await scratchParent();
  for (const name of await readdir(parent)) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1] ?? Number.NaN);
    if (!Number.isNaN(pid) && !isRunning(pid)) await discard(join(parent, name));
  }
}

async function discard(directory: string): Promise<void> {
  // At once: nothing is kept, and a test that failed may have left a process of the server asleep.
  await stopPostmaster(await locateCluster(directory), 0);
  await rm(directory, { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
