import type { Workbox } from "workbox-window";
import { pause } from "#domain/pause.ts";
import { SHELL_CACHE } from "#offline/databases/database-names.ts";
import { navigationTiming } from "../navigation-timing.ts";
import { workerAddress } from "./worker-address.ts";
import { logReloaded } from "../updates/log-update-event.ts";
import { watchForNewWorker } from "./watch-served-worker.ts";
import { answerEndingWorker, removeServiceWorker } from "./remove-service-worker.ts";
import { followUpdate, offerUpdate } from "../updates/updates.ts";

/** A page that never rests gets its worker all the same. */
const REST_WITHIN_MS = 5000;
const MOMENT_MS = 150;
const CALM_MOMENTS = 4;
/** A browser gives 50 where no work is in sight. */
const IDLE_MS = 40;

/**
 * Registers the service worker once the page has loaded and is at rest, so that it never competes with the first screen, and
 * offers its updates. Does nothing without worker support (iOS in-app browsers), or where the installation has
 * switched the worker off.
 * @param onFirstWorker Called when a worker controls the page which has started without one.
 */
export async function registerServiceWorker(onFirstWorker: () => void): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await atRest();
  logReloaded();
  const isFirstVisit = navigator.serviceWorker.controller === null;
  watchTakeover(isFirstVisit, onFirstWorker);
  if (!isFromWorker()) void settleFirstWorker();
  // The worker that an earlier page of this visit has installed took over while this one was loading.
  if (!isFirstVisit && !isFromWorker()) onFirstWorker();
  answerEndingWorker();
  let workbox = isFirstVisit ? null : await register().catch(() => null);
  watchForNewWorker(async (worker) => {
    if (worker === "off") {
      workbox = null;
      await removeServiceWorker();
    } else if (workbox === null) workbox = await register();
    else if (worker === "served") await workbox.update();
  });
}

/** @throws Error when the browser's settings refuse, the network fails, or a first worker could not be installed. */
async function register(): Promise<Workbox> {
  const { Workbox } = await import("workbox-window");
  // The worker itself is always asked for; what it imports has its hash in its name, and may come from the cache.
  const workbox = new Workbox(workerAddress("/sw.js"), { updateViaCache: "imports" });
  workbox.addEventListener("waiting", async () => offerUpdate(await navigator.serviceWorker.ready));
  const registration = await workbox.register();
  if (registration?.active === null && registration.installing !== null) await installed(registration.installing);
  return workbox;
}

/**
 * A first worker of which one file could not be fetched leaves no registration behind: the browser would not try again
 * before the next visit. What it did fetch stays.
 */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const follow = () => {
      if (worker.state === "redundant") reject(new Error("Not installed"));
      else if (worker.state !== "installing") resolve();
    };
    worker.addEventListener("statechange", follow);
    follow();
  });
}

/** Whether a worker has answered the page's navigation; one that takes over while the page loads has not. */
function isFromWorker(): boolean {
  return (navigationTiming()?.workerStart ?? 0) > 0;
}

/** The first worker of a first visit takes over a current page; every later one makes the page outdated. */
function watchTakeover(isFirstVisit: boolean, onFirstWorker: () => void): void {
  let isFirstWorker = isFirstVisit;
  navigator.serviceWorker.addEventListener("controllerchange", async () => {
    const isExpected = isFirstWorker && (await isCurrent());
    if (isFirstWorker) onFirstWorker();
    isFirstWorker = false;
    if (!isExpected) followUpdate(await navigator.serviceWorker.ready);
  });
}

/**
 * Has the worker fetch the assets that its installation deferred, and take this page over where it has not: a worker
 * that becomes active passes over a page that is just being opened, and not every browser tells a page each time that it
 * has come under the worker's control (E4).
 */
async function settleFirstWorker(): Promise<void> {
  // Firefox refuses to say where it blocks the site's data: there is no worker then (E3).
  const registration = await navigator.serviceWorker.ready.catch(() => null);
  registration?.active?.postMessage({ type: "HEAL_SHELL" });
  if (navigator.serviceWorker.controller === null && (await isCurrent()))
    registration?.active?.postMessage({ type: "CLAIM" });
}

/** Whether the page and the worker are of the same build: a release may fall between the two downloads. */
async function isCurrent(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  if (entry === null) return true;
  return (await caches.match(entry.src, { cacheName: SHELL_CACHE })) !== undefined;
}

/** When the page has loaded, and its first screen is drawn: installing fetches the whole app, and keeps two cores busy for a while. */
async function atRest(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  const latest = performance.now() + REST_WITHIN_MS;
  let calm = 0;
  while (calm < CALM_MOMENTS && performance.now() < latest) {
    await pause(MOMENT_MS);
    calm = (await idleMs()) < IDLE_MS ? 0 : calm + 1;
  }
}

/** How long the page has nothing to do, milliseconds; Safari does not say. */
async function idleMs(): Promise<number> {
  if (!("requestIdleCallback" in window)) return IDLE_MS;
  return new Promise((resolve) =>
    requestIdleCallback((deadline) => resolve(deadline.timeRemaining()), { timeout: MOMENT_MS }),
  );
}
