import type { Caller } from "../http/calls/caller.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import type { Db } from "../db/db.ts";
import { HttpError } from "../http/errors/http-error.ts";
import { absentByModerator, absentRow, isHidden } from "../removals/absent-row.ts";
import type { ListingRow } from "./listing-row.ts";
import { findListing } from "./listing-store.ts";

/** A room as this caller may read it, ended or not. @throws HttpError 404, with why where its owner has said so. */
export async function readableRoom(db: Db, id: string, caller: Caller): Promise<ListingRow> {
  const row = isUuid(id) ? await findListing(db, id) : undefined;
  if (row === undefined) throw await absentRow(db, "listing", id);
  const isOwn = row.owner_id === caller.userId || caller.isSuperuser;
  refuseModerated(row, isOwn);
  if (row.state !== "active" && !isOwn) throw new HttpError(`listing_${row.state}`, OUT_OF_LISTS[row.state]);
  return row;
}

/** @throws HttpError 404 for a room that is removed, and to others than its owner also for one that is hidden. */
function refuseModerated(row: ListingRow, isOwn: boolean): void {
  if (row.standing === "removed") throw absentByModerator("listing", row.standing);
  if (isHidden(row) && !isOwn) throw absentByModerator("listing", "hidden");
}

const OUT_OF_LISTS = {
  paused: "The owner has paused this room",
  let: "This room has been let",
} as const;
