import { ENDING, type EndingQuestion } from "#offline/messages/worker-shutdown.ts";
import { holdElsewhere } from "#offline/messages/update-hold-channel.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * What `/sw.js` is while an installation has its worker switched off (A26): it takes the place of whatever
 * worker a phone has, clears away every file that can be fetched again, and ends itself. What people have written lies
 * in IndexedDB and is never touched.
 */

/** A page in sight that lives answers within this, also on a slow phone. */
const LIVES_WITHIN_MS = 3000;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => {
  event.waitUntil(end());
});

async function end(): Promise<void> {
  // Pages hear of it, and follow when nobody is in the middle of something.
  await self.clients.claim();
  await clearCaches();
  await self.registration.unregister();
  // Not awaited: a page that is opened anew waits for this worker to be done.
  void openDeadPagesAnew().then(clearCaches);
}

// Twice: what the worker before was about to answer may have opened one again.
async function clearCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

/**
 * Opens pages anew whose code has not even started: what this switch is for. One that is out of sight may only sleep,
 * and none is touched while any holds something unsaved.
 */
async function openDeadPagesAnew(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const dead = await Promise.all(pages.map(async (page) => page.visibilityState === "visible" && !(await lives(page))));
  if ((await holdElsewhere()) !== null) return;
  for (const page of pages.filter((_, index) => dead[index])) await page.navigate(page.url).catch(() => null);
}

async function lives(page: Client): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", () => resolve(true));
    port1.start();
    page.postMessage({ type: ENDING } satisfies EndingQuestion, [port2]);
    setTimeout(() => resolve(false), LIVES_WITHIN_MS);
  });
}
