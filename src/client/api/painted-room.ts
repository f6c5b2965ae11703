import { PAINTED_ROOM_ID, type PaintedRoom } from "#contract/painted-room.ts";
import type { Answer } from "#contract/call.ts";
import type { Listing } from "#domain/listings/listing.ts";

/** The room that came with the document; null where another one did, or none. */
export function paintedRoom(id: string): Answer<Listing> | null {
  const block = document.getElementById(PAINTED_ROOM_ID)?.textContent ?? null;
  if (block === null) return null;
  const { listing, fetchedAt } = JSON.parse(block) as PaintedRoom;
  return listing.id === id ? { data: listing, fetchedAt, savedAt: null } : null;
}
