import { sql } from "kysely";
import type { Trx } from "../db/db.ts";
import type { ListingRow } from "../listings/listing-row.ts";

/** A room that moderators have hidden or removed, as it was. */
export type HiddenRoom = Pick<ListingRow, "title" | "description" | "images" | "owner_id" | "contact_info">;

/** Of one poster or contact so many are compared: each lookup is by an index, and short. */
const MOST = 50;

/**
 * Rooms that moderators keep hidden, of the same poster, contact or text as a room: as they were when a moderator acted, for their
 * owner may have changed or deleted them since. Also those of accounts that are deactivated.
 */
export async function findHiddenBeside(
  trx: Trx,
  { id, owner_id, email, contact_info, description }: ListingRow,
): Promise<HiddenRoom[]> {
  const { rows } = await sql<HiddenRoom>`
    select kept.owner_id, kept.content->>'contact_info' as contact_info, kept.content->>'title' as title, kept.content->>'description' as description,
      kept.content->'images' as images
    from (
      select r.* from moderation_case as c join reported_row as r on (r.kind, r.target_id) = (c.kind, c.target_id)
      where c.poster_id = ${owner_id}::uuid and c.kind = 'listing'
      union
      select * from reported_row where kind = 'listing' and content->>'email' = ${email}::text and ${email}::text <> ''
      union
      select * from reported_row where kind = 'listing' and md5(content->>'contact_info') = md5(${contact_info}::text)
      union
      select * from reported_row where kind = 'listing' and md5(content->>'description') = md5(${description}::text)
    ) as kept
    where kept.target_id <> ${id}::uuid and (
      exists (
        select from moderation_case as c
        where (c.kind, c.target_id) = (kept.kind, kept.target_id) and c.standing is not null
      )
      or exists (select from account where account.id = kept.owner_id and not account.is_active)
    )
    order by kept.version desc
    limit ${MOST}`.execute(trx);
  return rows;
}
