import { isStorageError, PhoneFullError } from "#offline/databases/storage-errors.ts";
import { removeUnnoted } from "#offline/viewings/store/remove-from-viewings.ts";
import { viewingSyncStates } from "#offline/viewings/sync/viewing-sync-states.ts";
import { syncViewingsNow } from "../../../outbox/viewings/viewings-sync.ts";

/** What became of it. `noted`: something has been noted about the room, and it stays. */
export type Unsaved = "removed" | "noted" | "failed";

/**
 * Takes a room off its owner's list, unless something has been noted about it. What another phone has noted meanwhile
 * comes back: the account is asked for it before it is told of the removal.
 */
export async function unsaveRoom(owner: string, id: string): Promise<Unsaved> {
  try {
    await viewingSyncStates.wakeForNews(owner);
    if (!(await removeUnnoted(owner, id))) return "noted";
  } catch (error) {
    if (error instanceof PhoneFullError || isStorageError(error)) return "failed";
    throw error;
  }
  void syncViewingsNow();
  return "removed";
}
