import { sql } from "kysely";
import { DAY_MS } from "#domain/durations.ts";
import { instantBefore } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import type { ListingRow } from "../listings/listing-row.ts";

/**
 * Keeps the photos of a room as it is reported, so that moderators see them though their owner takes them out
 * . After its version is kept; photos that are no uploads, such as those of the demo, go nowhere.
 */
export async function keepReportedPhotos(trx: Trx, { id, updated_at, owner_id, images }: ListingRow): Promise<void> {
  const uuids = images.map(({ uuid }) => uuid).filter(isUuid);
  if (owner_id === null || uuids.length === 0) return;
  await sql`
    insert into reported_row_photo (kind, target_id, version, owner_id, uuid)
    select 'listing', ${id}::uuid, ${updated_at}::timestamptz, owner_id, uuid from photo
    where owner_id = ${owner_id} and uuid = any(${uuids}::uuid[])
    on conflict do nothing`.execute(trx);
}

/** As long as a decision may be taken back, and reporters be told so. */
const KEPT_FOR_MS = 180 * DAY_MS;

/** Lets go of photos whose reports were all decided long ago; what no room shows is then swept. @param now ISO text. */
export async function sweepReportedPhotos(db: Db, now: string): Promise<void> {
  const before = instantBefore(now, KEPT_FOR_MS);
  const notSince = sql`decided_at is null or decided_at >= ${before}`;
  await deleteInBatches(
    db,
    "reported_row_photo",
    sql`not exists (
      select from report where (report.kind, report.target_id) = (reported_row_photo.kind, reported_row_photo.target_id)
        and (${notSince})
    ) and not exists (
      select from moderation_case as of_it
      where (of_it.kind, of_it.target_id) = (reported_row_photo.kind, reported_row_photo.target_id)
        and (${notSince})
    )`,
  );
}
