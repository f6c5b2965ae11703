import { logEvent } from "../../event-log/log-event.ts";
import type { OneByOne } from "../../account-sync/one-by-one.ts";
import type { Synced, SyncRun } from "../../account-sync/sync-states.ts";
import { ANONYMOUS } from "../../session/owner-of.ts";
import { adoptSearches } from "../store/saved-searches.ts";
import { searchesDatabase } from "../store/searches-database.ts";
import { isSeenUnsent, isUnsent } from "../store/unsynced.ts";
import { applyAccountSearches } from "./apply-account-searches.ts";
import { pushSearch, pushSeen } from "./push-search.ts";
import { searchSyncStates } from "./search-sync-states.ts";
import type { Caller } from "../../transport/server-api.ts";
import { deadline } from "../../transport/sender-clock.ts";
import { pullSettings, pushSettings } from "./sync-settings.ts";

/**
 * Keeps the signed-in user's saved searches, and how they are told of what these find, in step with their account: takes over
 * what was saved before the login, asks for news if the last time is too long ago, and sends this phone's changes. State is
 * exchanged, not operations, so that a sync that is repeated or cut off ends in the same state.
 * @param freshForMs How long news are good for, milliseconds.
 */
export async function syncSearches(caller: Caller, freshForMs?: number): Promise<Synced> {
  const owner = await caller.owner();
  if (owner !== ANONYMOUS) await adoptSearches(owner);
  return searchSyncStates.sync(caller, (run) => syncOnce(caller, run), freshForMs);
}

async function syncOnce(caller: Caller, { owner, isOld, items }: SyncRun): Promise<null> {
  // First, so that what is sent holds what other devices have changed.
  if (isOld) await pull(caller, owner, items);
  await push(caller, owner, items);
  return null;
}

async function pull(caller: Caller, owner: string, items: OneByOne): Promise<void> {
  const { data } = await caller.api.call(owner, "listSavedSearches", { signal: deadline(caller) });
  await applyAccountSearches(owner, data);
  await items.attempt("settings:", () => pullSettings(caller, owner));
  await searchSyncStates.notePulled(owner, caller.clock.now());
  logEvent({ area: "search", what: "searches-pulled", count: data.count });
}

async function push(caller: Caller, owner: string, items: OneByOne): Promise<void> {
  const rows = await searchesDatabase().searches.where("owner").equals(owner).toArray();
  for (const { id } of rows.filter((row) => isUnsent(row) && !row.isRefused)) {
    await items.attempt(`search:${id}`, () => pushSearch(caller, owner, id));
  }
  for (const { id } of rows.filter(isSeenUnsent)) {
    await items.attempt(`seen:${id}`, () => pushSeen(caller, owner, id));
  }
  await items.attempt("settings:", () => pushSettings(caller, owner));
}
