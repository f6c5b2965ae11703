import { effect } from "@preact/signals-react";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { drain, type Drained } from "#offline/outbox/sending/drain.ts";
import { LEASE_MS } from "#offline/outbox/sending/sender-lease.ts";
import type { SessionRefused } from "#offline/outbox/sending/session-refused.ts";
import { sweepUnused } from "#offline/outbox/entries/sweep-unused.ts";
import { wake, wakeAfterLogin } from "#offline/outbox/sending/wake.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { isStorageError } from "#offline/databases/storage-errors.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { connection } from "../../platform/connection/connection.ts";
import { serverNow } from "../../platform/clock/server-clock.ts";
import { askToSendLater } from "./background-sync.ts";
import { countUnsent } from "./count-unsent.ts";
import { releaseAfterSending } from "./hold-while-sending.ts";
import { pageSender } from "./page-sender.ts";
import { endProgress } from "./photo-progress.ts";
import { storeReady } from "../../drafts/store/store-ready.ts";
import { unsent } from "../../drafts/store/unsent.ts";
import { watchReceipts } from "../receipts/watch-receipts.ts";

/** How soon to look again when the store fails, and at the latest. While another tab sends, its lease says it. */
const LOOK_AGAIN_MS = 60 * 1000;
/** A due time that lies behind is no reason to spin (B6). */
const SHORTEST_PAUSE_MS = 1000;
/** What this page has sent by then needs no worker, which would only be woken for nothing. */
const HANDED_ON_AFTER_MS = 3000;

let isStarted = false;
let isSending = false;
let isWantedAgain = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Lets the outbox be sent as soon as it can be: after every posting, online or not. */
export function sendSoon(): void {
  startSending();
  if (connection.peek() === "online") setTimeout(() => void askIfUnsent(), HANDED_ON_AFTER_MS);
  else void askToSendLater();
  if (connection.peek() === "online") void send();
}

/** Tries at once, whatever is known of the network: a person asks for it. */
export function sendNow(): void {
  startSending();
  void send();
}

/**
 * Sends the outbox from now on: at once, whenever the network or the reader comes back, after a login, and when
 * something falls due (A12). Calling it again does nothing.
 */
export function startSending(): void {
  if (isStarted) return;
  isStarted = true;
  void countUnsent();
  void watchReceipts();
  // Also runs at once. A login, or a renewed token, lets go on what had to wait for one (A13).
  effect(() => {
    const owner = ownerOf(accessToken.value);
    if (owner === ANONYMOUS) return;
    void orLater(() => sweepUnused(owner, [Date.now(), serverNow()]));
    void wakeAnd(owner, wakeAfterLogin);
  });
  effect(() => {
    if (connection.value === "online") return void wakeAnd(ownerOf(accessToken.peek()), wake);
    clearTimeout(timer);
    void askIfUnsent();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void wakeAnd(ownerOf(accessToken.peek()), wake);
    // At once: a page that is being closed has no time to look into its store.
    else if (unsent.peek().all > 0) void askToSendLater();
  });
  if ("serviceWorker" in navigator) navigator.serviceWorker.addEventListener("message", hear);
}

/** The page may be gone when the network is back. */
async function askIfUnsent(): Promise<void> {
  const owner = ownerOf(accessToken.peek());
  const entries = await orLater(() => draftsDatabase().outbox.where("owner").equals(owner).count());
  if (entries !== null && entries > 0) await askToSendLater();
}

// The worker's word that the session is refused is tried out here: it ends in the page, by the server's own answer.
function hear({ data }: MessageEvent<SessionRefused | undefined>): void {
  if (data?.type === "session-refused") void wakeAnd(ownerOf(accessToken.peek()), wakeAfterLogin);
}

async function wakeAnd(owner: string, wakeUp: (owner: string) => Promise<void>): Promise<void> {
  await orLater(() => wakeUp(owner));
  if (connection.peek() === "online") await send();
}

/** One drain after the other, never two at once in a page; whoever asks meanwhile gets another one. */
async function send(): Promise<void> {
  clearTimeout(timer);
  isWantedAgain = isSending;
  if (isSending) return;
  isSending = true;
  const token = accessToken.peek();
  try {
    plan(await orLater(() => drain(pageSender)));
  } finally {
    isSending = false;
    endProgress();
    releaseAfterSending();
  }
  // The tokens were renewed too late for what was sent with the ones before.
  if (accessToken.peek() !== token) await wakeAnd(ownerOf(accessToken.peek()), wakeAfterLogin);
  else if (isWantedAgain) await send();
}

function plan(drained: Drained | null): void {
  clearTimeout(timer);
  // While the server is out of reach, its return is what matters, and found out by the connection's probes.
  if (connection.peek() !== "online") return;
  const pause = pauseAfter(drained);
  if (pause !== null) timer = setTimeout(() => void send(), pause);
}

function pauseAfter(drained: Drained | null): number | null {
  if (drained === null) return LOOK_AGAIN_MS;
  if (drained.kind === "blocked") return LEASE_MS;
  if (drained.nextAt === null) return null;
  // Looked at again before long, so that a clock that is set meanwhile holds nothing up (B9).
  return Math.min(Math.max(drained.nextAt - Date.now(), SHORTEST_PAUSE_MS), LOOK_AGAIN_MS);
}

/** The store may be closed, blocked or full: then it is tried again later, and nothing is said about it here. */
async function orLater<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    await storeReady();
    return await work();
  } catch (error) {
    if (isStorageError(error)) return null;
    throw error;
  }
}
