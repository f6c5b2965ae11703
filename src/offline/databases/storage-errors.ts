import { Dexie } from "dexie";
import { logEvent } from "../event-log/log-event.ts";
import { unlessBlocked } from "./blocked-upgrade.ts";
import { makeRoomFor } from "../cache/make-room.ts";

/**
 * Reads from the phone's store. Where that is missing, blocked or broken, nothing is remembered: the app works on,
 * as it does on a first visit. Other errors are ours and are thrown.
 */
export async function readOrDefault<T>(read: () => Promise<T>, nothing: T): Promise<T> {
  try {
    return await unlessBlocked(read);
  } catch (error) {
    if (isStorageError(error)) return nothing;
    throw error;
  }
}

/**
 * Writes to the phone's store. When that is full, older answers and photos are evicted and the write is retried.
 * @returns Whether it was written. A failed cache write is no error for the caller, who has the answer.
 */
export async function tryWrite(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await unlessBlocked(() => writeMakingRoom(write));
    return true;
  } catch (error) {
    if (!isStorageError(error)) throw error;
    logEvent({ area: "storage", what: "not-written", error: error.name, full: isQuotaError(error) });
    return false;
  }
}

/**
 * Writes; where the phone is full, what can be fetched again gives way (S3).
 * @returns What the write gives. @throws What its last try has thrown.
 */
export async function writeMakingRoom<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    logEvent({ area: "storage", what: "write-failed", full: true });
    return makeRoomFor(write, isQuotaError);
  }
}

/** Full storage. Dexie reports it as an AbortError that carries the real one inside. */
export function isQuotaError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const inner: unknown = "inner" in error ? error.inner : null;
  return error.name === "QuotaExceededError" || (inner instanceof Error && inner.name === "QuotaExceededError");
}

/** Missing, blocked, closed, broken or full: the phone's store, not a mistake of ours. */
export function isStorageError(error: unknown): error is Error {
  return error instanceof Dexie.DexieError || error instanceof DOMException;
}
