import { sql } from "kysely";
import { MOST_OF_ONE_POSTER } from "#domain/limits.ts";
import type { OpenFilter } from "#domain/search/open-filter.ts";
import type { Db } from "../../db/db.ts";
import type { ListingRow } from "../listing-row.ts";
import { ANSWER_COLUMNS } from "../listing-store.ts";
import { matchesFilter } from "./filter-sql.ts";

/** Of the newest rooms so many are looked at, or as many as are asked for: an account may have no more of them open. */
const LOOKED_AT = 100;

/**
 * The newest rooms for a shelf: of each poster two, and their others behind those of all. None is left out that would be there
 * without it but for want of room. Demo rooms have no poster.
 */
export async function findNewestRooms(db: Db, filter: OpenFilter, limit: number): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select ${ANSWER_COLUMNS}
    from (
      select id, owner_id is not null and row_number() over (
        partition by owner_id order by created_at desc, id desc
      ) > ${MOST_OF_ONE_POSTER}::int as is_further
      from (
        select id, owner_id, created_at from listing where ${matchesFilter(filter)}
        order by listing.created_at desc, listing.id desc limit ${Math.max(LOOKED_AT, limit)}
      ) as newest
    ) as page
    join listing using (id)
    order by page.is_further, listing.created_at desc, listing.id desc
    limit ${limit}`.execute(db);
  return rows;
}
