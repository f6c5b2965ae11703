import type { Listing } from "#domain/listings/listing.ts";
import { askToPersist } from "#offline/cache/ask-to-persist.ts";
import { PhoneFullError, isStorageError } from "#offline/databases/storage-errors.ts";
import { saveForViewing } from "#offline/viewings/save-for-viewing.ts";
import { DocumentLimitError } from "#offline/documents/edit.ts";
import { syncSoon } from "./sync-soon.ts";

/** Why a room could not be saved. `blocked`: storage is blocked. */
export type SaveProblem = "full" | "too-many" | "blocked";

/**
 * Saves a room for a viewing, asks the browser for persistent storage, and starts fetching its photos.
 * @param fetchedAt The server's clock when it answered with the room, epoch milliseconds.
 * @returns Null when it is saved.
 */
export async function saveRoom(owner: string, listing: Listing, fetchedAt?: number): Promise<SaveProblem | null> {
  try {
    await saveForViewing(owner, listing, fetchedAt);
  } catch (error) {
    if (error instanceof PhoneFullError) return "full";
    if (error instanceof DocumentLimitError) return "too-many";
    if (isStorageError(error)) return "blocked";
    throw error;
  }
  void askToPersist();
  syncSoon();
  return null;
}
