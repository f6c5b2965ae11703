import { findFittingRooms, type FittingSearch } from "#domain/search/fit/find-fitting-rooms.ts";
import { unmetWishes } from "#domain/search/fit/rank-rooms.ts";
import type { Fit, Mentions } from "#domain/search/fit/fit.ts";
import { savedRooms, type SavedRoom } from "./saved-rooms.ts";

/** The rooms on this phone by how well they fit a sentence. */
export interface SavedFits {
  /** In the order of `rankRooms`: those that meet what is wanted, and those that nearly do. */
  rooms: (SavedRoom & { fit: Fit })[];
  /** The wishes that none of them has. */
  unmetWishes: string[];
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
  const found = findFittingRooms(listings, search, mentions);
  const rooms = found.map(({ room, fit }) => ({ listing: room, fit, fetchedAt: fetchedAt.get(room.id) ?? 0 }));
  const newest = Math.max(...(rooms.length > 0 ? rooms : saved).map((room) => room.fetchedAt));
  return { rooms, unmetWishes: unmetWishes(found, search.wanted), saved: saved.length, newestAt: newest };
}
