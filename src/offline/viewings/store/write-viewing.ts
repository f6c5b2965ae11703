import { writeKept } from "../../drafts/write-draft.ts";
import { reopenViewings } from "./viewings-database.ts";

/** The viewing is not on this phone, or not any more: another tab or device has removed it. */
export class ViewingGoneError extends Error {
  override readonly name = "ViewingGoneError";
}

/** The account has as many viewings, or the viewing as many photos, as there may be. */
export class ViewingLimitError extends Error {
  override readonly name = "ViewingLimitError";
}

/**
 * Writes what was noted at a viewing, as drafts are written: what can be fetched again gives way to it.
 * @param write One transaction, so that a try that failed has left nothing.
 * @throws PhoneFullError when that was not enough; whatever else `write` throws.
 */
export function writeViewing<T>(write: () => Promise<T>): Promise<T> {
  return writeKept(write, reopenViewings);
}
