import { cacheDatabase } from "../cache/cache-database.ts";
import { byOwner, partOf, together, type UsagePart } from "./usage-part.ts";

export interface RoomsUsage {
  rooms: UsagePart;
  photos: UsagePart;
  others: UsagePart;
}

/** The rooms that an owner has opened, with their photos, and how much of the others'. */
export async function roomsUsage(owner: string): Promise<RoomsUsage> {
  const db = cacheDatabase();
  const [rooms, photos] = await Promise.all([db.rooms.toArray(), db.photos.toArray()]);
  const [own, others] = byOwner(rooms, owner);
  const opened = new Set(own.map(({ id }) => id));
  return {
    rooms: partOf(own),
    photos: partOf(photos.filter(({ roomId }) => opened.has(roomId))),
    others: together(partOf(others), { ...partOf(photos.filter(({ roomId }) => !opened.has(roomId))), count: 0 }),
  };
}
