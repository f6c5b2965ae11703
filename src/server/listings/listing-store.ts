import { sql } from "kysely";
import { DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import type { OwnSort } from "#domain/search/search-criteria.ts";
import type { OpenFilter } from "#domain/search/open-filter.ts";
import type { Db } from "../db/db.ts";
import { LISTING_COLUMNS, type ListingRow } from "./listing-row.ts";
import { matchesFilter } from "./search/filter-sql.ts";
import { inOrder, SORT_COLUMNS } from "./search/order-sql.ts";

export interface PageOf {
  skip: number;
  limit: number;
}

/** A page as a call's query has it. */
export interface PageQuery {
  skip?: number;
  limit?: number;
}

/** The page of a query: a larger limit than the largest is clamped to it (W-10). */
export function pageOf({ skip = 0, limit = DEFAULT_PAGE_SIZE }: PageQuery): PageOf {
  return { skip, limit: Math.min(limit, DEFAULT_PAGE_SIZE) };
}

/** Whether a page with so many rooms is the last one that has any: then they are counted. */
export function isLastPage({ skip, limit }: PageOf, rooms: number): boolean {
  return rooms < limit && (rooms > 0 || skip === 0);
}

/** The columns of an answer, for a statement that is written out: the builder takes 40 µs for them. */
export const ANSWER_COLUMNS = sql.raw(LISTING_COLUMNS.map((name) => `listing.${name}`).join(", "));

/**
 * One page of matching rooms. The ids come out of a covering index alone, and only the rows of the page are
 * fetched.
 */
export async function findOpenListings(
  db: Db,
  filter: OpenFilter,
  sort: OwnSort,
  { skip, limit }: PageOf,
): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select ${ANSWER_COLUMNS}
    from (
      select id from ${roomsWithin(filter, sort.sort_by)} order by ${inOrder(sort)} limit ${limit} offset ${skip}
    ) as page
    join listing using (id)
    order by ${inOrder(sort)}`.execute(db);
  return rows;
}

/**
 * The rooms of a filter, to be sorted. Those in reach of a place are all read from the index by district, but for the newest: the
 * cheapest thousands of the country may lie elsewhere, and each of them would be looked at in the table. The offset keeps the
 * planner from doing that.
 */
function roomsWithin(filter: OpenFilter, sortBy: OwnSort["sort_by"]) {
  const matches = matchesFilter(filter);
  if (filter.reach === null || sortBy === "created_at") return sql`listing where ${matches}`;
  return sql`(select id, ${sql.ref(SORT_COLUMNS[sortBy])} from listing where ${matches} offset 0) as listing`;
}

/** Rows in the order of the ids. */
export function inOrderOf(ids: readonly string[], rows: readonly ListingRow[]): ListingRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The room with this UUID, if it has not ended by the day, and neither its owner nor a moderator has taken it out of the lists. */
export function findOpenListing(db: Db, id: string, today: string): Promise<ListingRow | undefined> {
  return db
    .selectFrom("listing")
    .select(LISTING_COLUMNS)
    .where("id", "=", id)
    .where("end_date", ">=", today)
    .where("state", "=", "active")
    .where("standing", "is", null)
    .where("owner_inactive", "=", false)
    .executeTakeFirst();
}

/** Those of the rooms with these UUIDs that are to be had, in no order. */
export async function findOpenListingsOf(db: Db, ids: readonly string[], today: string): Promise<ListingRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("listing")
    .select(LISTING_COLUMNS)
    .where("id", "=", sql<string>`any (${ids}::uuid[])`)
    .where("live", "=", true)
    .where("end_date", ">=", today)
    .execute();
}

/** The room with this UUID, whatever its state, ended or not, hidden or not. */
export function findListing(db: Db, id: string): Promise<ListingRow | undefined> {
  return db.selectFrom("listing").select(LISTING_COLUMNS).where("id", "=", id).executeTakeFirst();
}
