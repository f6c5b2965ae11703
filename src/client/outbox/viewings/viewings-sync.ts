import { MINUTE_MS } from "#domain/durations.ts";
import type { Synced } from "#offline/account-sync/sync-states.ts";
import { storePinnedPhotos, reconcilePinnedPhotos } from "#offline/viewings/store/store-pinned-photos.ts";
import { syncViewings } from "#offline/viewings/sync/sync-viewings.ts";
import { unsentMark } from "#offline/viewings/sync/unsynced.ts";
import { viewingSyncStates } from "#offline/viewings/sync/viewing-sync-states.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { leftToNextTry } from "../../drafts/store/or-later.ts";
import { connection } from "../../platform/connection/connection.ts";
import { askUnlessOnline } from "../../sync/background-sync.ts";
import { syncLoop } from "../../sync/sync-loop.ts";
import { pageViewings } from "./viewings-sender.ts";

/** While a screen shows viewings, the account is asked for other phones' notes so often. */
const NEWS_EVERY_MS = MINUTE_MS;
/** Within this, a second screen, or a glance at another tab, asks nothing. */
const NEWS_FRESH_FOR_MS = 15 * 1000;

const loop = syncLoop({
  wake: viewingSyncStates.wake,
  sync: syncWithPhotos,
  unsent: unsentMark,
  // Several edits, such as ticked boxes, are sent together.
  afterEditMs: 2000,
  onEdit: askUnlessOnline,
  orLater: leftToNextTry,
});

let isStarted = false;
let screens = 0;

/**
 * Syncs the user's viewings, and fetches their rooms' photos: now, when the network is back or the page becomes
 * visible, after a login, soon after an edit, and when something falls due. Calling it again does nothing.
 */
export function startViewingsSync(): void {
  if (isStarted) return;
  isStarted = true;
  void leftToNextTry(reconcilePinnedPhotos);
  loop.start();
}

/** Syncs at once, on the user's request. @returns When everything possible now is done. */
export async function syncViewingsNow(): Promise<void> {
  startViewingsSync();
  await loop.now();
}

/**
 * Fetches what other phones write, from now on until the returned function is called: for a screen that shows viewings,
 * which would else pass notes for current that are minutes old (W12).
 */
export function followAccount(): () => void {
  screens += 1;
  startViewingsSync();
  void loop.now();
  const asking = setInterval(() => {
    if (document.visibilityState === "visible") void loop.now();
  }, NEWS_EVERY_MS);
  return () => {
    screens -= 1;
    clearInterval(asking);
  };
}

// Not awaited: notes do not wait for photos, which may take minutes (S23).
async function syncWithPhotos(owner: string): Promise<Synced> {
  return syncViewings(pageViewings, screens > 0 ? NEWS_FRESH_FOR_MS : undefined).finally(() => {
    if (owner !== ANONYMOUS && connection.peek() === "online") void leftToNextTry(() => storePinnedPhotos(owner));
  });
}
