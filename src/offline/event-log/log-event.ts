import type { EventArea, EventFacts } from "./logged-event.ts";
import { logDatabase, type EventRow } from "./log-database.ts";
import { redactFacts } from "./redact-facts.ts";

/** The number of newest events that are kept. */
export const EVENTS_KEPT = 500;
/** Events within this time are written together. */
const WRITE_AFTER_MS = 250;

let waiting: Omit<EventRow, "seq">[] = [];

// A hidden page may be killed before the delayed write.
addEventListener("pagehide", () => void writeWaiting());

/**
 * Adds an event to the event log. Returns at once and never throws, so that logging does not disturb the logged
 * operation.
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
