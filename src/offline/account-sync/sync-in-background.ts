import { hasDatabase } from "../databases/has-database.ts";
import type { Caller } from "../transport/server-api.ts";
import { StillDueError } from "../transport/still-due.ts";
import type { Synced, SyncStates } from "./sync-states.ts";

interface Kind {
  /** The name of its database. */
  database: string;
  states: Pick<SyncStates, "wake">;
  sync: () => Promise<Synced>;
}

/**
 * Syncs one kind of thing when the network is back; does nothing where there was never any.
 * @throws StillDueError when something is left that falls due by itself.
 */
export async function syncInBackground(caller: Pick<Caller, "owner">, { database, states, sync }: Kind): Promise<void> {
  if (!(await hasDatabase(database))) return;
  await states.wake(await caller.owner());
  const { nextAt } = await sync();
  if (nextAt !== null) throw new StillDueError(`Not everything of ${database} is in the account`);
}
