import type { Listing } from "#domain/listings/listing.ts";
import { VIEWINGS_DATABASE } from "../../databases/database-names.ts";
import { recallClockOffset } from "../../cache/clock-offset.ts";
import { hasDatabase } from "../../databases/has-database.ts";
import { readOrDefault } from "../../databases/storage-errors.ts";
import { withKnownContact } from "../../kinds/known-contact.ts";
import { deleteRoomPhotoBytes, dropUnwanted } from "./room-photos.ts";
import { viewingsDatabase } from "./viewings-database.ts";

/**
 * Updates the stored room of a viewing from a server's answer. Does nothing for a room that this owner has not saved,
 * and with an answer that is older than the stored room.
 * @param fetchedAt The server's clock when it answered, epoch milliseconds.
 */
export async function refreshPinned(owner: string, id: string, listing: Listing, fetchedAt: number): Promise<void> {
  if (!(await hasDatabase(VIEWINGS_DATABASE))) return;
  const db = viewingsDatabase();
  await readOrDefault(async () => {
    const surplus = await db.transaction("rw", db.viewings, db.roomPhotos, async () => {
      const row = await db.viewings.get([owner, id]);
      if (row === undefined || row.fetchedAt > fetchedAt) return [];
      await db.viewings.put({ ...row, listing: withKnownContact(listing, row.listing), fetchedAt, goneAt: null });
      return dropUnwanted(id);
    });
    await deleteRoomPhotoBytes(surplus);
  }, undefined);
}

/** Marks a stored room as deleted, or taken out of the lists, on the server. Its copy stays on the phone, with a notice. */
export async function markPinnedGone(owner: string, id: string): Promise<void> {
  if (!(await hasDatabase(VIEWINGS_DATABASE))) return;
  const db = viewingsDatabase();
  await readOrDefault(async () => {
    const now = Date.now() + (await recallClockOffset());
    await db.transaction("rw", db.viewings, async () => {
      const row = await db.viewings.get([owner, id]);
      if (row !== undefined) await db.viewings.put({ ...row, goneAt: row.goneAt ?? now, missedAt: now });
    });
  }, undefined);
}
