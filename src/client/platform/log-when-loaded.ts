import type { EventArea, EventFacts } from "#offline/event-log/logged-event.ts";

/** Logs an event; the event log's code is loaded for it, because a first visit logs nothing. Never fails. */
export async function logWhenLoaded(event: { area: EventArea; what: string } & EventFacts): Promise<void> {
  try {
    const { logEvent } = await import("#offline/event-log/log-event.ts");
    logEvent(event);
  } catch {
    // The code is not on the phone, and there is no network to fetch it.
  }
}
