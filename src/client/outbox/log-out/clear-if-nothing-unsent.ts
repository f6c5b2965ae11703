import { forgetDocumentsHere, unsentWorkHere } from "#offline/database/documents-here.ts";
import { forgetUnsent, unsentOf } from "#offline/outbox/entries/outbox-of.ts";
import { storeReady } from "../../drafts/store/store-ready.ts";

/**
 * Deletes an owner's local data when everything has been sent: the receipts, the viewings and the saved searches. Searches that
 * the account has not got yet stay, for their owner's next login: they are no work that has to be asked about.
 * @returns False, and nothing deleted, when something is unsent.
 */
export async function clearIfNothingUnsent(owner: string): Promise<boolean> {
  await storeReady();
  const { posted, drafts } = await unsentOf(owner);
  if (posted + drafts + (await unsentWorkHere(owner)) > 0) return false;
  await Promise.all([forgetUnsent(owner), forgetDocumentsHere(owner, "synced")]);
  return true;
}
