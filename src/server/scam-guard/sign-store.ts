import { sql } from "kysely";
import type { Db } from "../db/db.ts";

/** Of a room's photos at other accounts, for a moderator. */
const MOST_SHOWN = 50;

/** When an account was made, epoch milliseconds; null without one. */
export async function accountMadeAt(db: Db, ownerId: string | null): Promise<number | null> {
  if (ownerId === null) return null;
  const row = await db.selectFrom("account").select("created_at").where("id", "=", ownerId).executeTakeFirst();
  return row === undefined ? null : Date.parse(row.created_at);
}

/** Of a photo that other accounts showed before. */
export interface EarlierAccounts {
  earlierAccounts: number;
  /** Those of them that are deactivated, or of which a moderator has hidden or removed a room. */
  earlierActedOn: number;
}

/** How many other accounts showed one of a room's photos in a room before this one did. */
export async function countEarlierAccounts(db: Db, listingId: string): Promise<EarlierAccounts> {
  const { rows } = await sql<EarlierAccounts>`
    select count(distinct theirs.owner_id) as "earlierAccounts",
      count(distinct theirs.owner_id) filter (where exists (
        select from account where id = theirs.owner_id and not is_active
        union all
        select from moderation_case where poster_id = theirs.owner_id and kind = 'listing' and standing is not null
      )) as "earlierActedOn"
    from ${sameElsewhere(listingId)}
    where theirs.claimed_at < mine.claimed_at`.execute(db);
  return rows[0] ?? { earlierAccounts: 0, earlierActedOn: 0 };
}

/** A photo of a room that is also at another account. */
export interface PhotoElsewhere {
  fileId: string;
  otherFileId: string;
  otherOwnerId: string;
  /** A room that shows it; null where none does any more, such as one that its owner has deleted. */
  otherListingId: string | null;
  /** Whether the other account showed it first. */
  isEarlier: boolean;
}

/** The photos of a room that are also at other accounts, whichever showed them first. */
export async function findPhotosElsewhere(db: Db, listingId: string): Promise<PhotoElsewhere[]> {
  const { rows } = await sql<PhotoElsewhere>`
    select mine.file_id as "fileId", theirs.file_id as "otherFileId", theirs.owner_id as "otherOwnerId",
      shown.listing_id as "otherListingId", theirs.claimed_at < mine.claimed_at as "isEarlier"
    from ${sameElsewhere(listingId)}
    left join listing_photo as shown on shown.owner_id = theirs.owner_id and shown.uuid = theirs.uuid
    order by theirs.claimed_at, theirs.file_id
    limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

/** Photos of a room (mine), and those of other accounts that are the same picture (theirs) and were ever shown. */
function sameElsewhere(listingId: string) {
  return sql`listing_photo
    join photo as mine on mine.owner_id = listing_photo.owner_id and mine.uuid = listing_photo.uuid
      and listing_photo.listing_id = ${listingId}
    join lateral (
      select other_file_id as file_id from photo_match where file_id = mine.file_id
      union all
      select file_id from photo_match where other_file_id = mine.file_id
    ) as same on true
    join photo as theirs on theirs.file_id = same.file_id
      and theirs.owner_id <> mine.owner_id and theirs.claimed_at is not null`;
}
