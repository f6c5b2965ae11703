import type { Db } from "../../db/db.ts";

/** A search, and for whom it is made. */
export type SharedSearch<Search, Found> = (search: Search, network: string) => Promise<Found>;

/** Does work of a network when it is its turn. @throws HttpError 503 with Retry-After where it would have to wait too long. */
export type Turn = <Result>(network: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * The same search for many who ask at once: equal questions that are under way are answered once, and others wait for
 * their turn, so that a flood of them holds neither the database nor other calls.
 * @returns A search that also throws what `turn` throws.
 */
export function sharedSearch<Search, Found>(
  find: (db: Db, search: Search) => Promise<Found>,
  { turn, db }: { turn: Turn; db: Db },
): SharedSearch<Search, Found> {
  // oxlint-disable-next-line qiying/remembered-promises -- Forgotten at its end.
  const underWay = new Map<string, Promise<Found>>();

  return (search, network) => {
    const key = JSON.stringify(search);
    const same = underWay.get(key);
    if (same !== undefined) return same;
    const finding = turn(network, () => find(db, search)).finally(() => underWay.delete(key));
    underWay.set(key, finding);
    return finding;
  };
}
