import { LRUCache } from "lru-cache";
import { MINUTE_MS } from "#domain/durations.ts";
import type { Clock } from "../clock.ts";

const REMEMBERED = 5000;
/** What was posted since is in the list itself; a number may be so old. */
const GOOD_FOR_MS = MINUTE_MS;

/** A room or request, in one version. */
interface Version {
  id: string;
  updated_at: string;
}

/** How many there are of what fits one version of a room or request: what was found within the last minute counts. */
export function rememberedCounts(clock: Clock) {
  const counts = new LRUCache<string, number>({
    max: REMEMBERED,
    ttl: GOOD_FOR_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  return async ({ id, updated_at }: Version, find: () => Promise<readonly unknown[]>): Promise<number> => {
    const key = `${id} ${updated_at}`;
    const known = counts.get(key);
    if (known !== undefined) return known;
    const { length } = await find();
    counts.set(key, length);
    return length;
  };
}
