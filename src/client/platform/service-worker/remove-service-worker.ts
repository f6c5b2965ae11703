import { ENDING, type EndingQuestion } from "#offline/messages/worker-shutdown.ts";
import { logUpdate } from "../updates/log-update-event.ts";

/**
 * Lets this phone's worker go, with every file that can be fetched again: the installation has switched it off (A26).
 * What people have written stays, and the page goes on sending it. Does nothing where there is no worker.
 */
export async function removeServiceWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  if (registrations.length === 0) return;
  for (const registration of registrations) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  logUpdate("worker-ended");
}

/** Tells a worker that ends itself that this page lives, and needs nobody to open it anew. */
export function answerEndingWorker(): void {
  navigator.serviceWorker.addEventListener("message", ({ data, ports }: MessageEvent<EndingQuestion | null>) => {
    if (data?.type === ENDING) ports[0]?.postMessage(true);
  });
}
