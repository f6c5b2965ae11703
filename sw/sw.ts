/// <reference types="vite/client" />
import { OUTBOX_SYNC } from "#offline/messages/sync-tag.ts";
import { askStore, loadStore, storeScript } from "./load-store.ts";
import { answerNotification, showPush } from "./push.ts";
import { answerFromServerOrSaved, isRememberedCall } from "./recent-searches.ts";
import { answerWithPhoto, isPhoto } from "./room-photos.ts";
import { answerShare, isShare } from "./share-target.ts";
import {
  answerWithScreen,
  answerWithShellFile,
  forgetOldShell,
  healShell,
  installShell,
  isScreen,
  isShellFile,
} from "./shell.ts";
import { defineShell } from "./shell-files.ts";

declare const self: ServiceWorkerGlobalScope;

// The build replaces this with the list of the shell's files.
defineShell(self.__WB_MANIFEST);

// All or nothing: when one file does not match the build, the current worker stays.
self.addEventListener("install", (event) => event.waitUntil(install()));

// Claims open pages, so that the first visit is enough to start offline.
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

// A new worker waits until the user agrees to the update; a page then sends SKIP_WAITING. HEAL_SHELL comes when a first
// visit is idle, CLAIM from a page of it that was being opened while this worker became active.
self.addEventListener("message", (event) => {
  const { type } = (event.data ?? {}) as { type?: string };
  if (type === "SKIP_WAITING") void self.skipWaiting();
  if (type === "HEAL_SHELL") event.waitUntil(healShell());
  if (type === "CLAIM") event.waitUntil(self.clients.claim());
});

// The network is back, and pages may be closed. Rejects while entries are still due, so that the browser retries.
self.addEventListener("sync", (event) => {
  if (event.tag === OUTBOX_SYNC) event.waitUntil(sendOutbox(event));
});

// With the app closed, too. Browsers end a worker that shows nothing.
self.addEventListener("push", (event) => event.waitUntil(showPush(event)));
self.addEventListener("notificationclick", (event) => event.waitUntil(answerNotification(event)));
// Browsers differ in whether the event has the old subscription and the new one: what there is now is looked up.
self.addEventListener("pushsubscriptionchange", (event) => {
  (event as ExtendableEvent).waitUntil(askStore(({ renewPush }) => renewPush(), undefined));
});

self.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer !== null) event.respondWith(answer);
});

async function install(): Promise<void> {
  await installShell(storeScript);
  loadStore().logEvent({ area: "worker", what: "installed" });
}

async function takeOver(): Promise<void> {
  await forgetOldShell();
  await self.clients.claim();
  // Not awaited: every navigation waits for the activation, and the store may be slow or never answer.
  void askStore(async ({ logEvent, reconcilePhotos }) => {
    logEvent({ area: "worker", what: "activated" });
    await reconcilePhotos();
  }, undefined);
}

async function sendOutbox({ lastChance }: SyncEvent): Promise<void> {
  await loadStore().sendOutbox(lastChance);
}

/**
 * Routes requests. Screens and their files come from the cache; searches and rooms from the server, or from the cache
 * when the server does not answer; cached photos from the cache. Everything else, above all the connection's probe,
 * goes to the network.
 */
function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const url = new URL(request.url);
  if (isShare(request, url)) return answerShare(request);
  if (request.method !== "GET") return null;
  if (isRememberedCall(url)) return answerFromServerOrSaved(event);
  if (url.origin !== self.location.origin) return null;
  if (request.mode === "navigate") return isScreen(url) ? answerWithHealedScreen(event) : null;
  if (isPhoto(url)) return answerWithPhoto(request);
  return isShellFile(url) ? answerWithShellFile(request) : null;
}

// Respond first, whatever the state of the cache; repair in `waitUntil`.
function answerWithHealedScreen(event: FetchEvent): Promise<Response> {
  const answer = answerWithScreen(event.request);
  event.waitUntil(answer.then(heal, heal));
  return answer;
}

async function heal(): Promise<void> {
  const files = await healShell();
  if (files > 0) await askStore(async ({ logEvent }) => logEvent({ area: "update", what: "healed", files }), undefined);
}
