/** Which part of the app tells something. */
export type EventArea = "outbox" | "worker" | "storage" | "session" | "update" | "draft" | "document" | "push" | "app";

/**
 * An event for later diagnosis (M16). Nothing personal: no text that a user wrote, no address, no token; of an id its
 * first eight characters.
 */
export interface LoggedEvent {
  area: EventArea;
  /** In a few words of the code's own: "drain-started", "photo-refused". */
  what: string;
  facts: EventFacts;
}

export type EventFacts = Record<string, string | number | boolean | null>;
