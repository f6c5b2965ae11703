import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import { VIEWING_PHOTOS } from "../photos/photo-tables.ts";
import { privatePhotos } from "../photos/private-photo-store.ts";

/** Photos that were taken at viewings, each sent for the notes about one room. */
export const viewingPhotos = privatePhotos({ ...VIEWING_PHOTOS, forColumn: "listing_id" });

/** The photos that a user's viewings name and that were never sent, or were lost with a restore, in the order of their uuids. */
export async function missingPhotosOf(db: Db, ownerId: string): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select distinct named.photo ->> 'uuid' as uuid
    from viewing cross join lateral jsonb_array_elements(viewing.content -> 'photos') as named (photo)
    where viewing.owner_id = ${ownerId} and not exists (
      select from viewing_photo
      where viewing_photo.owner_id = viewing.owner_id and viewing_photo.uuid = (named.photo ->> 'uuid')::uuid
    )
    order by uuid`.execute(db);
  return rows.map(({ uuid }) => uuid);
}
