import { sql } from "kysely";
import type { OpenFilter } from "#domain/search/open-filter.ts";
import type { Db } from "../../db/db.ts";
import { ANSWER_COLUMNS, inOrderOf, type PageOf } from "../listing-store.ts";
import type { ListingRow } from "../listing-row.ts";
import { matchesFilter } from "./filter-sql.ts";
import type { TravelOrder } from "./room-order.ts";
import { travelTableTo } from "./travel-tables.ts";

/**
 * One page of matching rooms by how long it takes from their district to a place, in each district the newest first, and last
 * those of no known district. Districts are looked up one after the other in their index until the page is full, so that its cost
 * is that of the rooms before it and of those in its last district.
 */
export async function findByTravel(
  db: Db,
  filter: OpenFilter,
  order: TravelOrder,
  { skip, limit }: PageOf,
): Promise<ListingRow[]> {
  const districts = districtsInOrder(order);
  const near = await idsIn(db, districts, filter, { skip, limit });
  const isFull = near.length === limit || filter.reach !== null;
  const far = isFull ? [] : await idsElsewhere(db, districts, filter, { skip, limit: limit - near.length });
  return rowsOf(db, [...near, ...far]);
}

function districtsInOrder({ place, order }: TravelOrder): readonly string[] {
  const { byTime } = travelTableTo(place);
  return order === "asc" ? byTime : byTime.toReversed();
}

/** Districts in an order: the rooms that are joined to them stay in it. */
export function inDistricts(districts: readonly string[]) {
  return sql`(
    select code, place from unnest(${districts}::text[]) with ordinality as district (code, place) order by place
  ) as district`;
}

// The rooms of the districts are sorted district by district.
function roomsIn(districts: readonly string[], filter: OpenFilter) {
  return sql`
    ${inDistricts(districts)}
    join listing on district_of(listing.search_text) = district.code
    where ${matchesFilter(filter)}`;
}

async function idsIn(
  db: Db,
  districts: readonly string[],
  filter: OpenFilter,
  { skip, limit }: PageOf,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select listing.id from ${roomsIn(districts, filter)}
    order by district.place, listing.created_at desc, listing.id desc
    limit ${limit} offset ${skip}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of the rooms in no known district, those that come when all others have been shown. */
async function idsElsewhere(
  db: Db,
  districts: readonly string[],
  filter: OpenFilter,
  { skip, limit }: PageOf,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with before as materialized (select count(*)::int as rooms from ${roomsIn(districts, filter)})
    select listing.id from listing
    where ${matchesFilter(filter)} and coalesce(district_of(listing.search_text), '') <> all(${districts}::text[])
    order by listing.created_at desc, listing.id desc
    limit ${limit} offset (select greatest(0, ${skip}::int - rooms) from before)`.execute(db);
  return rows.map(({ id }) => id);
}

async function rowsOf(db: Db, ids: readonly string[]): Promise<ListingRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ListingRow>`
    select ${ANSWER_COLUMNS} from listing where id = any(${ids}::uuid[])`.execute(db);
  return inOrderOf(ids, rows);
}
