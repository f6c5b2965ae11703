import { sql, type Expression, type SqlBool } from "kysely";
import { cutToken, hanPairs, type Run } from "#domain/search/keyword.ts";
import { needleOf, type KeywordQuery } from "#domain/search/keyword-query.ts";

/** The keyword as a condition on a search_text: plain substrings, so that no character is a wildcard (I-30). */
export function hasKeyword({ terms }: KeywordQuery): Expression<SqlBool> {
  const conditions = terms.map((term) => {
    const forms = term.map((run) => sql<SqlBool>`strpos(search_text, ${needleOf(run)}) > 0`);
    return sql<SqlBool>`(${sql.join(forms, sql` or `)})`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** The keyword as a condition that the token index answers; lets a few rooms through that have it not. */
export function mayHaveKeyword(query: KeywordQuery): Expression<SqlBool> {
  return sql<SqlBool>`search_tsv @@ ${tsqueryOf(query)}::tsquery`;
}

/** The query in PostgreSQL's tsquery form: finds every match, and for longer Han runs some that are none. */
function tsqueryOf({ terms }: KeywordQuery): string {
  return terms.map((term) => `(${term.map(lexemesOf).join(" | ")})`).join(" & ");
}

function lexemesOf({ kind, text }: Run): string {
  if (kind === "han") return hanPairs(text).map(quoted).join(" & ");
  return kind === "word" ? `${quoted(cutToken(text))}:*` : quoted(text);
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, "$&$&")}'`;
}
