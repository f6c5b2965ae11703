import { MINUTE_MS } from "#domain/durations.ts";
import { SHORTEST_PAUSE_MS } from "#offline/transport/backoff.ts";

/** Retry interval when the phone's store fails, and the longest pause. */
export const LOOK_AGAIN_MS = MINUTE_MS;

/**
 * How long to wait for what falls due, milliseconds. Capped, so that a change of the phone's clock delays nothing (B9).
 * @param dueAt Epoch milliseconds by the phone's clock.
 */
export function pauseUntil(dueAt: number): number {
  return Math.min(Math.max(dueAt - Date.now(), SHORTEST_PAUSE_MS), LOOK_AGAIN_MS);
}
