import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import type { ListingRow } from "../listings/listing-row.ts";
import type { RequestRow } from "../tenant-requests/request-row.ts";
import { isRecommended } from "../tenant-requests/request-store.ts";

/** The newest requests of a city that are looked at for one room: older ones rarely still wait. */
const LOOKED_AT = 500;

/**
 * Open requests of others that a room may fit: of its city, within their budget, for its kind of building, with a day in
 * common. What is left is judged by the ranking itself. None of posters who take no offers from the room's owner, and none that waits
 * for a moderator's look.
 * @param today The London day.
 */
export async function findWantingRequests(db: Db, room: ListingRow, today: string): Promise<RequestRow[]> {
  const wanting = db
    .selectFrom("tenant_request")
    .selectAll()
    .where("city", "=", room.city)
    .where("end_date", ">=", today)
    .where(isRecommended)
    .where((request) =>
      request.or([
        request("price_upper_bound_pence", "is", null),
        request("price_upper_bound_pence", ">=", room.price_pence),
      ]),
    )
    .where("property_type", "in", ["any", room.property_type])
    .where("begin_date", "<=", room.end_date)
    .where("end_date", ">=", room.begin_date)
    .where((request) => sql<boolean>`${request.ref("owner_id")} is distinct from ${room.owner_id}`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(LOOKED_AT);
  if (room.owner_id === null) return wanting.execute();
  const muters = db.selectFrom("offer_mute").select("recipient_id").where("sender_id", "=", room.owner_id);
  return wanting
    .where((request) => request.or([request("owner_id", "is", null), request("owner_id", "not in", muters)]))
    .execute();
}
