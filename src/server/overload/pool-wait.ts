import { workTimes } from "./work-times.ts";

/** Of a pool of connections, as `pg` has it. */
export interface WatchedPool {
  waitingCount: number;
  options: { max: number };
  on(event: "acquire", listener: (client: object) => void): unknown;
  on(event: "release", listener: (error: Error, client: object) => void): unknown;
}

/**
 * Watches how long connections are held.
 * @returns How long a caller who asks for one now waits for it, in milliseconds: 0 while one is free.
 */
export function watchPool(pool: WatchedPool): () => number {
  const times = workTimes();
  const ends = new WeakMap<object, () => void>();
  pool.on("acquire", (client) => ends.set(client, times.begin()));
  pool.on("release", (_error, client) => ends.get(client)?.());
  return () => {
    const { max } = pool.options;
    const isFree = pool.waitingCount === 0 && times.atWork() < max;
    return isFree ? 0 : ((pool.waitingCount + 1) * times.typicalMs()) / max;
  };
}
