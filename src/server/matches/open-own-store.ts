import type { Db } from "../db/db.ts";
import { LISTING_COLUMNS, type ListingRow } from "../listings/listing-row.ts";
import type { RequestRow } from "../tenant-requests/request-row.ts";
import { isRecommended } from "../tenant-requests/request-store.ts";

/** A person's rooms and requests that are recommended to others; of each the newest. */
export async function findOpenOwn(
  db: Db,
  ownerId: string,
  { today, most }: { today: string; most: number },
): Promise<{ rooms: ListingRow[]; requests: RequestRow[] }> {
  const [rooms, requests] = await Promise.all([
    db
      .selectFrom("listing")
      .select(LISTING_COLUMNS)
      .where("owner_id", "=", ownerId)
      .where("live", "=", true)
      .where("end_date", ">=", today)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(most)
      .execute(),
    db
      .selectFrom("tenant_request")
      .selectAll()
      .where("owner_id", "=", ownerId)
      .where("end_date", ">=", today)
      .where(isRecommended)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(most)
      .execute(),
  ]);
  return { rooms, requests };
}
