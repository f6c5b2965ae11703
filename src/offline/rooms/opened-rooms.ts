import type { Listing } from "#domain/listings/listing.ts";
import { cacheDatabase, type RoomRow } from "../cache/cache-database.ts";
import { readClockOffset } from "../cache/clock-offset.ts";
import { readOrDefault } from "../databases/storage-errors.ts";
import { pinnedRoom } from "../viewings/pinned-room.ts";

export interface RememberedRoom {
  listing: Listing;
  /** The server's clock when it answered with this room, epoch milliseconds. */
  fetchedAt: number;
  /** How long ago that was, by the server's clock. */
  ageMs: number;
}

/** The rooms that an owner has opened, the last one first; empty when none is remembered. */
export async function openedRooms(owner: string): Promise<RememberedRoom[]> {
  return readOrDefault(async () => {
    const now = Date.now() + (await readClockOffset());
    const rooms = await cacheDatabase().rooms.where("owner").equals(owner).sortBy("lastOpenedAt");
    return rooms.toReversed().map((room) => present(room, now));
  }, []);
}

/** One room that an owner has opened, or keeps for a viewing; null when it is not remembered. */
export async function openedRoom(owner: string, id: string): Promise<RememberedRoom | null> {
  return readOrDefault(async () => {
    const now = Date.now() + (await readClockOffset());
    const room = (await cacheDatabase().rooms.get([owner, id])) ?? (await pinnedRoom(owner, id));
    return room === undefined ? null : present(room, now);
  }, null);
}

function present({ listing, fetchedAt }: Pick<RoomRow, "listing" | "fetchedAt">, now: number): RememberedRoom {
  return { listing, fetchedAt, ageMs: Math.max(0, now - fetchedAt) };
}
