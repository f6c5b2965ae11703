import { MOST_REMOVED_VIEWINGS, type Viewing } from "#domain/viewings/viewing.ts";
import { logEvent } from "../../event-log/log-event.ts";
import type { OneByOne } from "../../account-sync/one-by-one.ts";
import type { Synced, SyncRun } from "../../account-sync/sync-states.ts";
import { pushOpinions } from "../shared-lists/push-opinions.ts";
import { fetchOwnPhotos } from "./fetch-own-photos.ts";
import { fetchMissingRooms, fetchOldRooms } from "./fetch-rooms.ts";
import { pushViewing } from "./push-viewing.ts";
import { viewingSyncStates } from "./viewing-sync-states.ts";
import type { ViewingsParts } from "./sync-parts.ts";
import { deadline } from "../../transport/sender-clock.ts";
import { applyServerViewing, sendLostAgain } from "./apply-server-viewing.ts";
import { dropUnsentRemoved, isUnsent } from "../store/remove-from-viewings.ts";
import { viewingsDatabase } from "../store/viewings-database.ts";

/** The most steps that one viewing needs: its text, each photo, and repeats after merges. */
const MOST_STEPS = 60;

/**
 * Syncs the signed-in user's viewings with the server: fetches other phones' changes if the last fetch is too long ago,
 * and sends this phone's changes. It exchanges state, not operations, so a repeated or interrupted sync ends in the same
 * state. What never gets through holds up nothing else (S2).
 * @param freshForMs How long a fetch is good for, milliseconds.
 */
export function syncViewings(parts: ViewingsParts, freshForMs?: number): Promise<Synced> {
  return viewingSyncStates.sync(parts, (run) => syncOnce(parts, run), freshForMs);
}

async function syncOnce(parts: ViewingsParts, { owner, isOld, items }: SyncRun): Promise<null> {
  const pulledAt = isOld ? await pull(parts, owner, items) : null;
  await push(parts, owner, items);
  await pushOpinions(parts, owner, items);
  await fetchMissingRooms(parts, owner, items);
  if (pulledAt !== null) {
    await fetchOldRooms(parts, owner, { items, now: pulledAt });
    await fetchOwnPhotos(parts, owner, items);
  }
  return null;
}

/** @returns The server's time, as it told it with the list; epoch milliseconds. */
async function pull(parts: ViewingsParts, owner: string, items: OneByOne): Promise<number> {
  const { data, fetchedAt } = await parts.api.call(owner, "listViewings", { signal: deadline(parts) });
  await dropUnsentRemoved(owner);
  for (const viewing of data.data) {
    await items.attempt(`news:${viewing.listing_id}`, () => applyServerViewing(owner, viewing));
  }
  // Of more it may have forgotten that they were taken away.
  const removed = data.data.filter(({ is_removed }) => is_removed).length;
  if (removed < MOST_REMOVED_VIEWINGS) await sendLostAgain(owner, new Set(data.data.map(idOf)));
  await viewingSyncStates.notePulled(owner, parts.clock.now());
  logEvent({ area: "viewing", what: "viewings-pulled", count: data.count });
  return fetchedAt;
}

function idOf({ listing_id }: Viewing): string {
  return listing_id;
}

async function push(parts: ViewingsParts, owner: string, items: OneByOne): Promise<void> {
  const rows = await viewingsDatabase().viewings.where("owner").equals(owner).toArray();
  for (const { id } of rows.filter((row) => isUnsent(row) && !row.isRefused)) {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (!(await pushViewing(parts, { owner, id, items }))) break;
    }
  }
}
