import { BROWSER } from "#offline/browser/browser.ts";
import { outboxStore } from "#offline/outbox/outbox-store.ts";
import { watchStore } from "#offline/transport/store-watchdog.ts";
import { storeReady } from "./store-ready.ts";

/**
 * Works on the store of drafts and outbox, opened or replaced by one in memory before.
 * @throws StoreSilentError where it does not answer; whatever the work throws.
 */
export function inReadyStore<T>(work: () => Promise<T>): Promise<T> {
  return watchStore(BROWSER, outboxStore, () => storeReady().then(work));
}
