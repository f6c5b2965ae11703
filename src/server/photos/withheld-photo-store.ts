import { sql } from "kysely";
import type { Db } from "../db/db.ts";

// A photo may be in several rooms, and of the same bytes there may be several photos: one that a room shows to everybody, or that
// is in no room yet, has its files shown.
const SHOWN_NOWHERE_ELSE = sql`not exists (
  select from photo as other
  where other.file_id = photo.file_id
    and (
      exists (
        select from listing_photo as shown join listing on listing.id = shown.listing_id
        where shown.owner_id = other.owner_id and shown.uuid = other.uuid
          and listing.standing is null and not listing.owner_inactive
      )
      or not exists (
        select from listing_photo as hidden where hidden.owner_id = other.owner_id and hidden.uuid = other.uuid
        union all
        select from removed_listing_photo as removed where removed.owner_id = other.owner_id and removed.uuid = other.uuid
        union all
        select from reported_row_photo as reported where reported.owner_id = other.owner_id and reported.uuid = other.uuid
      )
    )
)`;

/**
 * The files that only rooms show which their owners have deleted, or which are hidden, and those that are kept for a report
 * alone.
 */
export async function withheldFiles(db: Db): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    select distinct photo.file_id
    from (
      select owner_id, uuid from removed_listing_photo
      union all
      select owner_id, uuid from reported_row_photo
      union all
      select shown.owner_id, shown.uuid
      from listing join listing_photo as shown on shown.listing_id = listing.id
      where listing.standing is not null or listing.owner_inactive
    ) as kept
    join photo on photo.owner_id = kept.owner_id and photo.uuid = kept.uuid
    where ${SHOWN_NOWHERE_ELSE}`.execute(db);
  return rows.map(({ file_id }) => file_id);
}

/** Whether that is so of one of them now. */
export async function isWithheld(db: Db, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    select from photo where photo.file_id = ${fileId} and ${SHOWN_NOWHERE_ELSE} limit 1`.execute(db);
  return rows.length > 0;
}
