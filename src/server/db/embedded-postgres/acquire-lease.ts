import { setTimeout as delay } from "node:timers/promises";
import { trustsSocketDir } from "./cluster.ts";
import type { Cluster } from "./cluster.ts";
import { launch } from "./launch.ts";
import type { Launch } from "./launch.ts";
import { takeLease } from "./lease.ts";
import type { Lease, NoLease } from "./lease.ts";
import { findPostmaster } from "./postmaster.ts";

const TIMEOUT_MS = 45_000;
const RETRY_MS = 20;
// Longer than it takes the remains of a killed server to go.
const RELAUNCH_MS = 250;
const ATTEMPTS = 3;

// Another start is quicker, a stop is under way, or a killed server's remains still go: none of this lasts.
const PASSING = /lock file|postmaster|shared memory|in use|the database system is|terminating connection/;

/**
 * A share in the cluster's server, which is started when none runs: by us or, of several processes that start
 * together, by one of them. A server that is just stopping is waited for and started anew.
 * Throws after 45 s, or after three starts that failed for a reason that stays.
 */
export async function acquireLease(
  cluster: Cluster,
  folder: string | undefined,
  log: (line: string) => void,
): Promise<Lease> {
  const deadline = Date.now() + TIMEOUT_MS;
  let launched: Launch | null = null;
  for (let failures = 0; Date.now() < deadline; await delay(RETRY_MS)) {
    const answer = await ask(cluster);
    if (typeof answer !== "string") return answer;
    if (launched?.hasEnded() === true) {
      const reason = await lastingReason(launched);
      if (reason !== null && ++failures === ATTEMPTS) throw new Error(`PostgreSQL does not start: ${reason}`);
      launched = null;
      await delay(RELAUNCH_MS);
    } else if (answer === "absent" && launched === null && (await findPostmaster(cluster)) === null) {
      launched = await launch(cluster, folder, log);
    }
  }
  throw new Error(`PostgreSQL did not become ready within ${TIMEOUT_MS / 1000} s; see ${cluster.logFile}`);
}

async function ask(cluster: Cluster): Promise<Lease | NoLease> {
  return (await trustsSocketDir(cluster)) ? takeLease(cluster.url) : "absent";
}

async function lastingReason(launched: Launch): Promise<string | null> {
  const lines = (await launched.readLog()).split("\n");
  return lines.findLast((line) => /FATAL|PANIC|error while loading/.test(line) && !PASSING.test(line)) ?? null;
}
