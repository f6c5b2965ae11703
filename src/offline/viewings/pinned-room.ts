import type { Listing } from "#domain/listings/listing.ts";
import { recallClockOffset } from "../cache/clock-offset.ts";
import { changingHere } from "../database/changing-here.ts";
import { documentOf } from "../database/live.ts";
import { dropUnwantedPhotos } from "../database/room-photos.ts";
import { DOCUMENTS_DATABASE } from "../databases/database-names.ts";
import { hasDatabase } from "../databases/has-database.ts";
import { readOrDefault } from "../databases/storage-errors.ts";
import { changeBeside } from "../documents/change.ts";
import { missed, seen, viewing } from "../kinds/viewing.ts";
import { isShown } from "./saved-viewing.ts";

/* The room beside a viewing, as screens that show rooms read and write it. None of it makes a database, or fails. */

/** The stored room of a viewing; undefined when its owner has not saved it. */
export async function pinnedRoom(
  owner: string,
  id: string,
): Promise<{ listing: Listing; fetchedAt: number } | undefined> {
  if (!(await hasDatabase(DOCUMENTS_DATABASE))) return undefined;
  const row = await readOrDefault(() => documentOf(owner, "viewing", id), undefined);
  return isShown(row) ? row.beside : undefined;
}

/**
 * Updates the stored room of a viewing from a server's answer. Does nothing for a room that this owner has not saved,
 * and with an answer that is older than the stored room.
 * @param fetchedAt The server's clock when it answered, epoch milliseconds.
 */
export async function refreshPinned(owner: string, id: string, listing: Listing, fetchedAt: number): Promise<void> {
  if (!(await hasDatabase(DOCUMENTS_DATABASE))) return;
  await readOrDefault(async () => {
    await changeBeside(changingHere(viewing, owner, id), (beside) => seen(beside, { data: listing, fetchedAt }));
    await dropUnwantedPhotos(id);
  }, undefined);
}

/** Marks a stored room as deleted, or taken out of the lists, on the server. Its copy stays on the phone, with a notice. */
export async function markPinnedGone(owner: string, id: string): Promise<void> {
  if (!(await hasDatabase(DOCUMENTS_DATABASE))) return;
  await readOrDefault(async () => {
    const now = Date.now() + (await recallClockOffset());
    await changeBeside(changingHere(viewing, owner, id), (beside) => missed(beside, now));
  }, undefined);
}
