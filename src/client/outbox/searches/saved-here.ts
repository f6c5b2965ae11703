import { signal } from "@preact/signals-react";
import type { SearchHere } from "#offline/searches/saved-searches.ts";

/*
 * What this phone has of the reader's saved searches, kept here, where every screen reads it without loading the store: most
 * people have none.
 */

/** The last saved first; empty where there are none, and until that is known. */
export const savedHere = signal<readonly SearchHere[]>([]);

/** New rooms of all of them together. */
export const newRooms = signal(0);

/** Whether both are known: there is no store, or it has been read. */
export const isSavedKnown = signal(false);
