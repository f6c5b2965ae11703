import { computed, signal } from "@preact/signals-react";
import { OUTBOX_SYNC } from "#offline/messages/sync-tag.ts";
import { isMemoryOnly } from "../drafts/store/unsent.ts";
import { connection } from "../platform/connection/connection.ts";

/** Part of the Background Sync specification; missing in TypeScript's libraries. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

type SyncRegistration = ServiceWorkerRegistration & { sync?: SyncManager };

/** Whether the browser supports Background Sync. False until it is known. */
export const wakesWorker = signal(false);
void learn();
// On a first visit the worker is ready after the page.
if ("serviceWorker" in navigator) navigator.serviceWorker.addEventListener("controllerchange", () => void learn());

/** Whether unsent entries are sent with the app closed: only then may a text promise it. */
export const sendsWhenClosed = computed(() => wakesWorker.value && !isMemoryOnly.value);

/**
 * Registers a sync event for when there is a network, whether or not a page is open then. Without support or
 * permission, the page alone sends (B3).
 */
export async function askToSendLater(): Promise<void> {
  // The worker can't see the in-memory store of this page.
  if (!isMemoryOnly.peek()) wakesWorker.value = await isAsked();
}

/** The same for what the page sends by itself while there is a network: without one, the app may be closed before it is back. */
export function askUnlessOnline(): void {
  if (connection.peek() !== "online") void askToSendLater();
}

async function isAsked(): Promise<boolean> {
  const registration = await controlled();
  try {
    await registration?.sync?.register(OUTBOX_SYNC);
    return registration?.sync !== undefined;
  } catch {
    // Refused by the user's settings.
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
    // The browser does not know this permission's name.
    return false;
  }
}
