import { readOrDefault } from "../databases/storage-errors.ts";
import { sessionDatabase } from "./session-database.ts";

/*
 * A browser writes local storage to the disk seconds later, and IndexedDB at once: what was accepted right before it was killed
 * is kept here until local storage has it for sure.
 */

/** Keeps what a user has accepted. @param text As it stands in local storage. */
export async function keepAgreementCopy(userId: string, text: string): Promise<void> {
  await readOrDefault(() => sessionDatabase().agreements.put({ userId, text }), "");
}

/** What a user has accepted, as it was kept; null for nothing. */
export async function agreementCopyOf(userId: string): Promise<string | null> {
  return readOrDefault(async () => (await sessionDatabase().agreements.get(userId))?.text ?? null, null);
}

export async function dropAgreementCopy(userId: string): Promise<void> {
  await readOrDefault(() => sessionDatabase().agreements.delete(userId), undefined);
}
