import { useSignal } from "@preact/signals-react";
import { useEffect, useRef } from "react";
import { notePlacedPosters } from "#offline/drafts/seen-photos.ts";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import { newlyPlaced, postersBehind } from "./poster-order.ts";
import type { FormPhoto } from "./use-form-photos.ts";

/** What became of a poster that was the cover. */
export interface PosterOrder {
  /** Whether it stands behind the photos because it was moved there. */
  isMoved: boolean;
  /** Makes it the cover again. */
  putBack: () => void;
}

/** Keeps a poster from becoming the cover by itself, as soon as it is known for one and the room has another photo. */
export function usePosterOrder(draftSession: DraftSession<"listing">, photos: readonly FormPhoto[]): PosterOrder {
  const moved = useSignal<string | null>(null);
  const placed = useRef(new Set<string>());
  useEffect(() => {
    if (draftSession.isElsewhere.peek()) return;
    const posters = newlyPlaced(photos).filter((uuid) => !placed.current.has(uuid));
    if (posters.length === 0) return;
    const order = postersBehind(photos);
    for (const uuid of posters) placed.current.add(uuid);
    // Where that can't be stored, it is known as long as the form is open.
    void notePlacedPosters(draftSession.draft.peek().owner, posters).catch(() => undefined);
    if (order === null) return;
    moved.value = photos[0]?.uuid ?? null;
    draftSession.arrangePhotos(order);
  }, [draftSession, photos, moved]);
  return {
    isMoved: photos.some(({ uuid }, index) => uuid === moved.value && index > 0),
    putBack() {
      const poster = moved.peek();
      if (poster === null) return;
      const others = draftSession.draft.peek().photos.filter((uuid) => uuid !== poster);
      draftSession.arrangePhotos([poster, ...others]);
      moved.value = null;
    },
  };
}
