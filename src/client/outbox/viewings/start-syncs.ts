import { loadDraftsSync } from "../account-drafts/load-drafts-sync.ts";
import { startViewingsSync } from "./viewings-sync.ts";

/** Starts syncing what a user's other devices may have: viewings, and drafts. */
export function startSyncs(): void {
  startViewingsSync();
  loadDraftsSync();
}
