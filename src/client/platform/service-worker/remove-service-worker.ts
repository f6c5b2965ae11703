import { deleteFetchableCaches } from "#offline/cache/delete-fetchable-caches.ts";
import { ENDING, type EndingQuestion } from "#offline/messages/worker-shutdown.ts";
import { logUpdate } from "../updates/log-update-event.ts";

/**
 * Unregisters this phone's worker and deletes its caches: the installation has switched it off (A26). User data stays,
 * and the page still sends it. Does nothing where there is no worker.
 */
export async function removeServiceWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  if (registrations.length === 0) return;
  for (const registration of registrations) await registration.unregister();
  await deleteFetchableCaches();
  logUpdate("worker-ended");
}

/** Tells a worker that unregisters itself that this page is responsive and need not be reloaded. */
export function answerEndingWorker(): void {
  navigator.serviceWorker.addEventListener("message", ({ data, ports }: MessageEvent<EndingQuestion | null>) => {
    if (data?.type === ENDING) ports[0]?.postMessage(true);
  });
}
