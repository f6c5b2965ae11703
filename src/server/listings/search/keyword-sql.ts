import { sql, type Expression, type SqlBool } from "kysely";
import { needleOf, type KeywordQuery } from "#domain/keyword-query.ts";
import { tsqueryOf } from "../tsquery.ts";

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
