import type { SearchConnections } from "../../db/bounded-connections.ts";
import type { Db } from "../../db/db.ts";
import { HttpError } from "../../http/errors/http-error.ts";

/** Of one network: people behind one address hardly ask at the same moment, and a flood leaves the queue to others. */
const MOST_OF_NETWORK = 12;
const RETRY_AFTER_SECONDS = "2";

/** A search, and for whom it is made. */
export type SharedSearch<Search, Found> = (search: Search, network: string) => Promise<Found>;

/** Does work when it is its turn. @throws HttpError 503 with Retry-After where it would have to wait too long. */
export type Turn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * The same search for many who ask at once: equal questions that are under way are answered once, and others wait for
 * their turn, so that a flood of them holds neither the database nor other calls.
 * @returns A search that also throws HttpError 503 with Retry-After when it would wait too long, or too many of one network
 *   are under way.
 */
export function sharedSearch<Search, Found>(
  find: (on: SearchConnections, search: Search) => Promise<Found>,
  { turn, db }: { turn: Turn; db: Db },
): SharedSearch<Search, Found> {
  // oxlint-disable-next-line qiying/remembered-promises -- Forgotten at its end.
  const underWay = new Map<string, Promise<Found>>();
  const askedBy = new Map<string, number>();

  return (search, network) => {
    const key = JSON.stringify(search);
    const same = underWay.get(key);
    if (same !== undefined) return same;
    const before = askedBy.get(network) ?? 0;
    if (before >= MOST_OF_NETWORK) return Promise.reject(tooBusy());
    askedBy.set(network, before + 1);
    const finding = turn(() => find({ db, lasting: db }, search)).finally(() => {
      underWay.delete(key);
      const left = (askedBy.get(network) ?? 1) - 1;
      if (left === 0) askedBy.delete(network);
      else askedBy.set(network, left);
    });
    underWay.set(key, finding);
    return finding;
  };
}

function tooBusy(): HttpError {
  return new HttpError("service_unavailable", "Service Unavailable", { "retry-after": RETRY_AFTER_SECONDS });
}
