import { FRESH_FOR_MS } from "#domain/limits.ts";
import { logEvent } from "../../event-log/log-event.ts";
import { aloneAmongTabs } from "../../account-sync/alone-among-tabs.ts";
import type { OneByOne } from "../../account-sync/one-by-one.ts";
import { pausedUntil } from "../../account-sync/sync-states.ts";
import { ANONYMOUS } from "../../session/owner-of.ts";
import { adoptSearches } from "../store/saved-searches.ts";
import { searchesDatabase } from "../store/searches-database.ts";
import { isSeenUnsent, isUnsent } from "../store/unsynced.ts";
import { applyAccountSearches } from "./apply-account-searches.ts";
import { pushSearch, pushSeen } from "./push-search.ts";
import { searchSyncStates } from "./search-sync-states.ts";
import type { SearchesParts } from "./sync-parts.ts";
import { deadline } from "../../outbox/sending/sender-clock.ts";
import { pullSettings, pushSettings } from "./sync-settings.ts";

const LOCK = "saved-searches";

/**
 * Keeps the signed-in user's saved searches, and how they are told of what these find, in step with their account: takes over
 * what was saved before the login, asks for news if the last time is too long ago, and sends this phone's changes. State is
 * exchanged, not operations, so that a sync that is repeated or cut off ends in the same state.
 * @param freshForMs How long news are good for, milliseconds.
 * @returns When to try again, epoch milliseconds by the phone's clock; null when nothing is due by itself.
 */
export function syncSearches(parts: SearchesParts, freshForMs = FRESH_FOR_MS): Promise<{ nextAt: number | null }> {
  return aloneAmongTabs(LOCK, () => syncOnce(parts, freshForMs));
}

async function syncOnce(parts: SearchesParts, freshForMs: number): Promise<{ nextAt: number | null }> {
  const owner = await parts.owner();
  if (owner === ANONYMOUS) return { nextAt: null };
  await adoptSearches(owner);
  const state = await searchSyncStates.of(owner);
  const until = pausedUntil(state, parts.clock.now());
  if (until !== null) return { nextAt: until };
  try {
    const items = await searchSyncStates.items(parts, owner);
    // First, so that what is sent holds what other devices have changed. A time far in the future means that the clock was set
    // back since.
    if (Math.abs(parts.clock.now() - state.pulledAt) > freshForMs) await pull(parts, owner, items);
    await push(parts, owner, items);
    return { nextAt: items.nextAt() };
  } catch (error) {
    return { nextAt: await searchSyncStates.noteBrokenOff(error, owner, parts) };
  }
}

async function pull(parts: SearchesParts, owner: string, items: OneByOne): Promise<void> {
  const { data } = await parts.api.call(owner, "listSavedSearches", { signal: deadline(parts) });
  await applyAccountSearches(owner, data);
  await items.attempt("settings:", () => pullSettings(parts, owner));
  await searchSyncStates.notePulled(owner, parts.clock.now());
  logEvent({ area: "search", what: "searches-pulled", count: data.count });
}

async function push(parts: SearchesParts, owner: string, items: OneByOne): Promise<void> {
  const rows = await searchesDatabase().searches.where("owner").equals(owner).toArray();
  for (const { id } of rows.filter((row) => isUnsent(row) && !row.isRefused)) {
    await items.attempt(`search:${id}`, () => pushSearch(parts, owner, id));
  }
  for (const { id } of rows.filter(isSeenUnsent)) {
    await items.attempt(`seen:${id}`, () => pushSeen(parts, owner, id));
  }
  await items.attempt("settings:", () => pushSettings(parts, owner));
}
