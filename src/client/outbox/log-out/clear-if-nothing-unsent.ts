import { forgetUnsent, unsentOf } from "#offline/outbox/entries/outbox-of.ts";
import { forgetViewings, unsyncedViewings } from "#offline/viewings/sync/unsynced.ts";
import { storeReady } from "../../drafts/store/store-ready.ts";

/**
 * Removes what the phone keeps of an owner whose work has all arrived: the list of what was posted lately, and the
 * viewings.
 * @returns False, and nothing removed, when something is unsent.
 */
export async function clearIfNothingUnsent(owner: string): Promise<boolean> {
  await storeReady();
  const { posted, drafts } = await unsentOf(owner);
  if (posted + drafts + (await unsyncedViewings(owner)) > 0) return false;
  await Promise.all([forgetUnsent(owner), forgetViewings(owner, "all")]);
  return true;
}
