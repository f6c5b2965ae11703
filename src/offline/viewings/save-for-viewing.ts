import type { Listing } from "#domain/listings/listing.ts";
import { recallClockOffset } from "../cache/clock-offset.ts";
import { changingHere } from "../database/changing-here.ts";
import { dropUnwantedPhotos } from "../database/room-photos.ts";
import { changeDocument } from "../documents/change.ts";
import { restore } from "../documents/edit.ts";
import { shown } from "../documents/parts.ts";
import { seen, unseen, viewing } from "../kinds/viewing.ts";

/**
 * Saves a room for a viewing, with all its data; `storePinnedPhotos` stores its photos. A room that is saved already is
 * updated.
 * @param fetchedAt The server's clock when it answered with the room, epoch milliseconds; now unless told.
 * @throws DocumentLimitError, PhoneFullError
 */
export async function saveForViewing(owner: string, listing: Listing, fetchedAt?: number): Promise<void> {
  const now = Date.now() + (await recallClockOffset());
  const answer = { data: listing, fetchedAt: fetchedAt ?? now };
  await changeDocument(changingHere(viewing, owner, listing.id), unseen(now), (row, at) => {
    const savedAt = shown(row) === null ? now : row.beside.savedAt;
    return { ...restore(viewing, row, at), beside: { ...seen(row.beside, answer), savedAt } };
  });
  await dropUnwantedPhotos(listing.id);
}
