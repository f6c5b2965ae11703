import { signal } from "@preact/signals-react";
import { DRAFTS_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";

/** Counts of the signed-in user's unsent work, and of the part that needs the user, not a network. */
export interface Unsent {
  /** Drafts that are being written, and everything posted. */
  all: number;
  /** Rooms and requests among it, posted or not. */
  written: number;
  /** A28: entries that only their owner can unblock. */
  needingOwner: number;
}

export const NOTHING_UNSENT: Unsent = { all: 0, written: 0, needingOwner: 0 };

/** Kept here, where the menu reads it, without loading the store: most users have none. */
export const unsent = signal<Unsent>(NOTHING_UNSENT);

/** Whether drafts and outbox live in this page's memory, because storage is blocked (D9). */
export const isMemoryOnly = signal(false);

/** Whether there may be drafts or unsent entries here. Checks without loading the store. */
export async function mayHaveDrafts(): Promise<boolean> {
  return isMemoryOnly.peek() || hasDatabase(DRAFTS_DATABASE);
}
