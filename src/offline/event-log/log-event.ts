import type { EventArea, EventFacts } from "./logged-event.ts";
import { logDatabase, type EventRow } from "./log-database.ts";
import { redactFacts } from "./redact-facts.ts";

/** So many of the newest are kept. */
export const EVENTS_KEPT = 500;
/** What comes in close succession is written in one go. */
const WRITE_AFTER_MS = 250;

let waiting: Omit<EventRow, "seq">[] = [];

// A page that goes may not come to write later.
addEventListener("pagehide", () => void writeWaiting());

/**
 * Notes an event in the flight recorder. Returns at once and never fails: what is recorded must not disturb what is
 * recorded about.
 */
export function logEvent({ area, what, ...facts }: { area: EventArea; what: string } & EventFacts): void {
  const by = "document" in globalThis ? "page" : "worker";
  waiting.push({ area, what, facts: redactFacts(facts), at: Date.now(), by });
  if (waiting.length === 1) setTimeout(() => void writeWaiting(), WRITE_AFTER_MS);
}

/** Writes the queued events now: after the write delay, or before the log is read. */
export async function writeWaiting(): Promise<void> {
  const events = waiting;
  waiting = [];
  if (events.length === 0) return;
  const { events: table } = logDatabase();
  try {
    await table.bulkAdd(events);
    const last = await table.orderBy("seq").last();
    if (last !== undefined)
      await table
        .where("seq")
        .belowOrEqual(last.seq - EVENTS_KEPT)
        .delete();
  } catch {
    // A store that is missing, full or closed: there is nothing to record it in.
  }
}
