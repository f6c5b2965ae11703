import pLimit from "p-limit";
import { PRICES_SAMPLED, PRICES_SAMPLED_BY_KEYWORD } from "#domain/limits.ts";
import { keywordQuery } from "#domain/search/keyword-query.ts";
import type { OpenFilter } from "#domain/search/open-filter.ts";
import { PRICE_BAR_COUNT, PRICE_BAR_STEP } from "#domain/search/price-bars.ts";
import type { Db } from "../../db/db.ts";
import { openRooms } from "./filter-sql.ts";
import { countPrices } from "./price-count-store.ts";
import { roomsWithKeyword } from "./title-match-store.ts";

interface Asked {
  filter: OpenFilter;
  keyword: string | null;
  /** Aborted when the client no longer waits for the answer. */
  signal: AbortSignal;
}

/** Says how many open rooms there are at which weekly price, of the newest that match. */
export type PriceSpread = (asked: Asked) => Promise<{ step: number; counts: number[] }>;

/** Of the pool's connections: it decorates a slider, and must not be in the way of rooms. */
const AT_ONCE = 2;
const BARS = { stepPence: PRICE_BAR_STEP * 100, count: PRICE_BAR_COUNT };

export function priceSpread({ db }: { db: Db }): PriceSpread {
  const turn = pLimit(AT_ONCE);
  return ({ filter, keyword, signal }) =>
    turn(async () => {
      signal.throwIfAborted();
      return { step: PRICE_BAR_STEP, counts: await countsOf(filter, keyword) };
    });

  async function countsOf(filter: OpenFilter, keyword: string | null): Promise<number[]> {
    if (keyword === null) return countPrices(db, openRooms(filter), BARS, PRICES_SAMPLED);
    const rooms = await roomsWithKeyword(db, keywordQuery(keyword), filter);
    return countPrices(db, rooms, BARS, PRICES_SAMPLED_BY_KEYWORD);
  }
}
