import { signal } from "@preact/signals-react";
import { PhoneFullError, isQuotaError, isStorageError } from "#offline/databases/storage-errors.ts";
import { StoreSilentError } from "#offline/transport/store-watchdog.ts";

/** Why the phone's store cannot be used: it is full, or it does not answer. */
export type StoreTrouble = "full" | "silent";

/** The trouble of the last try to send; null when the store has answered it. */
export const storeTrouble = signal<StoreTrouble | null>(null);

/** Classifies an error of the store; null for any other error. */
export function storeTroubleOf(error: unknown): StoreTrouble | null {
  if (error instanceof PhoneFullError || isQuotaError(error)) return "full";
  return error instanceof StoreSilentError || isStorageError(error) ? "silent" : null;
}
