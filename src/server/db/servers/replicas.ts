import { connect, type ConnectOptions, type Database } from "../connect.ts";
import { isDatabaseUnavailable, isBehindInSchema, isCutOffByTime } from "../database-errors.ts";
import type { PrimaryChoice } from "./primary-choice.ts";
import { replicaLag, type ReplicaLag } from "./replica-lag.ts";
import { positionOf } from "./server-state.ts";
import { watchServer, type WatchedServer } from "./watch-server.ts";

/** A server that is read from: as it is, and for searches. */
export type ReadServer = Pick<Database, "kysely" | "searches">;

/** Where reads go that need not go to the primary. */
export interface Replicas {
  /** Whether there are any: without them it need not be noted who wrote. */
  areSet: boolean;
  /**
   * Reads on a replica that holds everything up to a position and is no more than two seconds behind; on the primary where
   * there is none, or where the replica fails meanwhile: the work is then done again.
   * @param seen What the reader must not miss, as PostgreSQL writes a position; null where they have written nothing lately.
   */
  read<Result>(seen: string | null, work: (server: ReadServer) => Promise<Result>): Promise<Result>;
  /**
   * The same for one row, which is absent only if the primary does not have it either: a replica may not have heard yet of what
   * another account has just written.
   */
  find<Row>(seen: string | null, work: (server: ReadServer) => Promise<Row | undefined>): Promise<Row | undefined>;
  /** How many are read on at this moment, and how many are left out: dead, cut off or too far behind. */
  counts(): { used: number; leftOut: number };
  close(): Promise<void>;
}

/** Reads on the primary alone. */
export function noReplicas(primary: ReadServer): Replicas {
  return {
    areSet: false,
    read: (_seen, work) => work(primary),
    find: (_seen, work) => work(primary),
    counts: () => ({ used: 0, leftOut: 0 }),
    close: async () => undefined,
  };
}

interface Parts {
  primary: { server: ReadServer; choice: PrimaryChoice };
  /** Each of one server. */
  urls: readonly string[];
  options: ConnectOptions;
}

interface Replica {
  database: Database;
  watched: WatchedServer;
  lag: ReplicaLag;
  /** Gives up reads under way, when it falls silent. */
  waiting: Set<() => void>;
}

/** Reads on replicas, in turn; one that is dead, cut off or too far behind is left out until it is none of that any more. */
export function replicas({ primary, urls, options }: Parts): Replicas {
  const all = urls.map(openReplica);
  let turn = 0;
  return {
    areSet: true,
    async read(seen, work) {
      const replica = usable(seen);
      if (replica === undefined) return work(primary.server);
      const answer = await readOn(replica, work);
      return answer === FAILED ? work(primary.server) : answer;
    },
    async find(seen, work) {
      const replica = usable(seen);
      const found = replica && (await readOn(replica, work));
      return found === undefined || found === FAILED ? work(primary.server) : found;
    },
    counts() {
      const used = fresh().length;
      return { used, leftOut: all.length - used };
    },
    async close() {
      await Promise.all(all.flatMap(({ database, watched }) => [database.close(), watched.close()]));
    },
  };

  function openReplica(url: string): Replica {
    const waiting = new Set<() => void>();
    const watched = watchServer(url, (known) => {
      if (known !== null) return;
      for (const giveUp of waiting) giveUp();
    });
    return { database: connect(url, { ...options, connectTimeoutMs: 1000 }), watched, lag: replicaLag(), waiting };
  }

  function usable(seen: string | null): Replica | undefined {
    const position = seen === null ? 0n : positionOf(seen);
    const good = fresh().filter(({ watched }) => (watched.known()?.state.position ?? 0n) >= position);
    turn += 1;
    return good[turn % good.length];
  }

  function fresh(): Replica[] {
    const now = performance.now();
    return all.filter(({ watched, lag }) => lag.isFresh(watched.known(), primary.choice.known(), now));
  }
}

const FAILED = Symbol("failed");

async function readOn<Result>(
  { database, watched, waiting }: Replica,
  work: (server: ReadServer) => Promise<Result>,
): Promise<Result | typeof FAILED> {
  let giveUp = (): void => undefined;
  const leftOut = new Promise<typeof FAILED>((resolve) => (giveUp = () => resolve(FAILED)));
  waiting.add(giveUp);
  try {
    return await Promise.race([leftOut, work(database)]);
  } catch (error) {
    // Asked again, what takes too long would take too long on the primary as well.
    if (isCutOffByTime(error)) throw error;
    if (isBehindInSchema(error)) return FAILED;
    if (!isDatabaseUnavailable(error)) throw error;
    watched.doubt();
    return FAILED;
  } finally {
    waiting.delete(giveUp);
  }
}
