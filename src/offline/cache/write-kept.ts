import { isQuotaError, isStorageError, PhoneFullError } from "../databases/storage-errors.ts";
import { logEvent } from "../event-log/log-event.ts";
import { writeMakingRoom } from "./make-room.ts";

/** Errors that mean that the browser has closed the store, or aborted a write. */
const CLOSED = new Set(["DatabaseClosedError", "InvalidStateError", "UnknownError", "AbortError"]);

/**
 * Writes data that cannot be fetched again. On a full phone it evicts cached answers and photos and retries; after the
 * browser has closed the store, it reopens it and retries (D7).
 * @param write One transaction, so that a failed try leaves nothing.
 * @param reopen Opens its store anew.
 * @throws PhoneFullError when that was not enough; whatever else `write` throws.
 */
export async function writeKept<T>(write: () => Promise<T>, reopen: () => Promise<void>): Promise<T> {
  try {
    return await writeMakingRoom(() => openingAgain(write, reopen));
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    logEvent({ area: "storage", what: "phone-full" });
    throw new PhoneFullError("The phone's storage is full", { cause: error });
  }
}

/**
 * Reads or writes; after the browser has closed the store, it reopens it and tries again (D7).
 * @param work One transaction.
 */
export async function openingAgain<T>(work: () => Promise<T>, reopen: () => Promise<void>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isStorageError(error) || isQuotaError(error) || !CLOSED.has(error.name)) throw error;
    logEvent({ area: "storage", what: "store-reopened", error: error.name });
  }
  await reopen();
  return work();
}
