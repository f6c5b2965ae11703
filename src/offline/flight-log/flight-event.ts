/** Which part of the app tells something. */
export type FlightArea = "outbox" | "worker" | "storage" | "session" | "update" | "viewing" | "app";

/**
 * Something that happened, for whoever has to find out later why (M16). Nothing personal: no text that
 * anybody wrote, no address, no token; of an id its first eight characters.
 */
export interface FlightEvent {
  area: FlightArea;
  /** In a few words of the code's own: "drain-started", "photo-refused". */
  what: string;
  facts: FlightFacts;
}

export type FlightFacts = Record<string, string | number | boolean | null>;
