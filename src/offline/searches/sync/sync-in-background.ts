import { SEARCHES_DATABASE } from "../../databases/database-names.ts";
import { hasDatabase } from "../../databases/has-database.ts";
import { StillDueError } from "../../outbox/sending/send-in-background.ts";
import { searchSyncStates } from "./search-sync-states.ts";
import type { SearchesParts } from "./sync-parts.ts";
import { syncSearches } from "./sync-searches.ts";

/**
 * Syncs the saved searches when the network is back; does nothing where none were ever saved.
 * @throws StillDueError when something is left that falls due by itself: the browser wakes the worker again.
 */
export async function syncSearchesInBackground(parts: SearchesParts): Promise<void> {
  if (!(await hasDatabase(SEARCHES_DATABASE))) return;
  await searchSyncStates.wake(await parts.owner());
  const { nextAt } = await syncSearches(parts);
  if (nextAt !== null) throw new StillDueError("Not all saved searches are in the account");
}
