import type { I18n } from "@lingui/core";
import { followSearches } from "../../../outbox/searches/follow-searches.ts";
import { startDocumentsSync } from "../../../sync/documents-sync.ts";
import { toast } from "../../../ui/toasts/toasts.ts";

/**
 * Changes something in the store of saved searches, and has it sent. A store that fails is said.
 * @returns What the work gives; null where it failed.
 */
export async function doInSearches<T>(i18n: I18n, work: () => Promise<T>): Promise<T | null> {
  try {
    const result = await work();
    followSearches();
    startDocumentsSync();
    return result;
  } catch {
    toast("error", i18n._("saved-search.not-stored"));
    return null;
  }
}
