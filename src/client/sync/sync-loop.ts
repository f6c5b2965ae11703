import { effect } from "@preact/signals-react";
import { shareWhileUnderWay } from "#domain/remembered.ts";
import { SHORTEST_PAUSE_MS } from "#offline/transport/backoff.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../api/credentials/session.ts";
import { connection } from "../platform/connection/connection.ts";
import { followQuery } from "../platform/storage/follow-query.ts";
import { LOOK_AGAIN_MS, pauseUntil } from "./pause-until.ts";

interface Parts {
  /** Ends the wait before the next sync. */
  wake: (owner: string) => Promise<unknown>;
  /** One sync. @returns When to try again, epoch milliseconds by the phone's clock; null when nothing is due by itself. */
  sync: (owner: string) => Promise<{ nextAt: number | null }>;
  /** What this phone has to send, as a text that changes with it; empty for nothing. A live query. */
  unsent: (owner: string) => Promise<string>;
  /** From a change to its sync, milliseconds: several are sent together. */
  afterEditMs: number;
  /** Told at once of what is to be sent. */
  onEdit?: () => void;
  /** Works on the store in the background, once there is one. @returns Null after an error, which is left to the next try. */
  orLater: <T>(work: () => Promise<T>) => Promise<T | null>;
}

/** Keeps what its user writes in step with their account, while the page is open. */
export interface SyncLoop {
  /** Syncs now, and from now on: when the network is back, the page comes to the front, after a login, soon after a change. */
  start: () => void;
  /** Syncs at once. @returns When everything possible now is done. */
  now: () => Promise<void>;
  /** Syncs within a second. */
  soon: () => void;
}

/** A loop that syncs one kind of thing; nothing runs before it is started. */
export function syncLoop({ wake, sync, unsent, afterEditMs, onEdit, orLater }: Parts): SyncLoop {
  let endFollowing: (() => void) | undefined;
  let isSyncing = false;
  const syncShared = shareWhileUnderWay(syncAll);
  let isWantedAgain = false;
  let isToWakeAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  return { start, now, soon: () => plan(SHORTEST_PAUSE_MS) };

  function start(): void {
    // Also runs now; and after a login or token renewal.
    effect(() => {
      const owner = ownerOf(accessToken.value);
      endFollowing?.();
      if (owner === ANONYMOUS) return;
      void orLater(() => followEdits(owner));
      void now();
    });
    effect(() => {
      if (connection.value === "online") void now();
      else stopWaiting();
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void now();
    });
  }

  async function followEdits(owner: string): Promise<void> {
    // The store took its time.
    if (owner !== ownerOf(accessToken.peek())) return;
    endFollowing?.();
    let seen = "";
    endFollowing = followQuery(() => unsent(owner), {
      next: (mark) => {
        if (mark !== "" && mark !== seen) plan(afterEditMs);
        if (mark !== "") onEdit?.();
        seen = mark;
      },
      // If the store fails, there is nothing to send either.
      error: () => undefined,
    });
  }

  async function now(): Promise<void> {
    const owner = ownerOf(accessToken.peek());
    if (owner === ANONYMOUS || connection.peek() !== "online") return;
    // A request under way may still note a wait, or news that are older than this.
    isToWakeAgain ||= isSyncing;
    await orLater(() => wake(owner));
    await syncOneByOne();
  }

  /** One run at a time per page; a call during a run starts another one after it. */
  async function syncOneByOne(): Promise<void> {
    stopWaiting();
    isWantedAgain = isSyncing;
    await syncShared();
  }

  async function syncAll(): Promise<void> {
    isSyncing = true;
    try {
      do {
        isWantedAgain = false;
        const owner = ownerOf(accessToken.peek());
        const isToWake = isToWakeAgain;
        isToWakeAgain = false;
        if (isToWake) await orLater(() => wake(owner));
        plan(pauseAfter(await orLater(() => sync(owner))));
      } while (isWantedAgain);
    } finally {
      isSyncing = false;
    }
  }

  // An earlier time stands: of a long typing the text is sent every few seconds.
  function plan(pauseMs: number | null): void {
    // While the server is unreachable, the connection's probes trigger the next attempt.
    if (pauseMs === null || connection.peek() !== "online" || dueAt <= Date.now() + pauseMs) return;
    stopWaiting();
    dueAt = Date.now() + pauseMs;
    timer = setTimeout(() => void syncOneByOne(), pauseMs);
  }

  function stopWaiting(): void {
    clearTimeout(timer);
    dueAt = Number.POSITIVE_INFINITY;
  }
}

function pauseAfter(synced: { nextAt: number | null } | null): number | null {
  if (synced === null) return LOOK_AGAIN_MS;
  return synced.nextAt === null ? null : pauseUntil(synced.nextAt);
}
