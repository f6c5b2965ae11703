import { filterRooms, type RoomSearch } from "#domain/search/filter-rooms.ts";
import { savedRooms, type SavedRoom } from "./saved-rooms.ts";

/** One page of the rooms on this phone that a search finds. */
export interface SavedResults {
  rooms: SavedRoom[];
  /** All that match, on every page. */
  count: number;
  /** All that the phone has for this owner. */
  saved: number;
  /** When the newest of what matches was saved, or of what the phone has when nothing does; the server's clock. */
  newestAt: number;
}

/**
 * Searches what this phone has saved for an owner, for a search that no server answers (A4).
 * @returns Null when the phone has no rooms at all: then there is nothing to search.
 */
export async function searchSavedRooms(
  owner: string,
  search: RoomSearch,
  { skip, limit }: { skip: number; limit: number },
): Promise<SavedResults | null> {
  const saved = await savedRooms(owner);
  if (saved.length === 0) return null;
  const byId = new Map(saved.map((room) => [room.listing.id, room]));
  const found = filterRooms(
    saved.map(({ listing }) => listing),
    search,
  ).flatMap(({ id }) => byId.get(id) ?? []);
  const newest = (rooms: readonly SavedRoom[]) => Math.max(...rooms.map(({ fetchedAt }) => fetchedAt));
  return {
    rooms: found.slice(skip, skip + limit),
    count: found.length,
    saved: saved.length,
    newestAt: newest(found.length > 0 ? found : saved),
  };
}
