import type { EventFacts, EventArea } from "./logged-event.ts";
import { logDatabase, type EventRow } from "./log-database.ts";

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

/** Enough to tell one thing from another on this phone, too little to find it anywhere else. */
const ID_LENGTH = 8;
/** A word or two of the code's own; longer, or with anything else in it, it may be a text, an address or a token. */
const LITERAL = /^[a-z0-9][\w:-]{0,31}$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** A long run of letters and digits in no language: half a key, or a hash. */
const CODE = /^(?=.*\d)[a-z\d]{12,}$/i;

/**
 * Facts as the event log keeps them, whatever the caller passes: of an id its beginning, and nothing that could be a
 * user's name, text, address or token (M16).
 */
function redactFacts(facts: EventFacts): EventFacts {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, plain(value)]));
}

function plain(value: EventFacts[string]): EventFacts[string] {
  if (typeof value !== "string") return value;
  if (UUID.test(value) || CODE.test(value)) return value.slice(0, ID_LENGTH);
  return LITERAL.test(value) ? value : WITHHELD;
}

const WITHHELD = "…";
