import { cacheDatabase } from "../cache/cache-database.ts";
import { byOwner, partOf, together, type KeptPart } from "./usage-part.ts";

export interface KeptRooms {
  rooms: KeptPart;
  photos: KeptPart;
  others: KeptPart;
}

/** The rooms that an owner has opened, with their photos, and how much of the others'. */
export async function keptRooms(owner: string): Promise<KeptRooms> {
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
