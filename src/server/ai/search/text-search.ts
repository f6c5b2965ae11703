import { MAX_KEYWORD_LENGTH } from "#domain/limits.ts";
import { WHOLE_FIT } from "#domain/search/fit/rank-rooms.ts";
import { nearCriteria } from "#domain/search/near-criteria.ts";
import { openFilter } from "#domain/search/open-filter.ts";
import { strictCriteria } from "#domain/search/search-criteria.ts";
import { readingFor, textSearchOf, type TextReading } from "#domain/search/text-search.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import { readSearch } from "../../../query-parser/parse-search.ts";
import type { Db } from "../../db/db.ts";
import { toListing } from "../../listings/listing-row.ts";
import type { KeywordSearch } from "../../listings/search/keyword-search.ts";
import { roomOrderOf, type SortQuery } from "../../listings/search/room-order.ts";
import type { FindFitting, Fitting, FittingSearch } from "./find-fitting.ts";

/** A text that is searched by, and the rest of the search. */
export interface TextSearchCall extends Omit<FittingSearch, "wanted" | "words" | "order"> {
  text: string;
  sort: SortQuery;
}

/** The rooms for a text, with how it was read. */
export interface FoundByText extends Fitting {
  query_understanding: Understanding;
  /** Parts of the text that nothing was found by, as they were written. */
  unused: string[];
}

interface Parts {
  find: FindFitting;
  keywordSearch: KeywordSearch;
}

/**
 * Searches by words or a sentence: by what it asks for, and by the words that this does not explain, in one ranking. A text that
 * asks for nothing is a keyword.
 */
export function textSearch({ find, keywordSearch }: Parts) {
  return async (db: Db, search: TextSearchCall): Promise<FoundByText> => {
    const { text, sort, ...others } = search;
    const { today, filters } = search;
    const read = readSearch(text, today);
    const asked = textSearchOf(read, filters);
    if (asked === null) return byKeyword(db, search, read);
    const order = sort.sort_by === undefined ? null : roomOrderOf(nearCriteria(asked.wanted), sort);
    const found = await find(db, { ...others, ...asked, filters: strictCriteria(filters), order });
    const { understanding, unused, unmetWishes } = readingFor(read, asked, found.unmet_wishes);
    return { ...found, unmet_wishes: unmetWishes, query_understanding: understanding, unused };
  };

  async function byKeyword(db: Db, search: TextSearchCall, read: TextReading): Promise<FoundByText> {
    const { text, filters, today, view, sort, page } = search;
    const order = sort.sort_by === undefined ? null : roomOrderOf(filters, sort);
    const keyword = [...text.trim()].slice(0, MAX_KEYWORD_LENGTH).join("");
    const { rows, total } = await keywordSearch(db, { keyword, filter: openFilter(filters, today), sort: order, page });
    const data = rows.map((row) => Object.assign(toListing(row, view), { fit: WHOLE_FIT }));
    const answer = { data, ...total, listed: total.count, nearest: false, unmet_wishes: [] };
    return { ...answer, query_understanding: read.understanding, unused: [] };
  }
}
