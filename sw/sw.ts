/// <reference types="vite/client" />
import { OUTBOX_SYNC } from "#offline/outbox/sending/sync-tag.ts";
import { askStore, loadStore } from "./load-store.ts";
import { answerFromServerOrSaved, isRememberedCall } from "./recent-searches.ts";
import { answerWithPhoto, isPhoto } from "./room-photos.ts";
import { answerShare, isShare } from "./share-target.ts";
import {
  answerWithScreen,
  answerWithShellFile,
  defineShell,
  forgetOldShell,
  healShell,
  installShell,
  isScreen,
  isShellFile,
} from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;

// The build writes the list of the shell's files here.
defineShell(self.__WB_MANIFEST);

// All of the shell or nothing: when one file does not come as it was built, the worker that runs stays.
self.addEventListener("install", (event) => event.waitUntil(install(event)));

// Pages that are already open are taken over, so that the first visit is enough to start offline.
self.addEventListener("activate", (event) => event.waitUntil(takeOver(event)));

// A new worker waits until a person has agreed to the update; a page says so. It also says when a first visit rests.
self.addEventListener("message", (event) => {
  const { type } = (event.data ?? {}) as { type?: string };
  if (type === "SKIP_WAITING") void self.skipWaiting();
  if (type === "HEAL_SHELL") event.waitUntil(healShell());
});

// The network is back, and pages may be gone. While something is still due it fails, so that the browser asks again.
self.addEventListener("sync", (event) => {
  if (event.tag === OUTBOX_SYNC) event.waitUntil(sendOutbox(event));
});

self.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer !== null) event.respondWith(answer);
});

async function install(event: ExtendableEvent): Promise<void> {
  const { logEvent } = loadStore();
  await installShell(event);
  logEvent({ area: "worker", what: "installed" });
}

async function takeOver(event: ExtendableEvent): Promise<void> {
  await forgetOldShell(event);
  await self.clients.claim();
  // Not waited for: every screen waits for the activation, and the phone's store may take its time or never answer.
  void askStore(async ({ logEvent, reconcilePhotos }) => {
    logEvent({ area: "worker", what: "activated" });
    await reconcilePhotos();
  }, undefined);
}

async function sendOutbox({ lastChance }: SyncEvent): Promise<void> {
  await loadStore().sendOutbox(lastChance);
}

/**
 * Who answers what. Screens and their files come from the phone; searches and rooms from the server, or from the
 * phone when the server does not answer; photos that the phone has from there first. All else, the probe of the
 * connection above all, is not this worker's business.
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

// The answer first, whatever state the cache is in: mending it must never keep anybody waiting.
function answerWithHealedScreen(event: FetchEvent): Promise<Response> {
  const answer = answerWithScreen(event.request);
  event.waitUntil(answer.then(heal, heal));
  return answer;
}

async function heal(): Promise<void> {
  const files = await healShell();
  if (files > 0) await askStore(async ({ logEvent }) => logEvent({ area: "update", what: "healed", files }), undefined);
}
