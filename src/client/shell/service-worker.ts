import { SHELL_CACHE } from "#offline/cache-names.ts";
import { rememberFirstAnswers } from "./service-worker-first-visit.ts";
import { workerAddress } from "../worker-address.ts";
import { watchForNewWorker } from "./service-worker-checks.ts";
import { followUpdate, offerUpdate } from "./updates.ts";

/**
 * Registers the service worker once the page has loaded and rests, so that it never competes with the first
 * paint, and offers its updates. Without worker support (iOS in-app browsers) the app works on without it.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await loaded();
  const { Workbox } = await import("workbox-window");
  const workbox = new Workbox(workerAddress("/sw.js"), { updateViaCache: "none" });
  const isFirstVisit = navigator.serviceWorker.controller === null;
  workbox.addEventListener("waiting", async () => offerUpdate(await navigator.serviceWorker.ready));
  watchTakeover(isFirstVisit);
  try {
    await workbox.register();
  } catch {
    // Refused by the browser's settings, or the network went away: the next start tries again.
    return;
  }
  watchForNewWorker(() => workbox.update());
}

/** The first worker of a first visit takes over a page that is current; every later one makes the page old. */
function watchTakeover(isFirstVisit: boolean): void {
  let isFirstWorker = isFirstVisit;
  navigator.serviceWorker.addEventListener("controllerchange", async () => {
    const isExpected = isFirstWorker && (await isCurrent());
    if (isFirstWorker) rememberFirstAnswers();
    isFirstWorker = false;
    if (!isExpected) followUpdate(await navigator.serviceWorker.ready);
  });
}

/** Whether the running page is of the build that the worker keeps: a release may fall between the two downloads. */
async function isCurrent(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  if (entry === null) return true;
  const shell = await caches.open(SHELL_CACHE);
  return (await shell.match(entry.src)) !== undefined;
}

async function loaded(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  // Safari has no idle callback; there a moment after load must do.
  await new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: 5000 }) : setTimeout(resolve, 500),
  );
}
