import type { Listing } from "#domain/listings/listing.ts";
import { emptyViewing, MAX_VIEWINGS } from "#domain/viewings/viewing.ts";
import { recallClockOffset } from "../../cache/clock-offset.ts";
import { withKnownContact } from "../../kinds/known-contact.ts";
import { deleteRoomPhotoBytes, dropUnwanted } from "./room-photos.ts";
import { presentViewing, type RoomedRow, type SavedViewing } from "./saved-viewing.ts";
import type { ViewingRow } from "./viewing-row.ts";
import { viewingsDatabase } from "./viewings-database.ts";
import { ViewingLimitError, writeViewing } from "./write-viewing.ts";

/**
 * Saves a room for a viewing, with all its data; `storePinnedPhotos` stores its photos. A room that is saved already is
 * updated.
 * @param fetchedAt The server's clock when it answered with the room, epoch milliseconds; now unless told.
 * @throws ViewingLimitError, PhoneFullError
 */
export async function saveForViewing(owner: string, listing: Listing, fetchedAt?: number): Promise<SavedViewing> {
  const now = Date.now() + (await recallClockOffset());
  const db = viewingsDatabase();
  const saved = await writeViewing(async () =>
    db.transaction("rw", db.viewings, db.roomPhotos, async () => {
      const known = await db.viewings.get([owner, listing.id]);
      if (known === undefined || known.isRemoved) await refuseTooMany(owner);
      const row = { ...(known ?? newRow(owner, listing.id, now)), ...revived(known, now) };
      const seen = withKnownContact(listing, row.listing);
      const kept: RoomedRow = { ...row, listing: seen, fetchedAt: fetchedAt ?? now, goneAt: null };
      await db.viewings.put(kept);
      return { row: kept, surplus: await dropUnwanted(listing.id) };
    }),
  );
  await deleteRoomPhotoBytes(saved.surplus);
  return presentViewing(saved.row);
}

/** A viewing without notes. */
export function newRow(owner: string, id: string, savedAt: number): ViewingRow {
  return {
    owner,
    id,
    listing: null,
    fetchedAt: 0,
    goneAt: null,
    savedAt,
    content: emptyViewing,
    base: null,
    isDirty: true,
    isRemoved: false,
    mayHaveArrived: false,
    isRefused: false,
    revision: 1,
  };
}

/** The changes that restore a removed viewing: of its own photos, those that the server has are left. */
function revived(known: ViewingRow | undefined, now: number): Partial<ViewingRow> {
  if (known?.isRemoved !== true) return {};
  const onServer = new Set(known.base?.content.photos.map(({ uuid }) => uuid));
  const photos = known.content.photos.filter(({ uuid }) => onServer.has(uuid));
  const content = { ...known.content, photos };
  return { content, isRemoved: false, isDirty: true, isRefused: false, savedAt: now, revision: known.revision + 1 };
}

async function refuseTooMany(owner: string): Promise<void> {
  const rows = viewingsDatabase().viewings.where("owner").equals(owner);
  const count = await rows.filter(({ isRemoved }) => !isRemoved).count();
  if (count >= MAX_VIEWINGS) throw new ViewingLimitError("There are as many viewings as there may be");
}
