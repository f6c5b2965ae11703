import { textBytes } from "../viewings/store/saved-viewing.ts";
import type { ViewingRow } from "../viewings/store/viewing-row.ts";
import { viewingsDatabase } from "../viewings/store/viewings-database.ts";
import { byOwner, partOf, together, type UsagePart } from "./usage-part.ts";

export interface ViewingsUsage {
  /** Rooms saved for a viewing, with what was noted. */
  rooms: UsagePart;
  /** The rooms' photos and those taken at viewings. */
  photos: UsagePart;
  others: UsagePart;
}

/** What an owner keeps for viewings, and how much of the others'. */
export async function viewingsUsage(owner: string): Promise<ViewingsUsage> {
  const db = viewingsDatabase();
  const [rows, ownPhotos, roomPhotos] = await Promise.all([
    db.viewings.toArray(),
    db.photos.toArray(),
    db.roomPhotos.toArray(),
  ]);
  const [own, others] = byOwner(rows, owner);
  const [taken, takenByOthers] = byOwner(
    ownPhotos.map((photo) => ({ owner: photo.owner, bytes: photo.size })),
    owner,
  );
  const pinned = new Set(own.map(({ id }) => id));
  const ofOthers = roomPhotos.filter(({ roomId }) => !pinned.has(roomId));
  return {
    rooms: partOf(own.filter(({ isRemoved }) => !isRemoved).map(sized)),
    photos: together(partOf(roomPhotos.filter(({ roomId }) => pinned.has(roomId))), partOf(taken)),
    others: together(partOf(others.map(sized)), { ...partOf([...ofOthers, ...takenByOthers]), count: 0 }),
  };
}

function sized(row: ViewingRow): { bytes: number } {
  return { bytes: textBytes(row) };
}
