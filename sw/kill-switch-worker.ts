import { deleteFetchableCaches } from "#offline/cache/delete-fetchable-caches.ts";
import { ENDING, type EndingQuestion } from "#offline/messages/worker-shutdown.ts";
import { holdElsewhere } from "#offline/messages/update-hold-channel.ts";
import { askPage } from "./ask-page.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Served as `/sw.js` while an installation has its worker switched off (A26): it replaces the phone's worker, deletes
 * all caches that can be filled again, and unregisters itself. User data is never touched.
 */

/** A visible, responsive page answers within this time, also on a slow phone. */
const LIVES_WITHIN_MS = 3000;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => {
  event.waitUntil(end());
});

async function end(): Promise<void> {
  // Pages get `controllerchange`, and reload when no tab has unsaved input.
  await self.clients.claim();
  await deleteFetchableCaches();
  await self.registration.unregister();
  // Not awaited: a reloaded page waits for this worker's activation to end. Deleted once more: a response of the previous
  // worker that was under way may have opened a cache again.
  void openDeadPagesAnew().then(deleteFetchableCaches);
}

/**
 * Reloads visible pages whose code has not even started: the purpose of this switch. A hidden page may be frozen, and
 * none is reloaded while any holds unsaved input.
 */
async function openDeadPagesAnew(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const dead = await Promise.all(pages.map(async (page) => page.visibilityState === "visible" && !(await lives(page))));
  if ((await holdElsewhere()) !== null) return;
  for (const page of pages.filter((_, index) => dead[index])) await page.navigate(page.url).catch(() => null);
}

async function lives(page: Client): Promise<boolean> {
  return (await askPage<boolean>(page, { type: ENDING } satisfies EndingQuestion, LIVES_WITHIN_MS)) === true;
}
