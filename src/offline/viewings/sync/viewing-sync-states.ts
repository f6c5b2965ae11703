import { syncStates } from "../../account-sync/sync-states.ts";
import { viewingsDatabase } from "../store/viewings-database.ts";

/** How each owner's sync of viewings with the account stands. */
export const viewingSyncStates = syncStates({
  area: "viewing",
  lock: "viewings",
  table: () => viewingsDatabase().syncs,
});
