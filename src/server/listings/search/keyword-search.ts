import { LRUCache } from "lru-cache";
import { MINUTE_MS } from "#domain/durations.ts";
import { bestFirst } from "#domain/search/keyword-rank.ts";
import { FEW_MATCHES, keywordQuery, widerQuery, type KeywordQuery } from "#domain/search/keyword-query.ts";
import type { OpenFilter } from "#domain/search/open-filter.ts";
import { relaxedQuery } from "#domain/search/relaxed-query.ts";
import { CHEAPEST_FIRST, DEFAULT_SORT } from "#domain/search/search-criteria.ts";
import type { Vocabulary } from "#domain/search/typo-correction.ts";
import type { Db } from "../../db/db.ts";
import { hasKeyword } from "./keyword-sql.ts";
import { findUnchecked, withUnchecked } from "./unchecked-room-store.ts";
import type { Found } from "./filter-search.ts";
import type { PageOf } from "../listing-store.ts";
import type { RoomOrder } from "./room-order.ts";
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
   * first. Where the keyword says 'cheap' it sorts by price.
   */
  sort: RoomOrder | null;
  page: PageOf;
}

/** Finds open rooms by a keyword in their title or among their facts. */
export type KeywordSearch = (db: Db, search: Search) => Promise<Found>;

/** A search, and the database that it asks. */
type SearchOn = Search & { db: Db };

interface Parts {
  totals: Pick<Totals, "ofKeyword">;
  vocabulary: () => Promise<Vocabulary>;
}

/**
 * How many matches are ranked, and up to where the total of a common keyword is always of this moment. Finding so many of a word
 * that one title in four hundred has takes some 10 ms of a million rooms.
 */
const RANKED = 100;

/** The last matches before pages, by page: reading from the newest to page 500 of a common word takes a tenth of a second. */
const MOST_MARKS = 1000;

/** Searches by a keyword, which may be mistyped, and filters. */
export function keywordSearch({ totals, vocabulary }: Parts): KeywordSearch {
  const marks = new LRUCache<string, TitleMatch>({ max: MOST_MARKS, ttl: MINUTE_MS });

  return async (db, search) => {
    const { keyword, filter, sort, page } = search;
    const [found, unchecked] = await Promise.all([
      find(db, search),
      findUnchecked(db, filter, sort ?? DEFAULT_SORT, hasKeyword(keywordQuery(keyword))),
    ]);
    return withUnchecked(found, unchecked, page);
  };

  async function find(db: Db, search: Search): Promise<Found> {
    const query = keywordQuery(search.keyword);
    const sort = search.sort ?? (query.byPrice ? CHEAPEST_FIRST : null);
    const inOrder = { ...search, db, sort };
    const found = await lookUp(query, inOrder);
    if (found.total.count === 0) {
      const relaxed = relaxedQuery(query, await vocabulary());
      if (relaxed !== null) {
        const others = await lookUp(relaxed, inOrder);
        if (others.total.count > 0) return others;
      }
    }
    const wider = found.total.count < FEW_MATCHES ? widerQuery(query) : null;
    return wider === null ? found : lookUpBehind({ query, wider }, inOrder, found);
  }

  /** The rooms that have the keyword first, then those that nearly have it; together in one order that was chosen. */
  async function lookUpBehind(
    { query, wider }: { query: KeywordQuery; wider: KeywordQuery },
    search: SearchOn,
    found: Found,
  ): Promise<Found> {
    if (search.sort !== null) return lookUp(wider, search);
    const { count } = found.total;
    const rooms = await roomsWithKeyword(search.db, query, search.filter);
    const first = (await newestOf(search.db, rooms, { skip: 0, limit: count })).matches.map(({ id }) => id);
    const { skip, limit } = search.page;
    const page = { skip: Math.max(0, skip - first.length), limit: limit - found.rows.length };
    const behind = await lookUp(wider, { ...search, page }, first);
    return { rows: [...found.rows, ...behind.rows], total: { ...behind.total, count: count + behind.total.count } };
  }

  async function lookUp(
    query: KeywordQuery,
    { db, keyword, filter, sort, page }: SearchOn,
    known: readonly string[] = [],
  ): Promise<Found> {
    const rooms = await roomsWithKeyword(db, query, filter, known);
    // One more than is ranked tells whether these are all.
    const { matches: newest, count } = await newestOf(db, rooms, { skip: 0, limit: RANKED + 1 });
    const areAll = newest.length <= RANKED;
    // Counted while the page is looked up.
    const counting = areAll || count !== null ? null : totals.ofKeyword(db, rooms, RANKED);
    const ids =
      sort === null
        ? await rankedIds(rooms, newest.slice(0, RANKED), { db, keyword, page })
        : await sortedIds(db, areAll ? roomsOf(newest) : rooms, sort, page);
    const rows = await findMatching(db, ids, query, filter);
    // A page that holds the whole result has just been looked at.
    if (areAll) return { rows, total: { count: ids.length === newest.length ? rows.length : newest.length } };
    const total = counting === null ? { count: count ?? 0 } : await counting;
    // A count of the last minute may be less than what the page shows.
    const shown = rows.length === 0 ? 0 : page.skip + rows.length;
    return { rows, total: { ...total, count: Math.max(total.count, shown) } };
  }

  async function rankedIds(
    rooms: KeywordRooms,
    ranked: readonly TitleMatch[],
    { db, keyword, page: { skip, limit } }: Pick<SearchOn, "db" | "keyword" | "page">,
  ): Promise<string[]> {
    const past = skip + limit;
    const best = bestFirst(ranked, keyword).slice(skip, past);
    const first = Math.max(skip, RANKED);
    if (past <= first) return best.map(({ id }) => id);
    const older = await olderOf(db, rooms, { skip: first, limit: past - first });
    return [...best, ...older].map(({ id }) => id);
  }

  /** A page of the matches by time. A deep one begins where the page before it ended, or where it began the last time. */
  async function olderOf(db: Db, rooms: KeywordRooms, { skip, limit }: PageOf): Promise<TitleMatch[]> {
    const keyAt = (place: number): string => `${rooms.key} ${place}`;
    const before = marks.get(keyAt(skip));
    const page = before === undefined ? { skip: skip - 1, limit: limit + 1 } : { skip: 0, limit, behind: before };
    const { matches } = await newestOf(db, rooms, page);
    const [first] = matches;
    const last = matches.at(-1);
    if (before === undefined && first !== undefined) marks.set(keyAt(skip), first);
    if (last !== undefined) marks.set(keyAt(skip + limit), last);
    return before === undefined ? matches.slice(1) : matches;
  }
}
