import { Dexie } from "dexie";
import { unlessBlocked } from "./blocked-upgrade.ts";

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

/** Full storage. Dexie reports it as an AbortError that carries the real one inside. */
export function isQuotaError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const inner: unknown = "inner" in error ? error.inner : null;
  return error.name === "QuotaExceededError" || (inner instanceof Error && inner.name === "QuotaExceededError");
}

/** The phone is full, even after the eviction of everything that can be fetched again. */
export class PhoneFullError extends Error {
  override readonly name = "PhoneFullError";
}

/** Whether a write fails for want of room, before or after an eviction. */
export function isFull(error: unknown): boolean {
  return error instanceof PhoneFullError || isQuotaError(error);
}

/** Missing, blocked, closed, broken or full: the phone's store, not a mistake of ours. */
export function isStorageError(error: unknown): error is Error {
  return error instanceof Dexie.DexieError || error instanceof DOMException;
}
