import type { EventFacts } from "#offline/event-log/logged-event.ts";
import { logWhenLoaded } from "../log-when-loaded.ts";
import { keepInTab, readFromTab } from "../tab-storage.ts";

/** A page that reloads has no time to write its event: the next page does. */
const RELOADED = "reloaded-for-update";

/** Writes an event of an update into the event log, once that is loaded. */
export function logUpdate(what: string, facts: EventFacts = {}): void {
  void logWhenLoaded({ ...facts, area: "update", what });
}

/** Has the next page log that it was loaded for an update. */
export function markReload(): void {
  keepInTab(RELOADED, String(Date.now()));
}

/** On a page that was loaded for an update, logs that and how long it took. */
export function logReloaded(): void {
  const at = readFromTab(RELOADED);
  if (at === null) return;
  keepInTab(RELOADED, null);
  logUpdate("reloaded", { afterMs: Date.now() - Number(at) });
}
