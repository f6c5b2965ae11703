import { syncStates } from "../../account-sync/sync-states.ts";
import { searchesDatabase } from "../store/searches-database.ts";

/** How each owner's sync of saved searches with the account stands. */
export const searchSyncStates = syncStates({
  area: "search",
  lock: "saved-searches",
  table: () => searchesDatabase().syncs,
});
