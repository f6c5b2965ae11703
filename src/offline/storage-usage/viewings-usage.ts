import { documentsDatabase } from "../database/documents-database.ts";
import { roomPhotos } from "../database/room-photos.ts";
import { contentOf, shown } from "../documents/parts.ts";
import type { PhotoRow } from "../documents/photo-row.ts";
import type { DocumentRow } from "../documents/row.ts";
import { textBytes } from "../viewings/saved-viewing.ts";
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
  const db = documentsDatabase();
  const [documents, ownPhotos, photosOfRooms] = await Promise.all([
    db.table<DocumentRow>("documents").toArray(),
    db.table<PhotoRow>("photos").toArray(),
    roomPhotos().toArray(),
  ]);
  const rows = documents.filter(
    (row): row is DocumentRow<"viewing"> => row.kind === "viewing" && contentOf(row) !== null,
  );
  const [own, others] = byOwner(rows, owner);
  const [taken, takenByOthers] = byOwner(
    ownPhotos.map((photo) => ({ owner: photo.owner, bytes: photo.size })).filter(({ bytes }) => bytes > 0),
    owner,
  );
  const pinned = new Set(own.map(({ id }) => id));
  const ofOthers = photosOfRooms.filter(({ roomId }) => !pinned.has(roomId));
  return {
    rooms: partOf(own.filter((row) => shown(row) !== null).map(sized)),
    photos: together(partOf(photosOfRooms.filter(({ roomId }) => pinned.has(roomId))), partOf(taken)),
    others: together(partOf(others.map(sized)), { ...partOf([...ofOthers, ...takenByOthers]), count: 0 }),
  };
}

function sized(row: DocumentRow<"viewing">): { bytes: number } {
  return { bytes: textBytes(row) };
}
