import { signal } from "@preact/signals-react";
import { DRAFTS_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";

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

/** Whether drafts and outbox live in this page's memory, because the browser lets nothing be stored (D9). */
export const isMemoryOnly = signal(false);

/** Whether there may be drafts or something unsent here. Asks without the store itself. */
export async function mayHaveDrafts(): Promise<boolean> {
  return isMemoryOnly.peek() || hasDatabase(DRAFTS_DATABASE);
}
