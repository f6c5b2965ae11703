import { ApiError } from "#contract/api-error.ts";
import { DAY_MS } from "#domain/durations.ts";
import { within } from "#domain/within.ts";
import { logEvent } from "#offline/event-log/log-event.ts";
import { forgetPushes, isUnder, keepPushes } from "#offline/searches/push/device-pushes.ts";
import { pushOf } from "#offline/database/live.ts";
import type { PushRow } from "#offline/documents/push-row.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";
import { connection } from "../../platform/connection/connection.ts";
import { pageApi } from "../page-api.ts";
import { pushSupport } from "./push-support.ts";

/** Why pushes could not be turned on: its owner has said no; the app is not installed; the browser has no service; no network. */
export type PushTrouble = "denied" | "dismissed" | "no-worker" | "no-service" | "no-answer";

/** An installation that takes longer is none. */
const WORKER_WITHIN_MS = 10_000;
/** The server is told again so often that this device gets pushes. */
const CONFIRMED_FOR_MS = 7 * DAY_MS;

/** The server's key, once this page has asked for it: another one comes with a site that is set up anew. */
let siteKey: string | undefined;

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
    await keepHere(owner, registration);
    return null;
  } catch (error) {
    logEvent({ area: "push", what: "push-not-on", error: nameOf(error) });
    // Of the browser, which has no push service or reaches none.
    return error instanceof DOMException && error.name !== "TimeoutError" ? "no-service" : "no-answer";
  }
}

/** Ends pushes to this device, also without a network: the push service then tells the server, when it next sends one. */
export async function turnPushOff(): Promise<void> {
  const row = await pushOf(ownerOf(accessToken.peek()));
  const registration = await readyWorker();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  if (row !== undefined) await forgetPushes(pageApi, row);
}

/**
 * Has a device that gets pushes go on getting them: subscribes anew where the browser has ended its subscription and the worker
 * could not, or where it is under another key than the server's; tells the server again where the address or the language is
 * another, or a week has gone. Never fails.
 */
export async function confirmPush(owner: string): Promise<void> {
  if (owner === ANONYMOUS || connection.peek() !== "online" || pushSupport() === "cannot") return;
  try {
    const row = await pushOf(owner);
    if (row === undefined) return;
    // Its owner has taken the permission back. To subscribe would ask for it, out of nowhere.
    if (Notification.permission !== "granted") return await forgetPushes(pageApi, row);
    const registration = await readyWorker();
    if (registration === null || (await isConfirmed(row, registration))) return;
    await keepHere(owner, registration, row);
  } catch (error) {
    logEvent({ area: "push", what: "push-not-confirmed", error: nameOf(error) });
  }
}

async function isConfirmed(row: PushRow, { pushManager }: ServiceWorkerRegistration): Promise<boolean> {
  const subscription = await pushManager.getSubscription();
  if (subscription?.endpoint !== row.endpoint || row.language !== currentLanguage()) return false;
  if (Math.abs(Date.now() - row.confirmedAt) >= CONFIRMED_FOR_MS) return false;
  return isUnder(subscription, await keyOfSite(row.owner));
}

async function keepHere(owner: string, { pushManager }: ServiceWorkerRegistration, before?: PushRow): Promise<void> {
  const key = await keyOfSite(owner);
  await keepPushes(pageApi, pushManager, { owner, key, language: currentLanguage(), before });
}

async function keyOfSite(owner: string): Promise<string> {
  siteKey ??= (await pageApi.call(owner, "readPushKey", {})).data.public_key;
  return siteKey;
}

function nameOf(error: unknown): string {
  if (error instanceof ApiError) return `status ${error.status}`;
  return error instanceof Error ? error.name : "?";
}

async function readyWorker(): Promise<ServiceWorkerRegistration | null> {
  return within(WORKER_WITHIN_MS, navigator.serviceWorker.ready, null).catch(() => null);
}
