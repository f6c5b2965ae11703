import { effect } from "@preact/signals-react";
import { liveQuery, type Subscription } from "dexie";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { storePinnedPhotos, reconcilePinnedPhotos } from "#offline/viewings/store/store-pinned-photos.ts";
import { wakeViewings } from "#offline/viewings/sync/sync-state.ts";
import { syncViewings, type Synced } from "#offline/viewings/sync/sync-viewings.ts";
import { unsentMark } from "#offline/viewings/sync/unsynced.ts";
import { askToSendLater } from "../sending/background-sync.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { reportUnlessStores } from "../../drafts/store/or-later.ts";
import { connection } from "../../platform/connection/connection.ts";
import { pageViewings } from "./viewings-sender.ts";

/** Delay between an edit and its sync: several edits, such as ticked boxes, are sent together. */
const AFTER_EDIT_MS = 2000;
/** Retry interval when the store fails, and the longest pause. */
const LOOK_AGAIN_MS = 60 * 1000;
/** Minimum pause: an overdue change must not cause a busy loop (B6). */
const SHORTEST_PAUSE_MS = 1000;

/** While a screen shows viewings, the account is asked for other phones' notes so often. */
const NEWS_EVERY_MS = 60 * 1000;
/** Within this, a second screen, or a glance at another tab, asks nothing. */
const NEWS_FRESH_FOR_MS = 15 * 1000;

let isStarted = false;
let screens = 0;
let running: Promise<void> | null = null;
let isWantedAgain = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Syncs the user's viewings, and fetches their rooms' photos: now, when the network is back or the page becomes
 * visible, after a login, soon after an edit, and when something falls due. Calling it again does nothing.
 */
export function startViewingsSync(): void {
  if (isStarted) return;
  isStarted = true;
  let following: Subscription | undefined;
  void orLater(reconcilePinnedPhotos);
  // Also runs now; and after a login or token renewal.
  effect(() => {
    const owner = ownerOf(accessToken.value);
    following?.unsubscribe();
    if (owner === ANONYMOUS) return;
    following = followEdits(owner);
    void wakeAndSync();
  });
  effect(() => {
    if (connection.value === "online") void wakeAndSync();
    else clearTimeout(timer);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void wakeAndSync();
  });
}

/** Syncs at once, on the user's request. @returns When everything possible now is done. */
export async function syncViewingsNow(): Promise<void> {
  startViewingsSync();
  await wakeAndSync();
}

/**
 * Fetches what other phones write, from now on until the returned function is called: for a screen that shows viewings,
 * which would else pass notes for current that are minutes old (W12).
 */
export function followAccount(): () => void {
  screens += 1;
  startViewingsSync();
  void wakeAndSync();
  const asking = setInterval(() => {
    if (document.visibilityState === "visible") void wakeAndSync();
  }, NEWS_EVERY_MS);
  return () => {
    screens -= 1;
    clearInterval(asking);
  };
}

function followEdits(owner: string): Subscription {
  let seen = "";
  return liveQuery(() => unsentMark(owner)).subscribe({
    next: (mark) => {
      if (mark !== "" && mark !== seen) plan(AFTER_EDIT_MS);
      // With Background Sync, the app may be closed before there is a network again.
      if (mark !== "" && connection.peek() !== "online") void askToSendLater();
      seen = mark;
    },
    // If the store fails, there is nothing to send either.
    error: () => undefined,
  });
}

async function wakeAndSync(): Promise<void> {
  const owner = ownerOf(accessToken.peek());
  if (owner === ANONYMOUS || connection.peek() !== "online") return;
  await orLater(() => wakeViewings(owner));
  await sync();
}

/** Syncs, one run at a time per page; a call during a run starts another one after it. */
async function sync(): Promise<void> {
  clearTimeout(timer);
  isWantedAgain = running !== null;
  running ??= syncAll().finally(() => (running = null));
  await running;
}

async function syncAll(): Promise<void> {
  do {
    isWantedAgain = false;
    const synced = await orLater(() => syncViewings(pageViewings, screens > 0 ? NEWS_FRESH_FOR_MS : undefined));
    const owner = ownerOf(accessToken.peek());
    // Not awaited: notes do not wait for photos, which may take minutes (S23).
    if (owner !== ANONYMOUS && connection.peek() === "online") void orLater(() => storePinnedPhotos(owner));
    plan(pauseAfter(synced));
  } while (isWantedAgain);
}

function plan(pauseMs: number | null): void {
  // While the server is unreachable, the connection's probes trigger the next attempt.
  if (pauseMs === null || connection.peek() !== "online") return;
  clearTimeout(timer);
  timer = setTimeout(() => void sync(), pauseMs);
}

function pauseAfter(synced: Synced | null): number | null {
  if (synced === null) return LOOK_AGAIN_MS;
  if (synced.nextAt === null) return null;
  // Capped, so that a change of the phone's clock delays nothing (B9).
  return Math.min(Math.max(synced.nextAt - Date.now(), SHORTEST_PAUSE_MS), LOOK_AGAIN_MS);
}

/** Returns null after an error: the next attempt retries, without a message here, and the event log has what is no store's. */
async function orLater<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    reportUnlessStores(error);
    return null;
  }
}
