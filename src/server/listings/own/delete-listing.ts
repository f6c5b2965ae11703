import { lockOwner } from "../../accounts/account-store.ts";
import { noteDirectDeletion } from "../../audit-log/direct-acts.ts";
import type { Trx } from "../../db/db.ts";
import { absentByModerator, absentRow } from "../../removals/absent-row.ts";
import { noteRemoval } from "../../removals/removal-store.ts";
import { fieldsOf, type ListingRow } from "../listing-row.ts";
import { keepRemoved } from "../removed-listing-store.ts";
import { forgetTerms } from "../search/search-term-store.ts";
import { lockListing, removeListing } from "./own-listing-store.ts";

/** Which room is deleted, and by whom. */
export interface ListingDeletion {
  room: Pick<ListingRow, "id" | "owner_id">;
  /** The owner, or a superuser. */
  deleterId: string;
}

/**
 * Deletes a room. Its owner can bring it back, but not what a superuser has deleted, of which the log tells.
 * @throws HttpError 404 for a room that is gone, or that a moderator has removed.
 */
export async function deleteListing(
  trx: Trx,
  { room: { id, owner_id }, deleterId }: ListingDeletion,
  now: Date,
): Promise<void> {
  if (owner_id !== null) await lockOwner(trx, owner_id);
  const row = await lockListing(trx, id);
  if (row === undefined) throw await absentRow(trx, "listing", id);
  if (row.standing === "removed") throw absentByModerator("listing", row.standing);
  if (row.owner_id === deleterId) await keepRemoved(trx, { ...row, owner_id: row.owner_id }, now);
  else await noteDeletion(trx, row, { deleterId, now });
  await removeListing(trx, id);
  await forgetTerms(trx, [row.title]);
  await noteRemoval(trx, id, now);
}

async function noteDeletion(trx: Trx, row: ListingRow, { deleterId, now }: { deleterId: string; now: Date }) {
  const target = { kind: "listing", id: row.id } as const;
  const { title, city, price, price_per_month } = fieldsOf(row);
  const before = { title, city, price, ...(price_per_month != null && { price_per_month }) };
  await noteDirectDeletion(trx, { actorId: deleterId, target, accountId: row.owner_id, now }, before);
}
