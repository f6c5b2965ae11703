import { ApiError } from "#contract/api-error.ts";
import { DAY_MS } from "#domain/durations.ts";
import { within } from "#domain/within.ts";
import { logEvent } from "#offline/event-log/log-event.ts";
import { pushKeyBytes } from "#offline/searches/push/push-key-bytes.ts";
import type { PushRow } from "#offline/searches/store/search-row.ts";
import { searchesDatabase } from "#offline/searches/store/searches-database.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";
import { connection } from "../../platform/connection/connection.ts";
import { outboxApi } from "../sending/outbox-api.ts";
import { pushSupport } from "./push-support.ts";

/** Why pushes could not be turned on: its owner has said no; the app is not installed; the browser has no service; no network. */
export type PushTrouble = "denied" | "dismissed" | "no-worker" | "no-service" | "no-answer";

/** An installation that takes longer is none. */
const WORKER_WITHIN_MS = 10_000;
/** The server is told again so often that this device gets pushes. */
const CONFIRMED_FOR_MS = 7 * DAY_MS;

/** That this device gets pushes for a user, as far as the phone knows; undefined where it does not. */
export async function pushOf(owner: string): Promise<PushRow | undefined> {
  return searchesDatabase().pushes.get(owner);
}

/**
 * Asks the browser whether this device may get pushes, and tells the server. To be called by a tap.
 * @returns Null when it does from now on; else why not.
 */
export async function turnPushOn(): Promise<PushTrouble | null> {
  const owner = ownerOf(accessToken.peek());
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "dismissed";
  const registration = await readyWorker();
  if (registration === null) return "no-worker";
  try {
    const { data } = await outboxApi.call(owner, "readPushKey", {});
    const subscription = await subscribed(registration, data.public_key);
    if (subscription === null) return "no-service";
    await tellServer(owner, subscription);
    return null;
  } catch (error) {
    logEvent({ area: "push", what: "push-not-on", error: error instanceof Error ? error.name : "?" });
    return "no-answer";
  }
}

/** Ends pushes to this device, also without a network: the push service then tells the server, when it next sends one. */
export async function turnPushOff(): Promise<void> {
  const owner = ownerOf(accessToken.peek());
  const row = await pushOf(owner);
  const registration = await readyWorker();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await searchesDatabase().pushes.delete(owner);
  if (row === undefined) return;
  await outboxApi.call(owner, "deletePushSubscription", { params: { id: row.id } }).catch(() => undefined);
}

/** Tells the server again where that is due: another address, another language, or a week has gone. Never fails. */
export async function confirmPush(owner: string): Promise<void> {
  if (owner === ANONYMOUS || connection.peek() !== "online" || pushSupport() === "cannot") return;
  try {
    const row = await pushOf(owner);
    if (row === undefined) return;
    const registration = await readyWorker();
    if (registration === null) return;
    const subscription = await registration.pushManager.getSubscription();
    // Its owner has taken the permission back, or the browser has forgotten it.
    if (subscription === null) return await searchesDatabase().pushes.delete(owner);
    const isSame = subscription.endpoint === row.endpoint && row.language === currentLanguage();
    if (isSame && Math.abs(Date.now() - row.confirmedAt) < CONFIRMED_FOR_MS) return;
    await tellServer(owner, subscription, row.endpoint);
  } catch (error) {
    if (error instanceof ApiError) logEvent({ area: "push", what: "push-not-confirmed", status: error.status });
  }
}

async function tellServer(owner: string, subscription: PushSubscription, before?: string): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const language = currentLanguage();
  const { data } = await outboxApi.call(owner, "putPushSubscription", {
    body: {
      endpoint: endpoint ?? subscription.endpoint,
      keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
      language,
      ...(before !== undefined && before !== subscription.endpoint && { replaces: before }),
    },
  });
  await searchesDatabase().pushes.put({
    owner,
    endpoint: subscription.endpoint,
    id: data.id,
    language,
    confirmedAt: Date.now(),
  });
}

/** Null where the browser has no push service, or none that can be reached. */
async function subscribed(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription | null> {
  const options = { userVisibleOnly: true, applicationServerKey: pushKeyBytes(key) };
  try {
    return await registration.pushManager.subscribe(options);
  } catch (error) {
    // A subscription under another key, as of a site that was set up anew.
    const known = await registration.pushManager.getSubscription();
    if (known === null || !(error instanceof DOMException) || error.name !== "InvalidStateError") return null;
    await known.unsubscribe();
    return registration.pushManager.subscribe(options).catch(() => null);
  }
}

async function readyWorker(): Promise<ServiceWorkerRegistration | null> {
  return within(WORKER_WITHIN_MS, navigator.serviceWorker.ready, null).catch(() => null);
}
