import { VIEWINGS_DATABASE } from "../../databases/database-names.ts";
import { hasDatabase } from "../../databases/has-database.ts";
import { StillDueError } from "../../outbox/sending/send-in-background.ts";
import type { ViewingsParts } from "./sync-parts.ts";
import { viewingSyncStates } from "./viewing-sync-states.ts";
import { syncViewings } from "./sync-viewings.ts";

/**
 * Syncs the viewings when the network is back; does nothing where none were ever saved.
 * @throws StillDueError when something is left that falls due by itself: the browser wakes the worker again.
 */
export async function syncViewingsInBackground(parts: ViewingsParts): Promise<void> {
  if (!(await hasDatabase(VIEWINGS_DATABASE))) return;
  await viewingSyncStates.wake(await parts.owner());
  const { nextAt } = await syncViewings(parts);
  if (nextAt !== null) throw new StillDueError("Not all viewings are in the account");
}
