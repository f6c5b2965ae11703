import { LRUCache } from "lru-cache";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import { comparableKinds, priceKindOf } from "#domain/prices/price-kind.ts";
import type { TypicalPrice } from "#domain/prices/typical-price.ts";
import { type Clock, instantBefore } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { quartilesOf, roomTypesOf, type KindOfText, type Sample } from "./typical-price-store.ts";

/** Says what rooms cost in a city. */
export interface TypicalPrices {
  /**
   * The quartiles of each kind of room that has enough of them, by season and in all; at most ten minutes old.
   * @param city Folded.
   */
  of(db: Db, city: string): Promise<readonly TypicalPrice[]>;
  /** The same of all cities together, of rooms that are on offer. */
  everywhere(db: Db): Promise<readonly TypicalPrice[]>;
}

const CITIES_REMEMBERED = 200;
const GOOD_FOR_MS = 10 * MINUTE_MS;
/** A year and a half: one intake whole, and most of the one before. */
const NO_OLDER_THAN_MS = 548 * DAY_MS;
/** Of a city: more change its quartiles by less than a pound, and these are read within milliseconds. */
const MOST_ROOMS = 5000;

/** Stands for all cities where a city's name stands. */
const EVERYWHERE = "*";

/** Asks the database, and remembers each city for a while. */
export function typicalPrices({ clock }: { clock: Clock }): TypicalPrices {
  const known = new LRUCache<string, readonly TypicalPrice[], Db>({
    max: CITIES_REMEMBERED,
    ttl: GOOD_FOR_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    // Those who ask meanwhile wait for the same answer.
    fetchMethod: (city, _prices, { context: db }) => quartiles(db, city === EVERYWHERE ? null : city),
  });
  return {
    of: (db, city) => known.forceFetch(city, { context: db }),
    everywhere: (db) => known.forceFetch(EVERYWHERE, { context: db }),
  };

  async function quartiles(db: Db, city: string | null): Promise<readonly TypicalPrice[]> {
    const since = instantBefore(clock.now(), NO_OLDER_THAN_MS);
    const sample: Sample = { city, since, most: MOST_ROOMS };
    const kinds = (await roomTypesOf(db, sample)).flatMap(kindsOfText);
    return kinds.length === 0 ? [] : quartilesOf(db, sample, kinds);
  }
}

function kindsOfText(roomType: string): KindOfText[] {
  const kind = priceKindOf(roomType);
  return kind === null ? [] : comparableKinds(kind).map((each) => ({ roomType, kind: each }));
}
