import { sql, type Expression, type SqlBool } from "kysely";
import { MOST_NEW_ROOMS } from "#domain/saved-searches/saved-search.ts";
import type { Db } from "../db/db.ts";

/** What makes a found room new: found since its owner last looked, and still to be had. `saved_search`, `found` and `listing` are joined. */
export function isNewRoom(today: string): Expression<SqlBool> {
  return sql<SqlBool>`(found.found_at > saved_search.last_seen_at and listing.live and listing.end_date >= ${today})`;
}

/** Rooms that are new in an account's saved searches, each counted once, up to as many as are counted: what a badge says. */
export async function countNewRooms(db: Db, accountId: string, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select distinct found.listing_id
      from saved_search join saved_search_match as found on found.saved_search_id = saved_search.id
      join listing on listing.id = found.listing_id
      where saved_search.owner_id = ${accountId} and ${isNewRoom(today)}
      limit ${MOST_NEW_ROOMS}
    ) as new_room`.execute(db);
  return rows[0]?.count ?? 0;
}
