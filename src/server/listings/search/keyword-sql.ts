import { sql, type Expression, type SqlBool } from "kysely";
import { cutToken, hanPairs, type Run } from "#domain/search/keyword.ts";
import { needlesOf, type KeywordQuery, type Term } from "#domain/search/keyword-query.ts";

/**
 * The keyword as a condition on a search_text: plain substrings, so that no character is a wildcard (I-30). True of every
 * room where there are no terms.
 */
export function hasKeyword({ terms }: KeywordQuery): Expression<SqlBool> {
  if (terms.length === 0) return sql<SqlBool>`true`;
  const conditions = terms.map((term) => {
    const needles = needlesOf(term).map((needle) => sql<SqlBool>`strpos(search_text, ${needle}) > 0`);
    return sql<SqlBool>`(${sql.join(needles, sql` or `)})`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * The keyword as a condition that the token index answers; lets a few rooms through that have it not.
 * @param without A fact that rooms must not have.
 */
export function mayHaveKeyword(query: KeywordQuery, without?: string): Expression<SqlBool> {
  const text = without === undefined ? tsqueryOf(query) : `${tsqueryOf(query)} & !${quoted(without)}`;
  return sql<SqlBool>`search_tsv @@ ${text}::tsquery`;
}

/** Whether a room is indexed by this token. */
export function hasToken(token: string): Expression<SqlBool> {
  return sql<SqlBool>`search_tsv @@ ${quoted(token)}::tsquery`;
}

/** The query in PostgreSQL's tsquery form: finds every match, and for longer Han runs some that are none. */
function tsqueryOf({ terms }: KeywordQuery): string {
  return terms.map((term) => `(${alternativesOf(term).join(" | ")})`).join(" & ");
}

function alternativesOf({ forms, facts }: Term): string[] {
  return [...forms.map((run) => `(${lexemesOf(run)})`), ...facts.map(quoted)];
}

function lexemesOf({ kind, text }: Run): string {
  if (kind === "han") return hanPairs(text).map(quoted).join(" & ");
  return kind === "word" ? `${quoted(cutToken(text))}:*` : quoted(text);
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, "$&$&")}'`;
}
