import type { Db } from "../db/db.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import type { ListingRow } from "../listings/listing-row.ts";
import { findListing } from "../listings/listing-store.ts";
import { absentRow, isHidden } from "../removals/absent-row.ts";
import type { ScamGuard } from "./scam-guard.ts";

/** The call under /api/v1/items that says why to look twice at a room. */
export function serveScamGuard(calls: CallServer, { db, guard }: { db: Db; guard: ScamGuard }): void {
  calls.serve("readListingWarnings", async ({ params, caller }) => {
    const room = isUuid(params.id) ? await findListing(db, params.id) : undefined;
    const isTheirs = caller !== null && (room?.owner_id === caller.userId || caller.isSuperuser);
    // As for the room itself: who may not read it learns nothing about it.
    if (room === undefined || (!isShown(room) && !isTheirs)) throw await absentRow(db, "listing", params.id);
    return { signs: await guard.signsOf(room) };
  });
}

/** Whether everybody may read it: its owner has not taken it out of the lists, nor has a moderator. */
function isShown(room: ListingRow): boolean {
  return room.state === "active" && !isHidden(room);
}
