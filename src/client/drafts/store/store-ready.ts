import { Dexie } from "dexie";
import { shareWhileUnderWay } from "#domain/remembered.ts";
import { pause } from "#domain/pause.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { DRAFTS_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import { isQuotaError, isStorageError } from "#offline/databases/storage-errors.ts";

/** Pauses between tries to open a store that fails for a reason that may pass; milliseconds. */
const PAUSES_MS = [200, 1000, 3000];

/** Errors of windows that have no store, and will have none. */
const FOR_GOOD = new Set(["MissingAPIError", "SecurityError", "InvalidStateError", "NotAllowedError"]);

let isDecided = false;
const decide = shareWhileUnderWay(makeReady);

/**
 * Detects whether drafts can be stored, and falls back to memory where they can't (D9). Await before the first read or
 * write; resolves at once from then on. Never fails over storage: reads and writes report their own failures.
 */
export async function storeReady(): Promise<void> {
  if (!isDecided) isDecided = await decide();
}

/**
 * A full phone still has a store: the user can free space. So has one that fails, and has drafts: they are not hidden (S9).
 * @returns Whether that is how it is from now on; else the next call tries again.
 */
async function makeReady(): Promise<boolean> {
  const error = await openError();
  if (error === null || isQuotaError(error)) return true;
  if (!isForGood(error) && (await hasDatabase(DRAFTS_DATABASE))) return false;
  try {
    const { switchToMemoryStore } = await import("./memory-store.ts");
    switchToMemoryStore();
    return true;
  } catch {
    // Not on the phone, and no network to fetch it.
    return false;
  }
}

/** What the store does not open for; null for one that does, at once or after a while. */
async function openError(): Promise<Error | null> {
  for (const pauseMs of PAUSES_MS) {
    const error = await triedToOpen();
    if (error === null || isQuotaError(error) || isForGood(error)) return error;
    await pause(pauseMs);
  }
  return triedToOpen();
}

async function triedToOpen(): Promise<Error | null> {
  try {
    await draftsDatabase().open();
    return null;
  } catch (error) {
    if (!isStorageError(error)) throw error;
    return error;
  }
}

function isForGood(error: Error): boolean {
  const inner: unknown = error instanceof Dexie.DexieError ? error.inner : null;
  return FOR_GOOD.has(error.name) || (inner instanceof Error && FOR_GOOD.has(inner.name));
}
