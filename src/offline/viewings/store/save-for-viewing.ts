import type { Listing } from "#domain/listing.ts";
import { emptyViewing, MAX_VIEWINGS } from "#domain/viewing.ts";
import { recallClockOffset } from "../../cache/clock-offset.ts";
import { deleteRoomPhotoBytes, dropUnwanted } from "./room-photos.ts";
import { presentViewing, type RoomedRow, type SavedViewing } from "./saved-viewing.ts";
import type { ViewingRow } from "./viewing-row.ts";
import { viewingsDatabase } from "./viewings-database.ts";
import { ViewingLimitError, writeViewing } from "./write-viewing.ts";

/**
 * Keeps a room for a viewing, with everything that is known of it; its photos follow (`storePinnedPhotos`). One that is
 * kept already is brought up to date.
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
      const kept: RoomedRow = { ...row, listing, fetchedAt: fetchedAt ?? now, goneAt: null };
      await db.viewings.put(kept);
      return { row: kept, surplus: await dropUnwanted(listing.id) };
    }),
  );
  await deleteRoomPhotoBytes(saved.surplus);
  return presentViewing(saved.row);
}

/** A viewing about which nothing was noted yet. */
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

/** What changes about a removed viewing that is wanted again: its own photos are those that the server has. */
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
