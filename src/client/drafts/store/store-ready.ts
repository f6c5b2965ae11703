import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { isQuotaError, isStorageError } from "#offline/databases/storage-errors.ts";

let readiness: Promise<void> | undefined;

/**
 * Detects whether drafts can be stored, and falls back to memory where they can't (D9). Await before the first read or
 * write; resolves at once from then on. Never fails over storage: reads and writes report their own failures.
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
    // Not on the phone, and no network to fetch it: the next call tries again.
    readiness = undefined;
  }
}

/** A full phone still has a store: the user can free space. */
async function isUsable(): Promise<boolean> {
  try {
    await draftsDatabase().open();
    return true;
  } catch (error) {
    if (!isStorageError(error)) throw error;
    return isQuotaError(error);
  }
}
