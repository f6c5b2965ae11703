import { computed, signal } from "@preact/signals-react";
import { OUTBOX_SYNC } from "#offline/outbox/sending/sync-tag.ts";
import { isMemoryOnly } from "../../drafts/store/unsent.ts";

/** Of the Background Sync specification; no library of TypeScript has it. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

type SyncRegistration = ServiceWorkerRegistration & { sync?: SyncManager };

/** Whether the browser wakes our worker when there is a network. False until it is known. */
export const wakesWorker = signal(false);
void learn();
// A first visit gets its worker later than its page.
if ("serviceWorker" in navigator) navigator.serviceWorker.addEventListener("controllerchange", () => void learn());

/** Whether what is unsent goes out with the app closed: only then may a text promise it. */
export const sendsWhenClosed = computed(() => wakesWorker.value && !isMemoryOnly.value);

/**
 * Asks the browser to wake the worker as soon as there is a network, whether or not a page is open then. Browsers that
 * can't, or are not allowed to, go without: the page sends (B3).
 */
export async function askToSendLater(): Promise<void> {
  // What is in this page's memory no worker sees.
  if (!isMemoryOnly.peek()) wakesWorker.value = await isAsked();
}

async function isAsked(): Promise<boolean> {
  const registration = await controlled();
  try {
    await registration?.sync?.register(OUTBOX_SYNC);
    return registration?.sync !== undefined;
  } catch {
    // Refused by the reader's settings.
    return false;
  }
}

async function learn(): Promise<void> {
  const registration = await controlled();
  if (registration?.sync !== undefined && (await isAllowed())) wakesWorker.value = true;
}

/** The registration of this page's worker; null where it has none. */
async function controlled(): Promise<SyncRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  return navigator.serviceWorker.controller === null ? null : navigator.serviceWorker.ready;
}

async function isAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: "background-sync" as PermissionName })).state === "granted";
  } catch {
    // A browser that has the one and not the other: it is found out when something is asked for.
    return false;
  }
}
