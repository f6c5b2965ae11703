import type { EventFacts } from "#offline/event-log/logged-event.ts";

/** A page that is reloaded has no time to write anything down: the next one does. */
const RELOADED = "reloaded-for-update";

/** Notes something about updates in the flight recorder, which is fetched for it: a first visit has nothing to note. */
export function logUpdate(what: string, facts: EventFacts = {}): void {
  void note(what, facts);
}

/** Has the page that comes next note that it came for an update. */
export function markReload(): void {
  try {
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    // Blocked by the reader's settings: it goes unnoted.
  }
}

/** Notes, on a page that came for an update, that it did, and how long that took. */
export function logReloaded(): void {
  try {
    const at = sessionStorage.getItem(RELOADED);
    if (at === null) return;
    sessionStorage.removeItem(RELOADED);
    logUpdate("reloaded", { afterMs: Date.now() - Number(at) });
  } catch {
    // As above.
  }
}

async function note(what: string, facts: EventFacts): Promise<void> {
  try {
    const { logEvent } = await import("#offline/event-log/log-event.ts");
    logEvent({ ...facts, area: "update", what });
  } catch {
    // Not on the phone, and no network to fetch it.
  }
}
