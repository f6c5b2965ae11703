import { signal } from "@preact/signals-react";
import { useEffect } from "react";
import { DOCUMENTS_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import type { SavedRooms } from "./follow-saved.ts";

interface Saved {
  owner: string;
  rooms: SavedRooms;
}

/** Whose saved rooms are followed, by all cards of a screen together. */
const saved = signal<Saved | null>(null);
/** How often a room was saved on this page: from the first time on there is a store. */
export const savesHere = signal(0);
let stopFollowing: (() => void) | null = null;

/** The rooms that a user has saved for a viewing, live; empty until it is known. */
export function useSavedRooms(owner: string | null): SavedRooms {
  useEffect(() => {
    if (owner !== null && saved.peek()?.owner !== owner) void follow(owner);
  }, [owner]);
  return owner !== null && saved.value?.owner === owner ? saved.value.rooms : NONE;
}

/** There is a store now: what is saved in it is followed from here on. */
export function roomWasSaved(owner: string): void {
  savesHere.value += 1;
  if (stopFollowing === null) void follow(owner);
}

const NONE: SavedRooms = new Map();

// Users without viewings never load the store.
async function follow(owner: string): Promise<void> {
  stopFollowing?.();
  stopFollowing = null;
  saved.value = { owner, rooms: NONE };
  if (!(await hasDatabase(DOCUMENTS_DATABASE))) return;
  // Not on the phone and no network to fetch it: it can't be saved now either.
  const module = await import("./follow-saved.ts").catch(() => null);
  if (module === null || saved.peek()?.owner !== owner) return;
  stopFollowing = module.followSavedRooms(owner, (rooms) => (saved.value = { owner, rooms }));
}
