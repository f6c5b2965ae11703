import { PRICES_SAMPLED, PRICES_SAMPLED_BY_KEYWORD } from "#domain/limits.ts";
import { keywordQuery, type KeywordQuery } from "#domain/search/keyword-query.ts";
import type { OpenFilter } from "#domain/search/open-filter.ts";
import { PRICE_BAR_COUNT, PRICE_BAR_STEP } from "#domain/search/price-bars.ts";
import { relaxedQuery } from "#domain/search/relaxed-query.ts";
import type { Vocabulary } from "#domain/search/typo-correction.ts";
import type { Db } from "../../db/db.ts";
import { openRooms } from "./filter-sql.ts";
import { countPrices } from "./price-count-store.ts";
import { roomsWithKeyword } from "./title-match-store.ts";

interface Asked {
  filter: OpenFilter;
  keyword: string | null;
}

interface Parts {
  vocabulary: () => Promise<Vocabulary>;
}

/** Says how many open rooms there are at which weekly price, of the newest that match. */
export type PriceSpread = (db: Db, asked: Asked) => Promise<{ step: number; counts: number[] }>;

const BARS = { stepPence: PRICE_BAR_STEP * 100, count: PRICE_BAR_COUNT };

/** Counts what a search finds by its price, for the bars of the price filter. */
export function priceSpread({ vocabulary }: Parts): PriceSpread {
  return async (db, { filter, keyword }) => ({ step: PRICE_BAR_STEP, counts: await countsOf(db, filter, keyword) });

  async function countsOf(db: Db, filter: OpenFilter, keyword: string | null): Promise<number[]> {
    if (keyword === null) return countPrices(db, openRooms(filter), BARS, PRICES_SAMPLED);
    const query = keywordQuery(keyword);
    const counts = await countsWith(db, query, filter);
    if (counts.some((rooms) => rooms > 0)) return counts;
    // As the search does with a keyword that nothing matches.
    const relaxed = relaxedQuery(query, await vocabulary());
    return relaxed === null ? counts : countsWith(db, relaxed, filter);
  }
}

async function countsWith(db: Db, query: KeywordQuery, filter: OpenFilter): Promise<number[]> {
  return countPrices(db, await roomsWithKeyword(db, query, filter), BARS, PRICES_SAMPLED_BY_KEYWORD);
}
