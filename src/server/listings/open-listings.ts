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

/**
 * One page of matching rooms. The ids come out of a covering index alone, and only the rows of the page are
 * fetched; the id as second key makes the order total, so that no room shows on two pages (I-27).
 */
export function findOpenListings(
  db: Kysely<Tables>,
  filter: OpenFilter,
  { sort_by, order }: Sort,
  { skip, limit }: PageOf,
): Promise<ListingRow[]> {
  const column = SORT_COLUMNS[sort_by];
  const page = db
    .selectFrom("listing")
    .select("id")
    .where(matchesFilter(filter))
    .orderBy(column, order)
    .orderBy("id", order)
    .limit(limit)
    .offset(skip)
    .as("page");
  return db
    .selectFrom(page)
    .innerJoin("listing", "listing.id", "page.id")
    .select(LISTING_COLUMNS.map((name) => `listing.${name}` as const))
    .orderBy(`listing.${column}`, order)
    .orderBy("listing.id", order)
    .execute();
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

/** Open rooms in the order of the ids; one that no longer matches the filter is left out. */
export async function findInOrder(
  db: Kysely<Tables>,
  ids: readonly string[],
  filter: OpenFilter,
): Promise<ListingRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("listing")
    .select(LISTING_COLUMNS)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .where(matchesFilter(filter))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
