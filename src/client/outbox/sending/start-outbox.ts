import { loadDraftsSync } from "../account-drafts/load-drafts-sync.ts";
import { startSending } from "./sending.ts";

/** Starts what a phone with drafts needs: sending what was posted, and keeping the drafts in the account. */
export function startOutbox(): void {
  startSending();
  loadDraftsSync();
}
