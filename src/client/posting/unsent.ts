import { signal } from "@preact/signals-react";

/** How much of the signed-in user the server does not have yet, and how much of it waits for them, not for a network. */
export interface Unsent {
  /** Drafts that are being written, and everything posted. */
  all: number;
  /** A28: what only its owner can get going. */
  needingOwner: number;
}

export const NOTHING_UNSENT: Unsent = { all: 0, needingOwner: 0 };

/** Told here, where the menu reads it, without the store itself: most people have none. */
export const unsent = signal<Unsent>(NOTHING_UNSENT);
