import { isStorageError, PhoneFullError } from "#offline/databases/storage-errors.ts";
import { removeUnnoted } from "#offline/viewings/edit-viewing.ts";
import { syncSoon } from "./sync-soon.ts";

/** What became of it. `noted`: something has been noted about the room, and it stays. */
export type Unsaved = "removed" | "noted" | "failed";

/**
 * Takes a room off its owner's list, unless something has been noted about it. What another phone has noted meanwhile
 * comes back: the account refuses a removal of what it has a later version of.
 */
export async function unsaveRoom(owner: string, id: string): Promise<Unsaved> {
  try {
    if (!(await removeUnnoted(owner, id))) return "noted";
  } catch (error) {
    if (error instanceof PhoneFullError || isStorageError(error)) return "failed";
    throw error;
  }
  syncSoon();
  return "removed";
}
