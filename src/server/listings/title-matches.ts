import type { Sort } from "#domain/search-criteria.ts";
import type { KeywordQuery } from "#domain/keyword-query.ts";
import type { OpenFilter } from "#domain/open-filter.ts";
import type { PageOf } from "./open-listings.ts";

/** A room with the text that ranks it. */
export interface TitleMatch {
  id: string;
  search_text: string;
}

/** Which rooms are looked for, and which part of them is wanted in which order. */
export interface MatchQuestion {
  query: KeywordQuery;
  filter: OpenFilter;
  /** Equal rooms stand newest first. */
  order: Sort | Ranking;
  page: PageOf;
}

/** Of the newest RANKED matches the best answer to the keyword first; the older ones after them, newest first. */
export interface Ranking {
  bestFor: string;
}

export interface Matches {
  /** All there are: up to RANKED those of this moment, above that at most a minute old. */
  count: number;
  /** The rooms of the page. */
  ids: string[];
}

/** Finds rooms by what their titles have: in the table, or in an index beside it. */
export type FindMatches = (question: MatchQuestion) => Promise<Matches>;

/** How many matches are ranked, and up to where a total is counted at the moment of asking. */
export const RANKED = 1000;

export function isRanking(order: Sort | Ranking): order is Ranking {
  return "bestFor" in order;
}

export function idsOfPage(matches: readonly { id: string }[], { skip, limit }: PageOf): string[] {
  return matches.slice(skip, skip + limit).map(({ id }) => id);
}

/** What of a ranked page lies beyond the ranked matches, as a page of all matches newest first; null for none. */
export function beyondRanked({ skip, limit }: PageOf): PageOf | null {
  const past = skip + limit;
  const first = Math.max(skip, RANKED);
  return past <= RANKED ? null : { skip: first, limit: past - first };
}
