import { findFittingRooms, type FittingSearch } from "#domain/search/fit/find-fitting-rooms.ts";
import type { Fit, Mentions } from "#domain/search/fit/fit.ts";
import { savedRooms, type SavedRoom } from "./saved-rooms.ts";

/** The rooms on this phone by how well they fit a sentence. */
export interface SavedFits {
  /** Best first. */
  rooms: (SavedRoom & { fit: Fit })[];
  /** None is as wanted: these come nearest. */
  nearest: boolean;
  /** How many of those that are as wanted are of the room type that was asked for; null where none was. */
  ofRoomType: number | null;
  /** All that the phone has for this owner. */
  saved: number;
  /** When the newest of those shown was saved, or of what the phone has when none is; the server's clock. */
  newestAt: number;
}

/**
 * Ranks what this phone has saved for an owner, for a search by a sentence that no server answers.
 * @returns Null when the phone has no rooms at all.
 */
export async function fitSavedRooms(
  owner: string,
  search: FittingSearch,
  mentions: Mentions,
): Promise<SavedFits | null> {
  const saved = await savedRooms(owner);
  if (saved.length === 0) return null;
  const fetchedAt = new Map(saved.map((room) => [room.listing.id, room.fetchedAt]));
  const listings = saved.map(({ listing }) => listing);
  const { found, nearest, ofRoomType } = findFittingRooms(listings, search, mentions);
  const rooms = found.map(({ room, fit }) => ({ listing: room, fit, fetchedAt: fetchedAt.get(room.id) ?? 0 }));
  const newest = Math.max(...(rooms.length > 0 ? rooms : saved).map((room) => room.fetchedAt));
  return { rooms, nearest, ofRoomType, saved: saved.length, newestAt: newest };
}
