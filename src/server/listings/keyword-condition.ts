import { sql, type Expression, type SqlBool } from "kysely";
import type { Sort } from "#domain/search-criteria.ts";
import { needleOf, type KeywordQuery } from "#domain/keyword-query.ts";
import { tsqueryOf } from "./tsquery.ts";
import { SORT_COLUMNS } from "./open-listings.ts";

/** The keyword as a condition on a search_text: plain substrings, so that no character is a wildcard (I-30). */
export function hasKeyword({ terms }: KeywordQuery, column = "search_text"): Expression<SqlBool> {
  const conditions = terms.map((term) => {
    const forms = term.map((run) => sql<SqlBool>`strpos(${sql.ref(column)}, ${needleOf(run)}) > 0`);
    return sql<SqlBool>`(${sql.join(forms, sql` or `)})`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** The keyword as a condition that the token index answers; lets a few rooms through that have it not. */
export function mayHaveKeyword(query: KeywordQuery): Expression<SqlBool> {
  return sql<SqlBool>`search_tsv @@ ${tsqueryOf(query)}::tsquery`;
}

/**
 * A sort order for few rows, equal ones newest first. The planner would rather walk a sort column's index through
 * everything than sort few matches; it cannot walk an expression.
 */
export function sortedInMemory({ sort_by, order }: Sort): ReturnType<typeof sql> {
  const direction = sql.raw(order);
  if (sort_by === "created_at") return sql`created_at + interval '0' ${direction}, id ${direction}`;
  return sql`${sql.ref(SORT_COLUMNS[sort_by])} + 0 ${direction}, created_at desc, id desc`;
}
