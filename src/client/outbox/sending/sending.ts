import { effect } from "@preact/signals-react";
import { BROWSER } from "#offline/browser/browser.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { drain, type Drained } from "#offline/outbox/sending/drain.ts";
import { outboxStore } from "#offline/outbox/outbox-store.ts";
import { LEASE_MS } from "#offline/transport/sender-lease.ts";
import type { SessionRefused } from "#offline/messages/session-refused.ts";
import { watchStore } from "#offline/transport/store-watchdog.ts";
import { sweepUnused } from "#offline/outbox/entries/sweep-unused.ts";
import { putBackLeft } from "#offline/outbox/entries/put-back-left.ts";
import { wake, wakeAfterLogin } from "#offline/outbox/sending/wake.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { connection } from "../../platform/connection/connection.ts";
import { isServerTimeKnown, toldServerTime } from "../../platform/clock/server-clock.ts";
import { LOOK_AGAIN_MS, pauseUntil } from "../../sync/pause-until.ts";
import { askToSendLater } from "../../sync/background-sync.ts";
import { confirmPostedHere } from "./confirm-posted-here.ts";
import { countUnsent } from "./count-unsent.ts";
import { releaseAfterSending } from "./hold-while-sending.ts";
import { pageSender } from "./page-sender.ts";
import { endProgress } from "./photo-progress.ts";
import { orLater, reportUnlessStores } from "../../drafts/store/or-later.ts";
import { storeReady } from "../../drafts/store/store-ready.ts";
import { storeTrouble, storeTroubleOf } from "../../drafts/store/store-trouble.ts";
import { unsent } from "../../drafts/store/unsent.ts";
import { watchRefusals } from "../refusals/watch-refusals.ts";
import { waitsForRoom, watchForRoom } from "./watch-for-room.ts";
import { watchReceipts } from "../receipts/watch-receipts.ts";

/** Delay before requesting a sync event: entries that this page sends meanwhile need no worker. */
const HANDED_ON_AFTER_MS = 3000;

/** Until then a form that is open, in this tab or another, has taken its lock. */
const LEFT_OPEN_AFTER_MS = 10 * 1000;

let isStarted = false;
let isSending = false;
let isWantedAgain = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let wakeTimer: ReturnType<typeof setTimeout> | undefined;
let endRoomWatch: (() => void) | null = null;

/** Sends the outbox as soon as possible: call it after every post, online or not. */
export function sendSoon(): void {
  startSending();
  if (connection.peek() === "online") setTimeout(() => void askIfUnsent(), HANDED_ON_AFTER_MS);
  else void askToSendLater();
  if (connection.peek() === "online") void send();
}

/** Sends what has waited for something that has just come about: a confirmed address. */
export function sendWhatWaited(): void {
  startSending();
  void wakeAnd(ownerOf(accessToken.peek()), wake);
}

/** Sends at once, whatever the connection's state: on the user's request. */
export function sendNow(): void {
  startSending();
  void send();
}

/**
 * Starts sending the outbox: now, when the network is back or the page becomes visible, after a login, and when an
 * entry falls due (A12). Calling it again does nothing.
 */
export function startSending(): void {
  if (isStarted) return;
  isStarted = true;
  void countUnsent();
  void watchReceipts();
  void watchRefusals();
  // Also runs now. A login or a renewed token unblocks the entries that needed one (A13).
  effect(() => {
    const owner = ownerOf(accessToken.value);
    if (owner === ANONYMOUS) return;
    void wakeAnd(owner, wakeAfterLogin);
  });
  effect(() => {
    const owner = ownerOf(accessToken.value);
    const now = isServerTimeKnown.value ? toldServerTime.peek() : null;
    const since = Date.now();
    if (owner !== ANONYMOUS && now !== null) void orLater(() => sweepUnused(owner, now, since));
  });
  effect(() => {
    if (connection.value === "online") return void wakeAnd(ownerOf(accessToken.peek()), wake);
    clearTimeout(timer);
    void askIfUnsent();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void wakeAnd(ownerOf(accessToken.peek()), wake);
    // Without reading the store: a page that is being closed has no time for it.
    else if (unsent.peek().all > 0) void askToSendLater();
  });
  setTimeout(() => void putBackAndSend(), LEFT_OPEN_AFTER_MS);
  if ("serviceWorker" in navigator) navigator.serviceWorker.addEventListener("message", hear);
}

