import { sql, type Expression, type SqlBool } from "kysely";
import { DEFAULT_SORT } from "#domain/search/search-criteria.ts";
import type { OpenFilter } from "#domain/search/open-filter.ts";
import type { Db } from "../../db/db.ts";
import type { ListingRow } from "../listing-row.ts";
import { ANSWER_COLUMNS, type PageOf } from "../listing-store.ts";
import { matchesFilterOf } from "./filter-sql.ts";
import type { Found } from "./filter-search.ts";
import { inOrder } from "./order-sql.ts";
import { isByTravel, type RoomOrder } from "./room-order.ts";

/** More rooms that wait for a look are not found by one search: that many are a flood. */
const MOST = 100;

/**
 * Rooms that match and wait for a moderator's look (A-90). There are few, in an index of their own: the searches' covering indexes
 * need not know them.
 */
export async function findUnchecked(
  db: Db,
  filter: OpenFilter,
  order: RoomOrder,
  also: Expression<SqlBool> = sql<SqlBool>`true`,
): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select ${ANSWER_COLUMNS} from listing
    where ${matchesFilterOf(sql`listing.awaits_check`, filter)} and ${also}
    order by ${inOrder(isByTravel(order) ? DEFAULT_SORT : order)} limit ${MOST}`.execute(db);
  return rows;
}

/** A page of a search with the rooms that wait for a look behind all others. @param found The page without them. */
export function withUnchecked(found: Found, unchecked: readonly ListingRow[], { skip, limit }: PageOf): Found {
  if (unchecked.length === 0) return found;
  const { rows, total } = found;
  const from = Math.max(0, skip - total.count);
  const further = unchecked.slice(from, from + limit - rows.length);
  return { rows: [...rows, ...further], total: { ...total, count: total.count + unchecked.length } };
}
