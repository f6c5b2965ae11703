import { cacheDatabase } from "../cache/cache-database.ts";
import { byOwner, partOf, rowBytes, together, type UsagePart } from "./usage-part.ts";

export interface RoomsUsage {
  rooms: UsagePart;
  photos: UsagePart;
  others: UsagePart;
}

/** The rooms that an owner has opened, with their contacts and photos, and how much of the others'. */
export async function roomsUsage(owner: string): Promise<RoomsUsage> {
  const db = cacheDatabase();
  const [rooms, photos, contacts] = await Promise.all([db.rooms.toArray(), db.photos.toArray(), db.contacts.toArray()]);
  const [ownContacts, othersContacts] = byOwner(contacts, owner).map(sizeOf);
  const [own, others] = byOwner(rooms, owner);
  const opened = new Set(own.map(({ id }) => id));
  return {
    rooms: together(partOf(own), ownContacts!),
    photos: partOf(photos.filter(({ roomId }) => opened.has(roomId))),
    others: together(partOf(others), othersContacts!, {
      ...partOf(photos.filter(({ roomId }) => !opened.has(roomId))),
      count: 0,
    }),
  };
}

/** What rows take that are no things of their own to count. */
function sizeOf(rows: readonly object[]): UsagePart {
  return { count: 0, bytes: rows.reduce<number>((sum, row) => sum + rowBytes(row), 0) };
}
