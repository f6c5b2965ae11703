import { writeKept } from "../../cache/write-kept.ts";
import { reopenViewings } from "./viewings-database.ts";

/** The viewing is not on this phone: another tab or device may have removed it. */
export class ViewingGoneError extends Error {
  override readonly name = "ViewingGoneError";
}

/** The account has the most viewings allowed, or the viewing the most photos. */
export class ViewingLimitError extends Error {
  override readonly name = "ViewingLimitError";
}

/**
 * Writes a viewing. On a full phone it evicts data that can be fetched again and retries, as for drafts.
 * @param write One transaction, so that a failed try leaves nothing.
 * @throws PhoneFullError when that was not enough; whatever else `write` throws.
 */
export function writeViewing<T>(write: () => Promise<T>): Promise<T> {
  return writeKept(write, reopenViewings);
}
