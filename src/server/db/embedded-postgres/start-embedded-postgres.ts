import { setTimeout as delay } from "node:timers/promises";
import { acquireLease } from "./acquire-lease.ts";
import { checkOwner, locateCluster } from "./cluster.ts";
import type { Lease } from "./lease.ts";
import { stopPostmaster } from "./postmaster.ts";

/** A share in the embedded server. */
export interface EmbeddedPostgres {
  url: string;
  /** Gives the share back; the process that leaves last stops the server and waits for its end. */
  leave(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Where the database lives; made if missing. */
  dataDir: string;
  log: (line: string) => void;
  /** The programs of another PostgreSQL than the packaged one, as a folder. */
  binaries?: string | undefined;
}

const RECOVERY_PAUSE_MS = 1000;

/**
 * Starts the embedded PostgreSQL of a data directory, or joins the one that runs there already.
 * A server that goes away under us is started again. Throws, with what to do, when there is no way to one.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, binaries } = options;
  const cluster = await locateCluster(dataDir);
  await checkOwner(cluster);
  const acquire = (): Promise<Lease> => acquireLease(cluster, binaries, log);
  const leaseNow = keepLease(await acquire(), acquire, log);
  const leave = async (): Promise<void> => {
    const lease = await leaseNow();
    await lease.giveBack(() => stopPostmaster(cluster));
  };
  return { url: cluster.url, leave };
}

/** Replaces the lease each time its server goes away; gives back how to end that and get the lease of the moment. */
function keepLease(first: Lease, acquire: () => Promise<Lease>, log: (line: string) => void): () => Promise<Lease> {
  let lease = first;
  const leaving = new AbortController();
  // oxlint-disable-next-line qiying/remembered-promises -- It cannot fail: it tries until it is there.
  let recovery = Promise.resolve();
  const recover = async (): Promise<void> => {
    for (log("The database went away; starting it again"); !leaving.signal.aborted; await delay(RECOVERY_PAUSE_MS)) {
      try {
        lease = await acquire();
        return watch();
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
    }
  };
  const watch = (): void => {
    void lease.lost.then(() => (recovery = recover()));
  };
  watch();
  return async () => {
    leaving.abort();
    await recovery;
    return lease;
  };
}
