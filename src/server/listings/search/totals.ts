import { COUNTED_UP_TO } from "#domain/limits.ts";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { MINUTE_MS } from "#domain/durations.ts";
import { within } from "#domain/within.ts";
import type { OpenFilter } from "#domain/search/open-filter.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/db.ts";
import { countAll, countUpTo, type CountableRooms } from "./count-store.ts";
import { openRooms } from "./filter-sql.ts";

/** How many rooms a search finds, as its answer says it. */
export interface Total {
  count: number;
  /** There are at least so many, perhaps more: the exact number is still being counted. */
  count_is_lower_bound?: true;
}

/** Counts rooms in the database that the caller reads, beside the pages that show them: never in their way, and never with more than a few connections. */
export interface Totals {
  /**
   * Open rooms within a filter: exact up to 10,000; above that a count of the last minute, and a lower bound until
   * there is one.
   * @param atLeast How many the caller's page has shown there to be; without it there is no page that could wait.
   * @throws what the database throws, where there is no page.
   */
  ofFilter(db: Db, filter: OpenFilter, atLeast?: number): Promise<Total>;
  /** Rooms with a keyword of which there are many: a count of the last minute, and until there is one `atLeast`. */
  ofKeyword(db: Db, rooms: CountableRooms, atLeast: number): Promise<Total>;
  /** Begins no more counts. */
  close(): void;
}

interface Parts {
  clock: Clock;
  log: { warn(fields: object, line: string): void };
  /** Whether there is more to do than can be done: then no total is counted that a page can do without. */
  isBusy: () => boolean;
}

/** Of the pool's connections: counts that stop at COUNTED_UP_TO, which cost 2 to 7 ms whatever the filter, and those that read everything. */
const BOUNDED_AT_ONCE = 2;
const WHOLE_AT_ONCE = 1;
const MOST_WAITING = 100;

const REMEMBERED = 1000;
const GOOD_FOR_MS = MINUTE_MS;
/** From this age on a count is made again, while it still answers. */
const RENEWED_AFTER_MS = 30_000;

/** How long the rooms of a page wait for their total. A bounded count needs this long on a very busy machine only. */
const FILTER_TOTAL_WITHIN_MS = 250;
const KEYWORD_TOTAL_WITHIN_MS = 10;

/** Counts for one process. @returns Also how to end what is still being counted. */
export function totals({ clock, log, isBusy }: Parts): Totals {
  const bounded = pLimit(BOUNDED_AT_ONCE);
  const whole = pLimit(WHOLE_AT_ONCE);
  const counts = new LRUCache<string, number, { db: Db; rooms: CountableRooms }>({
    max: REMEMBERED,
    ttl: GOOD_FOR_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: (_key, _count, { context }) => whole(() => countAll(context.db, context.rooms)),
  });
  const warn = (error: unknown): null => {
    log.warn({ err: error }, "a total could not be counted");
    return null;
  };

  return {
    async ofFilter(db, filter, atLeast) {
      const rooms = openRooms(filter);
      const known = remembered(db, rooms);
      if (known !== undefined) return exactly(known, atLeast);
      if (atLeast !== undefined && (isBusy() || bounded.pendingCount >= MOST_WAITING)) return lowerBound(atLeast);
      const counting = bounded(() => countUpTo(db, rooms, COUNTED_UP_TO + 1));
      const counted = await (atLeast === undefined
        ? counting
        : within(FILTER_TOTAL_WITHIN_MS, counting.catch(warn), null));
      if (counted !== null && counted <= COUNTED_UP_TO) return exactly(counted, atLeast);
      void countWhole(db, rooms);
      return lowerBound(Math.max(atLeast ?? 0, counted === null ? 0 : COUNTED_UP_TO));
    },
    async ofKeyword(db, rooms, atLeast) {
      const known = remembered(db, rooms);
      if (known !== undefined) return exactly(known, atLeast);
      const counted = await within(KEYWORD_TOTAL_WITHIN_MS, countWhole(db, rooms), null);
      return counted === null ? lowerBound(atLeast) : exactly(counted, atLeast);
    },
    close() {
      bounded.clearQueue();
      whole.clearQueue();
    },
  };

  function remembered(db: Db, rooms: CountableRooms): number | undefined {
    const count = counts.get(rooms.key);
    if (count !== undefined && counts.getRemainingTTL(rooms.key) < GOOD_FOR_MS - RENEWED_AFTER_MS) {
      void countWhole(db, rooms, { again: true });
    }
    return count;
  }

  /** One count for all who ask meanwhile; null where it fails or would wait too long. */
  async function countWhole(db: Db, rooms: CountableRooms, { again = false } = {}): Promise<number | null> {
    if (isBusy() || whole.pendingCount >= MOST_WAITING) return null;
    const count = await counts.fetch(rooms.key, { context: { db, rooms }, forceRefresh: again }).catch(warn);
    return count ?? null;
  }
}

// A count of half a minute ago may be less than what a page has just shown.
function exactly(count: number, atLeast = 0): Total {
  return { count: Math.max(count, atLeast) };
}

function lowerBound(count: number): Total {
  return { count, count_is_lower_bound: true };
}
