import type { Kysely } from "kysely";
import type { Sort } from "#domain/search-criteria.ts";
import { keywordQuery, type KeywordQuery } from "#domain/keyword-query.ts";
import type { OpenFilter } from "#domain/open-filter.ts";
import { relaxedQuery } from "#domain/relaxed-query.ts";
import type { Vocabulary } from "#domain/typo-correction.ts";
import type { Tables } from "../db/tables.ts";
import type { Found } from "./filter-search.ts";
import type { PageOf } from "./open-listings.ts";
import { findMatching } from "./match-checks.ts";
import { tableMatches } from "./table-matches.ts";
import { indexedMatches } from "./room-index/indexed-matches.ts";
import type { RoomIndexSource } from "./room-index/room-index-source.ts";
import { COUNTED_UP_TO } from "./totals.ts";

/** What is looked for, and which part of it is wanted. */
export interface Search {
  keyword: string;
  filter: OpenFilter;
  /** Null ranks: the best answers to the keyword first. */
  sort: Sort | null;
  page: PageOf;
}

/** Finds open rooms by a keyword in their title. */
export type KeywordSearch = (search: Search) => Promise<Found>;

interface Parts {
  db: Kysely<Tables>;
  indexes: RoomIndexSource;
  vocabulary: () => Promise<Vocabulary>;
}

export function keywordSearch({ db, indexes, vocabulary }: Parts): KeywordSearch {
  const table = tableMatches(db);
  return async (search) => {
    const query = keywordQuery(search.keyword);
    const found = await lookUp(query, search);
    if (found.count > 0) return found;
    const relaxed = relaxedQuery(query, await vocabulary());
    return relaxed === null ? found : lookUp(relaxed, search);
  };

  async function lookUp(query: KeywordQuery, { keyword, filter, sort, page }: Search): Promise<Found> {
    const index = indexes.current();
    const find = index === null ? table : indexedMatches(db, index);
    const { count, ids } = await find({ query, filter, order: sort ?? { bestFor: keyword }, page });
    if (count > COUNTED_UP_TO) indexes.want();
    const rows = await findMatching(db, ids, query, filter);
    // A page that holds the whole result has just been looked at.
    return { rows, count: ids.length === count ? rows.length : count };
  }
}
