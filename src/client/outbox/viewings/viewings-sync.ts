import { effect } from "@preact/signals-react";
import { liveQuery, type Subscription } from "dexie";
import { PhoneFullError } from "#offline/drafts/write-draft.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { isStorageError } from "#offline/databases/storage-errors.ts";
import { storePinnedPhotos, reconcilePinnedPhotos } from "#offline/viewings/store/store-pinned-photos.ts";
import { wakeViewings } from "#offline/viewings/sync/sync-state.ts";
import { syncViewings, type Synced } from "#offline/viewings/sync/sync-viewings.ts";
import { unsentMark } from "#offline/viewings/sync/unsynced.ts";
import { askToSendLater } from "../sending/background-sync.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { connection } from "../../platform/connection/connection.ts";
import { pageViewings } from "./viewings-sender.ts";

/** How long after an edit it is sent: whoever ticks boxes ticks several. */
const AFTER_EDIT_MS = 2000;
/** How soon to look again when the store fails, and at the latest. */
const LOOK_AGAIN_MS = 60 * 1000;
/** A due time that lies behind is no reason to spin (B6). */
const SHORTEST_PAUSE_MS = 1000;

let isStarted = false;
let running: Promise<void> | null = null;
let isWantedAgain = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps the reader's viewings in step with the server from now on, and fetches their rooms' photos: at once, whenever
 * the network or the reader comes back, after a login, soon after an edit, and when something falls due. Calling it
 * again does nothing.
 */
export function startViewingsSync(): void {
  if (isStarted) return;
  isStarted = true;
  let following: Subscription | undefined;
  void orLater(reconcilePinnedPhotos);
  // Also runs at once; and after a login, or with a renewed token.
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

/** Tries at once, as a person asks for it. @returns When everything that could be done now is done. */
export async function syncViewingsNow(): Promise<void> {
  startViewingsSync();
  await wakeAndSync();
}

function followEdits(owner: string): Subscription {
  let seen = "";
  return liveQuery(() => unsentMark(owner)).subscribe({
    next: (mark) => {
      if (mark !== "" && mark !== seen) plan(AFTER_EDIT_MS);
      // Where the browser wakes the worker, the app may be closed before there is a network again.
      if (mark !== "" && connection.peek() !== "online") void askToSendLater();
      seen = mark;
    },
    // Where the store fails, there is nothing to send either.
    error: () => undefined,
  });
}

async function wakeAndSync(): Promise<void> {
  const owner = ownerOf(accessToken.peek());
  if (owner === ANONYMOUS || connection.peek() !== "online") return;
  await orLater(() => wakeViewings(owner));
  await sync();
}

/** One after the other, never two at once in a page; whoever asks meanwhile gets another one. */
async function sync(): Promise<void> {
  clearTimeout(timer);
  isWantedAgain = running !== null;
  running ??= syncAll().finally(() => (running = null));
  await running;
}

async function syncAll(): Promise<void> {
  do {
    isWantedAgain = false;
    const synced = await orLater(() => syncViewings(pageViewings));
    const owner = ownerOf(accessToken.peek());
    if (owner !== ANONYMOUS && connection.peek() === "online") await storePinnedPhotos(owner);
    plan(pauseAfter(synced));
  } while (isWantedAgain);
}

function plan(pauseMs: number | null): void {
  // While the server is out of reach, its return is what matters, and found out by the connection's probes.
  if (pauseMs === null || connection.peek() !== "online") return;
  clearTimeout(timer);
  timer = setTimeout(() => void sync(), pauseMs);
}

function pauseAfter(synced: Synced | null): number | null {
  if (synced === null) return LOOK_AGAIN_MS;
  if (synced.nextAt === null) return null;
  // Looked at again before long, so that a clock that is set meanwhile holds nothing up (B9).
  return Math.min(Math.max(synced.nextAt - Date.now(), SHORTEST_PAUSE_MS), LOOK_AGAIN_MS);
}

/** The store may be closed, blocked or full: then it is tried again later, and nothing is said about it here. */
async function orLater<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isStorageError(error) || error instanceof PhoneFullError) return null;
    throw error;
  }
}
