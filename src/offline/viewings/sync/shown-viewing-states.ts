import type { SyncState } from "../../account-sync/sync-state.ts";
import { viewingsDatabase } from "../store/viewings-database.ts";
import { viewingSyncStates } from "./viewing-sync-states.ts";

/**
 * How the sync of viewings stands for screens that show their rooms: the account's list comes first and the rooms after it, so
 * that it is unanswered until each room has come, or is known to be gone.
 */
export const shownViewingStates = { of: stateOf };

async function stateOf(owner: string): Promise<SyncState> {
  const state = await viewingSyncStates.of(owner);
  const rows = await viewingsDatabase().viewings.where("owner").equals(owner).toArray();
  const awaited = rows.filter(({ isRemoved, listing, goneAt }) => !isRemoved && listing === null && goneAt === null);
  if (awaited.length === 0) return state;
  const { isAnswered: _, ...unanswered } = state;
  const waits = Object.keys(state.waits ?? {});
  const failed = awaited.filter(({ id }) => waits.includes(`room:${id}`)).length;
  return { ...unanswered, failures: state.failures + failed };
}
