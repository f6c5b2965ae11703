import pLimit from "p-limit";
import { bestFirst } from "#domain/search/keyword-rank.ts";
import { keywordQuery, type KeywordQuery } from "#domain/search/keyword-query.ts";
import type { OpenFilter } from "#domain/search/open-filter.ts";
import { relaxedQuery } from "#domain/search/relaxed-query.ts";
import type { Sort } from "#domain/search/search-criteria.ts";
import type { Vocabulary } from "#domain/search/typo-correction.ts";
import type { Db } from "../../db/db.ts";
import type { Found } from "./filter-search.ts";
import type { PageOf } from "../listing-store.ts";
import {
  findMatching,
  newestOf,
  roomsOf,
  roomsWithKeyword,
  sortedIds,
  type KeywordRooms,
  type TitleMatch,
} from "./title-match-store.ts";
import type { Totals } from "./totals.ts";

/** What is looked for, and which part of it is wanted. */
export interface Search {
  keyword: string;
  filter: OpenFilter;
  /**
   * Null ranks: of the newest RANKED matches the best answer to the keyword first; the older ones after them, newest
   * first.
   */
  sort: Sort | null;
  page: PageOf;
  /** Aborted when the client no longer waits for the answer. */
  signal: AbortSignal;
}

/** Finds open rooms by a keyword in their title. */
export type KeywordSearch = (search: Search) => Promise<Found>;

interface Parts {
  db: Db;
  totals: Totals;
  vocabulary: () => Promise<Vocabulary>;
}

/**
 * How many matches are ranked, and up to where the total of a common keyword is always of this moment: ten pages. Finding
 * so many of a word that one title in a hundred has takes some 15 ms of a million rooms.
 */
const RANKED = 200;
/** Of the pool's connections; the others stay free for everything else. */
const AT_ONCE = 5;

export function keywordSearch({ db, totals, vocabulary }: Parts): KeywordSearch {
  const turn = pLimit(AT_ONCE);
  return (search) =>
    turn(async () => {
      const query = keywordQuery(search.keyword);
      const found = await lookUp(query, search);
      if (found.total.count > 0) return found;
      const relaxed = relaxedQuery(query, await vocabulary());
      return relaxed === null ? found : lookUp(relaxed, search);
    });

  async function lookUp(query: KeywordQuery, { keyword, filter, sort, page, signal }: Search): Promise<Found> {
    signal.throwIfAborted();
    const rooms = await roomsWithKeyword(db, query, filter);
    signal.throwIfAborted();
    // One more than is ranked tells whether these are all.
    const { matches: newest, count } = await newestOf(db, rooms, { skip: 0, limit: RANKED + 1 });
    signal.throwIfAborted();
    const areAll = newest.length <= RANKED;
    const ids =
      sort === null
        ? await rankedIds(rooms, newest.slice(0, RANKED), keyword, page)
        : await sortedIds(db, areAll ? roomsOf(newest) : rooms, sort, page);
    const rows = await findMatching(db, ids, query, filter);
    // A page that holds the whole result has just been looked at.
    if (areAll) return { rows, total: { count: ids.length === newest.length ? rows.length : newest.length } };
    if (count !== null) return { rows, total: { count } };
    return { rows, total: await totals.ofKeyword(rooms, Math.max(RANKED, page.skip + rows.length)) };
  }

  async function rankedIds(
    rooms: KeywordRooms,
    ranked: readonly TitleMatch[],
    keyword: string,
    { skip, limit }: PageOf,
  ): Promise<string[]> {
    const past = skip + limit;
    const best = bestFirst(ranked, keyword).slice(skip, past);
    const first = Math.max(skip, RANKED);
    if (past <= first) return best.map(({ id }) => id);
    const older = await newestOf(db, rooms, { skip: first, limit: past - first });
    return [...best, ...older.matches].map(({ id }) => id);
  }
}
