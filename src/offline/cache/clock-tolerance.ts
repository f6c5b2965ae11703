import { MINUTE_MS } from "#domain/durations.ts";

/** A smaller difference between the phone's clock and the server's is the network's doing, or the HTTP cache's. */
export const CLOCK_TOLERANCE_MS = 2 * MINUTE_MS;
