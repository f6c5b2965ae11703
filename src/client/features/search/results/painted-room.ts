import { useLayoutEffect, useState } from "react";
import { PAINTED_ROOM_ATTRIBUTE } from "#contract/painted-room.ts";
import type { Answer } from "#contract/call.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { paintedRoom } from "../../../api/painted-room.ts";

/**
 * The room that the document shows, as its data: what is drawn of it takes the place of what is painted, in the same frame.
 * Null for a room that the document does not show.
 */
export function usePaintedRoom(id: string): Answer<Listing> | null {
  const [painted] = useState(() => (markup() === null ? null : paintedRoom(id)));
  useLayoutEffect(removePaintedRoom, []);
  return painted;
}

/** Ends what the document shows over the page, when something else is to be seen. */
export function removePaintedRoom(): void {
  markup()?.remove();
}

function markup(): Element | null {
  return document.querySelector(`[${PAINTED_ROOM_ATTRIBUTE}]`);
}
