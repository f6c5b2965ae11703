import { writeKept } from "../cache/write-kept.ts";
import { reopenDrafts } from "./drafts-database.ts";

/** Another tab has saved, posted or removed the draft meanwhile. */
export class StaleDraftError extends Error {
  override readonly name = "StaleDraftError";
}

/**
 * Writes drafts and outbox.
 * @param write One transaction, so that a failed try leaves nothing.
 * @throws PhoneFullError; whatever else `write` throws.
 */
export function writeDraft<T>(write: () => Promise<T>): Promise<T> {
  return writeKept(write, reopenDrafts);
}
