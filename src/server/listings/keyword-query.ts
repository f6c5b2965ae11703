import { hanPairs, cutToken, keywordRuns, type Run } from "#domain/keyword.ts";

/**
 * What a title must have: every term, each in one of its forms. A form is a run as src/domain/keyword.ts makes
 * them; only a corrected word has more than one.
 */
export interface KeywordQuery {
  terms: readonly Term[];
}

export type Term = readonly Run[];

export function keywordQuery(keyword: string): KeywordQuery {
  return { terms: keywordRuns(keyword).map((run) => [run]) };
}

/** The text that a search_text has when a title has the form: Han anywhere, a word or symbol by its beginning. */
export function needleOf({ kind, text }: Run): string {
  return kind === "han" ? text : ` ${text}`;
}

/** The query in PostgreSQL's tsquery form: finds every match, and for longer Han runs some that are none. */
export function tsqueryOf({ terms }: KeywordQuery): string {
  return terms.map((term) => `(${term.map(lexemesOf).join(" | ")})`).join(" & ");
}

function lexemesOf({ kind, text }: Run): string {
  if (kind === "han") return hanPairs(text).map(quoted).join(" & ");
  return kind === "word" ? `${quoted(cutToken(text))}:*` : quoted(text);
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, "$&$&")}'`;
}