/** Requests a sync event, since the page may be closed when the network is back. */
async function askIfUnsent(): Promise<void> {
  const owner = ownerOf(accessToken.peek());
  const entries = await orLater(() => draftsDatabase().outbox.where("owner").equals(owner).count());
  if (entries !== null && entries > 0) await askToSendLater();
}

// The worker reports a refused session: retry here, so that the page ends the session on the server's own answer.
function hear({ data }: MessageEvent<SessionRefused | undefined>): void {
  if (data?.type === "session-refused") void wakeAnd(ownerOf(accessToken.peek()), wakeAfterLogin);
}

async function putBackAndSend(): Promise<void> {
  if ((await orLater(() => putBackLeft(ownerOf(accessToken.peek())))) === true) sendSoon();
}

async function wakeAnd(owner: string, wakeUp: (owner: string) => Promise<void>): Promise<void> {
  const isWoken = (await orLater(() => wakeUp(owner))) !== null;
  if (!isWoken) wakeLater();
  if (connection.peek() === "online") await send();
}

// A full phone cannot note that its user has logged in: what waited for that would wait on (S3).
function wakeLater(): void {
  clearTimeout(wakeTimer);
  wakeTimer = setTimeout(() => void wakeAnd(ownerOf(accessToken.peek()), wake), LOOK_AGAIN_MS);
}

/** Drains the outbox, one drain at a time per page; a call during a drain runs another one after it. */
async function send(): Promise<void> {
  clearTimeout(timer);
  isWantedAgain = isSending;
  if (isSending) return;
  isSending = true;
  const token = accessToken.peek();
  try {
    plan(await drainOrNote());
  } finally {
    isSending = false;
    endProgress();
    releaseAfterSending();
  }
  // The tokens were renewed after requests were refused: retry those with the new ones.
  if (accessToken.peek() !== token) await wakeAnd(ownerOf(accessToken.peek()), wakeAfterLogin);
  else if (isWantedAgain) await send();
  else if (connection.peek() === "online" && (await orLater(confirmPostedHere)) === true) await send();
}

/**
 * Drains the outbox, and notes whether the phone's store kept it from sending: the rows say so.
 * @returns Null after any error: it is tried again all the same (S4).
 */
async function drainOrNote(): Promise<Drained | null> {
  try {
    await watchStore(BROWSER, outboxStore, storeReady);
    const drained = await drain(pageSender);
    storeTrouble.value = null;
    return drained;
  } catch (error) {
    storeTrouble.value = storeTroubleOf(error);
    reportUnlessStores(error);
    return null;
  }
}

function plan(drained: Drained | null): void {
  clearTimeout(timer);
  // While the server is unreachable, the connection's probes trigger the next attempt.
  if (connection.peek() !== "online") return;
  void followRoom();
  const pause = pauseAfter(drained);
  if (pause !== null) timer = setTimeout(() => void send(), pause);
}

/** A full phone sends as soon as it has room again, and not only at the next try. */
async function followRoom(): Promise<void> {
  const isFull = storeTrouble.peek() === "full" || (await orLater(waitsForRoom)) === true;
  endRoomWatch?.();
  endRoomWatch = isFull ? watchForRoom(() => void wakeAnd(ownerOf(accessToken.peek()), wake)) : null;
}

function pauseAfter(drained: Drained | null): number | null {
  if (drained === null) return LOOK_AGAIN_MS;
  // While another tab sends, the pause is its lease.
  if (drained.kind === "blocked") return LEASE_MS;
  return drained.nextAt === null ? null : pauseUntil(drained.nextAt);
}
