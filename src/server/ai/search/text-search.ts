import { MAX_KEYWORD_LENGTH } from "#domain/limits.ts";
import type { Fit } from "#domain/search/fit/fit.ts";
import { nearCriteria } from "#domain/search/near-criteria.ts";
import { openFilter } from "#domain/search/open-filter.ts";
import { strictCriteria } from "#domain/search/search-criteria.ts";
import { criteriaOf, wantedWithin } from "#domain/search/ranked-criteria.ts";
import { MAX_KEYWORDS, MAX_WISH_LENGTH, type Understanding } from "#domain/search/understanding.ts";
import { parseSearch } from "../../../query-parser/parse-search.ts";
import { unusedParts } from "../../../query-parser/unused-parts.ts";
import type { SearchedServer } from "../../db/bounded-connections.ts";
import { toListing } from "../../listings/listing-row.ts";
import { roomOrderOf, type SortQuery } from "../../listings/search/room-order.ts";
import type { KeywordSearch } from "../../listings/search/keyword-search.ts";
import type { FindFitting, Fitting, FittingSearch } from "./find-fitting.ts";

/** A text that is searched by, and the rest of the search. */
export interface TextSearch extends Omit<FittingSearch, "wanted" | "words" | "order"> {
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

/** Words that each cost a look at all titles. */
const MOST_WORDS = 3;

/**
 * Searches by words or a sentence: by what it asks for, and by the words that it does not explain, in one ranking. A text that asks
 * for nothing is a keyword.
 */
export function textSearch({ find, keywordSearch }: Parts) {
  return async (on: SearchedServer, search: TextSearch): Promise<FoundByText> => {
    const { text, sort, ...others } = search;
    const { today, filters } = search;
    const read = parseSearch(text, today);
    const parts = unusedParts(text, today);
    const unread = parts.filter(({ why }) => why === "unread").map((part) => part.text);
    const refused = parts.filter(({ why }) => why === "refused").map((part) => part.text);
    if (asksForNothing(read)) return byKeyword(on, search, read);
    const words = unread.filter((word) => [...word].length <= MAX_WISH_LENGTH).slice(0, MOST_WORDS);
    const wanted = wantedWithin(read, filters);
    const keywords = [...new Set([...wanted.keywords, ...words])].slice(0, MAX_KEYWORDS);
    const order = sort.sort_by === undefined ? null : roomOrderOf(nearCriteria(wanted), sort);
    const asked = { ...others, wanted: { ...wanted, keywords }, filters: strictCriteria(filters) };
    const found = await find(on, { ...asked, words, order });
    const isUnfound = (word: string) => found.unmet_wishes.includes(word);
    return {
      ...found,
      unmet_wishes: found.unmet_wishes.filter((wish) => !words.includes(wish)),
      query_understanding: {
        ...read,
        keywords: keywordsFound(
          read.keywords,
          words.filter((word) => !isUnfound(word)),
        ),
      },
      unused: [...unread.filter((word) => !words.includes(word) || isUnfound(word)), ...refused],
    };
  };

  async function byKeyword(on: SearchedServer, search: TextSearch, read: Understanding): Promise<FoundByText> {
    const { text, filters, today, view, sort, page } = search;
    const order = sort.sort_by === undefined ? null : roomOrderOf(filters, sort);
    const keyword = [...text.trim()].slice(0, MAX_KEYWORD_LENGTH).join("");
    const { rows, total } = await keywordSearch(on, { keyword, filter: openFilter(filters, today), sort: order, page });
    const data = rows.map((row) => Object.assign(toListing(row, view), { fit: WHOLE_FIT }));
    const answer = { data, ...total, listed: total.count, nearest: false, unmet_wishes: [] };
    return { ...answer, query_understanding: read, unused: [] };
  }
}

/** The fit of a room that was found by its words alone. */
const WHOLE_FIT: Fit = { score: 100, meets: true, missed: 0, reasons: [], misses: [] };

function keywordsFound(keywords: readonly string[], words: readonly string[]): string[] {
  return [...new Set([...keywords, ...words])].slice(0, MAX_KEYWORDS);
}

function asksForNothing(read: Understanding): boolean {
  return Object.keys(criteriaOf(read)).length === 0;
}
