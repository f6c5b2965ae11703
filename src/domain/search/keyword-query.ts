import { keywordRuns, type Run } from "./keyword.ts";

/**
 * What a title must have: every term, each in one of its forms. A form is a run as keyword.ts makes them; only a
 * corrected word has more than one.
 */
export interface KeywordQuery {
  terms: readonly Term[];
}

export type Term = readonly Run[];

export function keywordQuery(keyword: string): KeywordQuery {
  return { terms: keywordRuns(keyword).map((run) => [run]) };
}

/** The text that a search text has when a title has the form: Han anywhere, a word or symbol by its beginning. */
export function needleOf({ kind, text }: Run): string {
  return kind === "han" ? text : ` ${text}`;
}

/** Whether a title has the keyword. @param searchText As `searchTextOf` makes it. */
export function hasKeyword({ terms }: KeywordQuery, searchText: string): boolean {
  return terms.every((term) => term.some((run) => searchText.includes(needleOf(run))));
}
