import type { Listing } from "#domain/listing.ts";
import { VIEWINGS_DATABASE } from "../../databases/database-names.ts";
import { recallClockOffset } from "../../cache/clock-offset.ts";
import { hasDatabase } from "../../databases/has-database.ts";
import { readOrDefault } from "../../databases/storage-errors.ts";
import { deleteRoomPhotoBytes, dropUnwanted } from "./room-photos.ts";
import { viewingsDatabase } from "./viewings-database.ts";

/**
 * Brings the room of a viewing up to date with what the server has just said of it. Does nothing for a room that this
 * owner does not keep, and with an answer that is older than what is kept.
 * @param fetchedAt The server's clock when it answered, epoch milliseconds.
 */
export async function refreshPinned(owner: string, id: string, listing: Listing, fetchedAt: number): Promise<void> {
  if (!(await hasDatabase(VIEWINGS_DATABASE))) return;
  const db = viewingsDatabase();
  await readOrDefault(async () => {
    const surplus = await db.transaction("rw", db.viewings, db.roomPhotos, async () => {
      const row = await db.viewings.get([owner, id]);
      if (row === undefined || row.fetchedAt > fetchedAt) return [];
      await db.viewings.put({ ...row, listing, fetchedAt, goneAt: null });
      return dropUnwanted(id);
    });
    await deleteRoomPhotoBytes(surplus);
  }, undefined);
}

/** Notes that the server has no such room any more. What is kept of it stays, and says so from now on. */
export async function markPinnedGone(owner: string, id: string): Promise<void> {
  if (!(await hasDatabase(VIEWINGS_DATABASE))) return;
  const db = viewingsDatabase();
  await readOrDefault(async () => {
    const now = Date.now() + (await recallClockOffset());
    await db.transaction("rw", db.viewings, async () => {
      const row = await db.viewings.get([owner, id]);
      if (row !== undefined && row.goneAt === null) await db.viewings.put({ ...row, goneAt: now });
    });
  }, undefined);
}
