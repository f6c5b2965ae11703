import { signal } from "@preact/signals-react";
import { CLOCK_TOLERANCE_MS } from "#offline/cache/clock-tolerance.ts";
import { hasCacheDatabase } from "#offline/databases/has-database.ts";

/** How far the server's clock is ahead of the phone's, milliseconds; answers teach it. */
const offset = signal(0);

/** Takes the time from a live answer of the server, epoch milliseconds. */
export function noteServerTime(servedAt: number): void {
  const seen = servedAt - Date.now();
  if (Math.abs(seen - offset.peek()) > CLOCK_TOLERANCE_MS) offset.value = seen;
}

/** The server's time now, epoch milliseconds: also right on a phone whose clock is not. */
export function serverNow(): number {
  return Date.now() + offset.value;
}

/** Takes up what earlier visits learnt, for a start without a network. */
export async function restoreServerClock(): Promise<void> {
  if (!(await hasCacheDatabase())) return;
  const { recallClockOffset } = await import("#offline/cache/clock-offset.ts");
  offset.value = await recallClockOffset();
}
