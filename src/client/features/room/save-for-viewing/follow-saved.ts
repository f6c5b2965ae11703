import { liveQuery } from "dexie";
import { savedRoomsOf, viewingOf } from "#offline/viewings/viewings-of.ts";

/** Saved rooms by their ids, and whether anything has been noted about each. */
export type SavedRooms = ReadonlyMap<string, { isNoted: boolean }>;

/** How much of a room is saved for a viewing: nothing, or the room with this many of its photos. */
export type SavedState = { name: "unsaved" } | { name: "saved"; photosKept: number; photosAll: number };

/** Reports how much of a room is saved, now and on every change. @returns Stops following. */
export function followSaved(owner: string, id: string, tell: (state: SavedState) => void): () => void {
  const following = liveQuery(() => viewingOf(owner, id)).subscribe({
    next(viewing) {
      if (viewing === undefined) return tell({ name: "unsaved" });
      tell({ name: "saved", photosKept: viewing.photosKept, photosAll: viewing.photosAll });
    },
    // If the store fails, no room is saved.
    error: () => tell({ name: "unsaved" }),
  });
  return () => following.unsubscribe();
}

/** Reports an owner's saved rooms, now and on every change. @returns Stops following. */
export function followSavedRooms(owner: string, tell: (rooms: SavedRooms) => void): () => void {
  // If the store fails, no room is saved.
  const following = liveQuery(() => savedRoomsOf(owner)).subscribe({ next: tell, error: () => tell(new Map()) });
  return () => following.unsubscribe();
}
