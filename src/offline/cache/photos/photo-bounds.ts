import { cacheDatabase, type PhotoRow } from "../cache-database.ts";
import { ROOM_PHOTOS_CACHE } from "../../databases/database-names.ts";
import { logEvent } from "../../event-log/log-event.ts";
import { deleteCachedPhotos } from "./delete-cached-photos.ts";

/** Opened rooms whose text is kept, and how much their photos may take; the rooms opened longest ago go first. */
export const ROOM_LIMIT = 60;
export const PHOTO_BYTES_LIMIT = 60 * 1024 * 1024;

/**
 * Deletes rooms and photo rows over the limits. Call it inside the transaction that wrote.
 * @returns The photos to delete from Cache Storage once the transaction is done.
 */
export async function trimRooms(): Promise<string[]> {
  const db = cacheDatabase();
  const rooms = (await db.rooms.toArray()).toSorted((a, b) => b.lastOpenedAt - a.lastOpenedAt);
  const surplus = rooms.slice(ROOM_LIMIT);
  await db.rooms.bulkDelete(surplus.map(({ owner, id }): [string, string] => [owner, id]));
  const photos = await deletePhotoRows(await surplusPhotos());
  if (surplus.length + photos.length > 0) {
    logEvent({ area: "storage", what: "rooms-dropped", rooms: surplus.length, photos: photos.length });
  }
  return photos;
}

/** All photo rows: first those of deleted rooms, then of the least recently opened rooms. */
export async function photosByUse(): Promise<PhotoRow[]> {
  return inOrderOfUse(await cacheDatabase().photos.toArray(), await roomsInUse());
}

/** Deletes the bytes of photos of opened rooms. */
export async function deletePhotoBytes(urls: readonly string[]): Promise<void> {
  await deleteCachedPhotos(ROOM_PHOTOS_CACHE, urls);
}

async function surplusPhotos(): Promise<PhotoRow[]> {
  const rooms = await roomsInUse();
  const photos = inOrderOfUse(await cacheDatabase().photos.toArray(), rooms);
  let bytes = 0;
  return photos.toReversed().filter((photo) => {
    bytes += photo.bytes;
    return !rooms.has(photo.roomId) || bytes > PHOTO_BYTES_LIMIT;
  });
}

/** When each cached room was last opened, by any owner. */
async function roomsInUse(): Promise<Map<string, number>> {
  const openedAt = new Map<string, number>();
  await cacheDatabase().rooms.each(({ id, lastOpenedAt }) => {
    openedAt.set(id, Math.max(lastOpenedAt, openedAt.get(id) ?? 0));
  });
  return openedAt;
}

function inOrderOfUse(photos: readonly PhotoRow[], rooms: ReadonlyMap<string, number>): PhotoRow[] {
  const useOf = ({ roomId }: PhotoRow) => rooms.get(roomId) ?? 0;
  return photos.toSorted((a, b) => useOf(a) - useOf(b) || a.storedAt - b.storedAt);
}

async function deletePhotoRows(photos: readonly PhotoRow[]): Promise<string[]> {
  const urls = photos.map(({ url }) => url);
  await cacheDatabase().photos.bulkDelete(urls);
  return urls;
}
