import { signal } from "@preact/signals-react";
import { CLOCK_TOLERANCE_MS } from "#offline/cache/clock-tolerance.ts";
import { hasCacheDatabase } from "#offline/databases/has-database.ts";

/** Offset of the server's clock from the phone's, milliseconds; measured from answers. */
const offset = signal(0);

/**
 * Whether the server has told its time in this visit. Until then `serverNow` goes by the phone's clock: good enough to show
 * an age, not to delete anything (S8).
 */
export const isServerTimeKnown = signal(false);

/** Sets the clock from a live answer of the server, epoch milliseconds. */
export function noteServerTime(servedAt: number): void {
  const seen = servedAt - Date.now();
  isServerTimeKnown.value = true;
  if (Math.abs(seen - offset.peek()) > CLOCK_TOLERANCE_MS) offset.value = seen;
}

/** The server's time now, epoch milliseconds: correct even if the phone's clock is not. */
export function serverNow(): number {
  return Date.now() + offset.value;
}

/** Restores the offset that earlier visits have measured, for a start offline. */
export async function restoreServerClock(): Promise<void> {
  if (!(await hasCacheDatabase())) return;
  const { recallClockOffset } = await import("#offline/cache/clock-offset.ts");
  offset.value = await recallClockOffset();
}
