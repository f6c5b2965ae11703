import { liveQuery } from "dexie";
import { viewingOf } from "#offline/viewings/store/viewings-of.ts";
import type { SavedState } from "./use-saved-state.ts";

/** Tells how far a room is kept, now and whenever that changes. @returns Stops telling. */
export function followSaved(owner: string, id: string, tell: (state: SavedState) => void): () => void {
  const following = liveQuery(() => viewingOf(owner, id)).subscribe({
    next(viewing) {
      if (viewing === undefined) return tell({ name: "unsaved" });
      tell({ name: "saved", photosKept: viewing.photosKept, photosAll: viewing.photosAll });
    },
    // Where the store fails, nothing is saved that could be shown.
    error: () => tell({ name: "unsaved" }),
  });
  return () => following.unsubscribe();
}
