import { computed, signal } from "@preact/signals-react";
import { CLOCK_TOLERANCE_MS } from "#offline/cache/clock-tolerance.ts";
import { hasCacheDatabase } from "#offline/databases/has-database.ts";

/** Offset of the server's clock from the phone's, milliseconds; measured from answers. */
const offset = signal(0);

/**
 * What the server's clock last said in this visit, epoch milliseconds; null until it has. It lags behind, and the phone's
 * clock, which may be set to anything any moment, has no part in it: what is old by this may be deleted, what is old by
 * `serverNow` may not (S8).
 */
export const toldServerTime = signal<number | null>(null);

/** Whether the server has told its time in this visit. */
export const isServerTimeKnown = computed(() => toldServerTime.value !== null);

/** Sets the clock from a live answer of the server, epoch milliseconds. */
export function noteServerTime(servedAt: number): void {
  const seen = servedAt - Date.now();
  toldServerTime.value = servedAt;
  if (Math.abs(seen - offset.peek()) > CLOCK_TOLERANCE_MS) offset.value = seen;
}

/** The server's time now, epoch milliseconds: correct even if the phone's clock is not, unless it was set since an answer. */
export function serverNow(): number {
  return Date.now() + offset.value;
}

/** Sets the clock by an offset that an earlier visit has measured. */
export function takeClockOffset(milliseconds: number): void {
  offset.value = milliseconds;
}

/** Restores the offset that earlier visits have measured, for a start offline. */
export async function restoreServerClock(): Promise<void> {
  if (!(await hasCacheDatabase())) return;
  const { recallClockOffset } = await import("#offline/cache/clock-offset.ts");
  offset.value = await recallClockOffset();
}
