import { pushOf } from "#offline/database/live.ts";
import { logEvent } from "#offline/event-log/log-event.ts";
import { mirroredOwner } from "#offline/session/mirror-api.ts";
import { forgetPushes, keepPushes } from "#offline/searches/push/device-pushes.ts";
import { workerParts } from "./worker-parts.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Has this device go on getting pushes where the browser has ended its subscription, or put another in its place: subscribes anew
 * unless that is done, and tells the server which one it takes the place of. What fails is made up for by the next page that opens.
 * Never fails.
 */
export async function renewPush(): Promise<void> {
  const { api } = workerParts;
  try {
    const owner = await mirroredOwner();
    const row = await pushOf(owner);
    // No one is signed in who wants them.
    if (row === undefined) return;
    // A worker can't ask for the permission that its owner has taken back.
    if (Notification.permission !== "granted") return await forgetPushes(api, row);
    const { data } = await api.call(owner, "readPushKey", {});
    const wanted = { owner, key: data.public_key, language: row.language, before: row };
    await keepPushes(api, self.registration.pushManager, wanted);
    logEvent({ area: "push", what: "push-renewed" });
  } catch (error) {
    logEvent({ area: "push", what: "push-not-renewed", error: error instanceof Error ? error.name : "?" });
  }
}
