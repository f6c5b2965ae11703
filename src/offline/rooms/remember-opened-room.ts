import type { Listing } from "#domain/listings/listing.ts";
import { cacheDatabase, type RoomRow } from "../cache/cache-database.ts";
import { readClockOffset } from "../cache/clock-offset.ts";
import { isCostlyNetwork } from "../cache/photos/costly-network.ts";
import { storeRoomPhotos } from "../cache/photos/store-room-photos.ts";
import { deletePhotoBytes, trimRooms } from "../cache/photos/photo-bounds.ts";
import { photoUrlsOf } from "../cache/photos/photo-urls.ts";
import { hasSessionEndedSince } from "../cache/session-end.ts";
import { readOrDefault } from "../databases/storage-errors.ts";
import { tryWrite } from "../cache/try-write.ts";
import { markPinnedGone, refreshPinned } from "../viewings/pinned-room.ts";

export interface OpenedRoom {
  /** From `ownerOf`. */
  owner: string;
  listing: Listing;
  /** The server's clock when it answered with this room, epoch milliseconds. */
  fetchedAt: number;
  /** The phone's clock when it was asked for or shown, epoch milliseconds; now unless told. */
  askedAt?: number;
}

/**
 * Keeps a room that was opened, and then its photos one by one, within bounds. Where data is dear, only the
 * first photo. A room that is kept for a viewing is brought up to date with it. A full or missing store means that less is
 * kept, never that the caller fails.
 */
export async function rememberOpenedRoom(opened: OpenedRoom): Promise<void> {
  const { owner, listing, fetchedAt, askedAt = Date.now() } = opened;
  await refreshPinned(owner, listing.id, listing, fetchedAt);
  const bytes = new TextEncoder().encode(JSON.stringify(listing)).byteLength;
  const room = { owner, id: listing.id, listing, fetchedAt, lastOpenedAt: fetchedAt, bytes };
  let isKept = false;
  const write = async () => (isKept = await writeRoom(room, askedAt));
  if (!(await tryWrite(write)) || !isKept) return;
  const urls = photoUrlsOf(listing);
  await storeRoomPhotos(listing.id, isCostlyNetwork() ? urls.slice(0, 2) : urls);
}

/** Forgets a room that its poster has taken down. One that is kept for a viewing stays, and says so. */
export async function forgetOpenedRoom(owner: string, id: string): Promise<void> {
  await markPinnedGone(owner, id);
  const db = cacheDatabase();
  await readOrDefault(async () => {
    const surplus = await db.transaction("rw", db.rooms, db.photos, async () => {
      await db.rooms.delete([owner, id]);
      return trimRooms();
    });
    await deletePhotoBytes(surplus);
  }, undefined);
}

async function writeRoom(room: RoomRow, askedAt: number): Promise<boolean> {
  const db = cacheDatabase();
  const surplus = await db.transaction("rw", db.rooms, db.photos, db.facts, async () => {
    if (await hasSessionEndedSince(room.owner, askedAt)) return null;
    // A room shown from an older search must not push back what a newer answer said of it.
    const known = await db.rooms.get([room.owner, room.id]);
    const newer = known !== undefined && known.fetchedAt > room.fetchedAt ? known : room;
    await db.rooms.put({ ...newer, lastOpenedAt: Date.now() + (await readClockOffset()) });
    return trimRooms();
  });
  await deletePhotoBytes(surplus ?? []);
  return surplus !== null;
}
