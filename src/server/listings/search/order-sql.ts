import { sql } from "kysely";
import type { OwnSort } from "#domain/search/search-criteria.ts";

/** The columns of `listing` that rooms are sorted by. */
export const SORT_COLUMNS = {
  created_at: "created_at",
  price: "price_pence",
  begin_date: "begin_date",
  end_date: "end_date",
} as const;

/** A total order of `listing`: the id as second key, so that no room shows on two pages (I-27). */
export function inOrder({ sort_by, order }: OwnSort) {
  return sql.raw(`listing.${SORT_COLUMNS[sort_by]} ${order}, listing.id ${order}`);
}
