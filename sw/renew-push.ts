import { logEvent } from "#offline/event-log/log-event.ts";
import { mirroredOwner } from "#offline/outbox/sending/mirror-api.ts";
import { pushKeyBytes } from "#offline/searches/push/push-key-bytes.ts";
import { searchesDatabase } from "#offline/searches/store/searches-database.ts";
import { workerParts } from "./worker-parts.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Has this device go on getting pushes where the browser has ended its subscription: subscribes anew, and tells the server which
 * one this takes the place of. What fails is tried again by the next page.
 * @param given The browser's own new subscription, where it has made one.
 */
export async function renewPush(given: PushSubscription | null): Promise<void> {
  const owner = await mirroredOwner();
  const { pushes } = searchesDatabase();
  const row = await pushes.get(owner);
  // Nobody is signed in who wants them.
  if (row === undefined) return;
  try {
    const subscription = given ?? (await subscribeAnew(owner));
    const { endpoint, keys } = subscription.toJSON();
    const { data } = await workerParts.api.call(owner, "putPushSubscription", {
      body: {
        endpoint: endpoint ?? subscription.endpoint,
        keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
        language: row.language,
        ...(row.endpoint !== subscription.endpoint && { replaces: row.endpoint }),
      },
    });
    await pushes.put({ ...row, endpoint: subscription.endpoint, id: data.id, confirmedAt: Date.now() });
    logEvent({ area: "push", what: "push-renewed" });
  } catch (error) {
    logEvent({ area: "push", what: "push-not-renewed", error: error instanceof Error ? error.name : "?" });
  }
}

async function subscribeAnew(owner: string): Promise<PushSubscription> {
  const { data } = await workerParts.api.call(owner, "readPushKey", {});
  return self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKeyBytes(data.public_key),
  });
}
