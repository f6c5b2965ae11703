import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";

/** How much may be taken. */
export interface Allowance {
  /** Units that a bucket holds: what may be taken at once after a rest. */
  most: number;
  /** Units that come back each second. */
  perSecond: number;
}

/** Buckets by key. A full one is as good as none, so that only those in use are remembered. */
export interface TokenBuckets {
  /**
   * Takes units out of a bucket, if it has as many beside those that are kept. @param kept Units that are left to others; none unless
   * told. @returns Milliseconds until it will have them; 0 when they are taken.
   */
  take(key: string, units: number, kept?: number): number;
}

interface Bucket {
  left: number;
  /** Epoch milliseconds. */
  at: number;
}

/** Some 10 MB. Who comes from more networks than this is not to be told from a crowd. */
const MOST_BUCKETS = 50_000;

/** Token buckets in this process's memory. */
export function tokenBuckets(clock: Clock, { most, perSecond }: Allowance): TokenBuckets {
  const buckets = new LRUCache<string, Bucket>({ max: MOST_BUCKETS });

  return {
    take(key, units, kept = 0) {
      const at = clock.now().getTime();
      const left = leftIn(buckets.get(key), at);
      const missing = units + kept - left;
      buckets.set(key, { left: missing > 0 ? left : left - units, at });
      return missing > 0 ? Math.ceil((1000 * missing) / perSecond) : 0;
    },
  };

  function leftIn(bucket: Bucket | undefined, at: number): number {
    if (bucket === undefined) return most;
    // A clock that was set back fills nothing and empties nothing.
    const seconds = Math.max(0, at - bucket.at) / 1000;
    return Math.min(most, bucket.left + seconds * perSecond);
  }
}
