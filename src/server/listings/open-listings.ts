import { sql, type Kysely } from "kysely";
import type { Sort } from "#domain/search-criteria.ts";
import type { Tables } from "../db/tables.ts";
import { LISTING_COLUMNS, type ListingRow } from "./listing-row.ts";
import { matchesFilter, type OpenFilter } from "./open-filter.ts";

export interface PageOf {
  skip: number;
  limit: number;
}

export const SORT_COLUMNS = {
  created_at: "created_at",
  price: "price_pence",
  begin_date: "begin_date",
  end_date: "end_date",
} as const;

const COLUMNS = sql.raw(LISTING_COLUMNS.map((name) => `listing.${name}`).join(", "));

/**
 * One page of matching rooms. The ids come out of a covering index alone, and only the rows of the page are
 * fetched; the id as second key makes the order total, so that no room shows on two pages (I-27).
 */
export async function findOpenListings(
  db: Kysely<Tables>,
  filter: OpenFilter,
  { sort_by, order }: Sort,
  { skip, limit }: PageOf,
): Promise<ListingRow[]> {
  const inOrder = sql.raw(`listing.${SORT_COLUMNS[sort_by]} ${order}, listing.id ${order}`);
  // Written out because the builder takes 40 µs for it, at every search.
  const { rows } = await sql<ListingRow>`
    select ${COLUMNS}
    from (
      select id from listing where ${matchesFilter(filter)} order by ${inOrder} limit ${limit} offset ${skip}
    ) as page
    join listing using (id)
    order by ${inOrder}`.execute(db);
  return rows;
}

/** The room with this UUID, if it has not ended by the day. */
export function findOpenListing(db: Kysely<Tables>, id: string, today: string): Promise<ListingRow | undefined> {
  return db
    .selectFrom("listing")
    .select(LISTING_COLUMNS)
    .where("id", "=", id)
    .where("end_date", ">=", today)
    .executeTakeFirst();
}

/** The room with this UUID, ended or not. */
export function findListing(db: Kysely<Tables>, id: string): Promise<ListingRow | undefined> {
  return db.selectFrom("listing").select(LISTING_COLUMNS).where("id", "=", id).executeTakeFirst();
}
