import { findFittingRooms, type FittingSearch } from "#domain/search/fit/find-fitting-rooms.ts";
import type { Fit, Mentions } from "#domain/search/fit/fit.ts";
import { unmetWishes, type RankedRoom } from "#domain/search/fit/rank-rooms.ts";
import { findByText, type SearchByText } from "#domain/search/find-by-text.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import { savedRooms, type SavedRoom } from "./saved-rooms.ts";

/** The rooms on this phone by how well they fit a search. */
export interface SavedFits {
  /** In the order of `rankRooms`: those that meet what is wanted, and those that nearly do. */
  rooms: (SavedRoom & { fit: Fit })[];
  /** The wishes that none of them has. */
  unmetWishes: string[];
  /** How a text was read; null for a search by criteria. */
  reading: { understanding: Understanding; unused: string[] } | null;
  /** All that the phone has for this owner. */
  saved: number;
  /** When the newest of those shown was saved, or of what the phone has when none is; the server's clock. */
  newestAt: number;
}

/**
 * Ranks what this phone has saved for an owner by criteria that no server answers.
 * @returns Null when the phone has no rooms at all.
 */
export async function fitSavedRooms(
  owner: string,
  search: FittingSearch,
  mentions: Mentions,
): Promise<SavedFits | null> {
  const saved = await savedRooms(owner);
  if (saved.length === 0) return null;
  const found = findFittingRooms(listingsOf(saved), search, mentions);
  return { ...shown(found, saved), unmetWishes: unmetWishes(found, search.wanted), reading: null };
}

/** The same by a text. */
export async function searchSavedRoomsByText(
  owner: string,
  search: SearchByText,
  mentions: Mentions,
): Promise<SavedFits | null> {
  const saved = await savedRooms(owner);
  if (saved.length === 0) return null;
  const { rooms, unmetWishes: unmet, ...reading } = findByText(listingsOf(saved), search, mentions);
  return { ...shown(rooms, saved), unmetWishes: unmet, reading };
}

function listingsOf(saved: readonly SavedRoom[]): Listing[] {
  return saved.map(({ listing }) => listing);
}

function shown(
  found: readonly RankedRoom[],
  saved: readonly SavedRoom[],
): Pick<SavedFits, "rooms" | "saved" | "newestAt"> {
  const fetchedAt = new Map(saved.map((room) => [room.listing.id, room.fetchedAt]));
  const rooms = found.map(({ room, fit }) => ({ listing: room, fit, fetchedAt: fetchedAt.get(room.id) ?? 0 }));
  const newestAt = Math.max(...(rooms.length > 0 ? rooms : saved).map((room) => room.fetchedAt));
  return { rooms, saved: saved.length, newestAt };
}
