import { unlessBlocked } from "../databases/blocked-upgrade.ts";
import { isQuotaError, isStorageError } from "../databases/storage-errors.ts";
import { logEvent } from "../event-log/log-event.ts";
import { writeMakingRoom } from "./make-room.ts";

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
