import { syncStates } from "../account-sync/sync-states.ts";
import { draftsDatabase } from "../drafts/drafts-database.ts";

/** How each owner's sync of drafts with the account stands (A39). */
export const draftSyncStates = syncStates({
  area: "draft",
  lock: "drafts-sync",
  table: () => draftsDatabase().draftSyncStates,
});
