import { forgetUnsent, unsentOf } from "#offline/outbox/entries/outbox-of.ts";
import { forgetViewings, unsyncedViewings } from "#offline/viewings/sync/unsynced.ts";
import { storeReady } from "../../drafts/store/store-ready.ts";

/**
 * Deletes an owner's local data when everything has been sent: the receipts and the viewings.
 * @returns False, and nothing deleted, when something is unsent.
 */
export async function clearIfNothingUnsent(owner: string): Promise<boolean> {
  await storeReady();
  const { posted, drafts } = await unsentOf(owner);
  if (posted + drafts + (await unsyncedViewings(owner)) > 0) return false;
  await Promise.all([forgetUnsent(owner), forgetViewings(owner, "all")]);
  return true;
}
