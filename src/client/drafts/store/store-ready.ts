import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { isQuotaError, isStorageError } from "#offline/databases/storage-errors.ts";

let readiness: Promise<void> | undefined;

/**
 * Finds out whether the browser lets drafts be stored, and has them kept in memory where it does not (D9). To be awaited
 * before they are first read or written; at once from then on. Never fails over storage: what fails is told by whoever
 * reads or writes.
 */
export function storeReady(): Promise<void> {
  readiness ??= madeReady();
  return readiness;
}

async function madeReady(): Promise<void> {
  if (await isUsable()) return;
  try {
    const { switchToMemoryStore } = await import("./memory-store.ts");
    switchToMemoryStore();
  } catch {
    // Not on the phone, and no network to fetch it: whoever asks next tries again.
    readiness = undefined;
  }
}

/** A phone that is full has a store all the same: room can be made. */
async function isUsable(): Promise<boolean> {
  try {
    await draftsDatabase().open();
    return true;
  } catch (error) {
    if (!isStorageError(error)) throw error;
    return isQuotaError(error);
  }
}
