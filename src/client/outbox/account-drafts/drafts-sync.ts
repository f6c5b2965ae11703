import { effect } from "@preact/signals-react";
import { liveQuery, type Subscription } from "dexie";
import { unsentDraftsMark } from "#offline/drafts/sync/in-account.ts";
import { syncDrafts, type SyncedDrafts } from "#offline/drafts/sync/sync-drafts.ts";
import { wakeDrafts } from "#offline/drafts/sync/sync-state.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { closedForms } from "../../drafts/closed-forms.ts";
import { orLater } from "../../drafts/store/or-later.ts";
import { storeReady } from "../../drafts/store/store-ready.ts";
import { connection } from "../../platform/connection/connection.ts";
import { pageDrafts } from "./drafts-parts.ts";

/** From a saved change to its sync: what is typed meanwhile goes along. */
const AFTER_EDIT_MS = 3000;
/** Retry interval when the store fails, and the longest pause. */
const LOOK_AGAIN_MS = 60 * 1000;
/** Minimum pause: an overdue change must not cause a busy loop (B6). */
const SHORTEST_PAUSE_MS = 1000;

let isStarted = false;
let running: Promise<void> | null = null;
let isWantedAgain = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let dueAt = Number.POSITIVE_INFINITY;

/**
 * Keeps the user's drafts in their account (A39): now, soon after each saved change, when a form is closed, when the
 * network is back or the page comes to the front, and after a login. Calling it again does nothing.
 */
export function startDraftsSync(): void {
  if (isStarted) return;
  isStarted = true;
  let following: Subscription | undefined;
  // Also runs now; and after a login or token renewal.
  effect(() => {
    const owner = ownerOf(accessToken.value);
    following?.unsubscribe();
    if (owner === ANONYMOUS) return;
    void orLater(storeReady).then(() => (following = followEdits(owner)));
    void wakeAndSync();
  });
  effect(() => {
    if (connection.value === "online") void wakeAndSync();
    else stopWaiting();
  });
  effect(() => {
    if (closedForms.value > 0) plan(SHORTEST_PAUSE_MS);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void wakeAndSync();
  });
}

function followEdits(owner: string): Subscription {
  let seen = "";
  return liveQuery(() => unsentDraftsMark(owner)).subscribe({
    next: (mark) => {
      if (mark !== "" && mark !== seen) plan(AFTER_EDIT_MS);
      seen = mark;
    },
    // If the store fails, there is nothing to send either.
    error: () => undefined,
  });
}

async function wakeAndSync(): Promise<void> {
  const owner = ownerOf(accessToken.peek());
  if (owner === ANONYMOUS || connection.peek() !== "online") return;
  await orLater(() => wakeDrafts(owner));
  await sync();
}

/** Syncs, one run at a time per page; a call during a run starts another one after it. */
async function sync(): Promise<void> {
  stopWaiting();
  isWantedAgain = running !== null;
  running ??= syncAll().finally(() => (running = null));
  await running;
}

async function syncAll(): Promise<void> {
  do {
    isWantedAgain = false;
    const synced = await orLater(() => syncDrafts(pageDrafts));
    plan(pauseAfter(synced));
  } while (isWantedAgain);
}

// An earlier time stands: somebody who types on and on has their text sent every few seconds.
function plan(pauseMs: number | null): void {
  // While the server is unreachable, the connection's probes trigger the next attempt.
  if (pauseMs === null || connection.peek() !== "online" || dueAt <= Date.now() + pauseMs) return;
  stopWaiting();
  dueAt = Date.now() + pauseMs;
  timer = setTimeout(() => void sync(), pauseMs);
}

function stopWaiting(): void {
  clearTimeout(timer);
  dueAt = Number.POSITIVE_INFINITY;
}

function pauseAfter(synced: SyncedDrafts | null): number | null {
  if (synced === null) return LOOK_AGAIN_MS;
  if (synced.nextAt === null) return null;
  // Capped, so that a change of the phone's clock delays nothing (B9).
  return Math.min(Math.max(synced.nextAt - Date.now(), SHORTEST_PAUSE_MS), LOOK_AGAIN_MS);
}
