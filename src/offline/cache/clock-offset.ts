import { cacheDatabase } from "./cache-database.ts";
import { CLOCK_TOLERANCE_MS } from "./clock-tolerance.ts";
import { within } from "#domain/within.ts";
import { readOrDefault } from "../databases/storage-errors.ts";
import { STORE_PATIENCE_MS } from "../databases/store-patience.ts";

/**
 * How far the server's clock is ahead of the phone's, in milliseconds; 0 until an answer has shown otherwise, and where the
 * store does not tell in time: nothing waits for ever for a clock (S10).
 */
export async function recallClockOffset(): Promise<number> {
  return within(STORE_PATIENCE_MS, readOrDefault(readClockOffset, 0), 0);
}

/** The same inside a transaction that includes `facts`. */
export async function readClockOffset(): Promise<number> {
  return (await cacheDatabase().facts.get("clock-offset-ms"))?.value ?? 0;
}

/**
 * Learns from a live answer what the server's time is. Call it inside a transaction that includes `facts`.
 * @param servedAt The answer's Date, epoch milliseconds.
 * @returns The server's time now.
 */
export async function learnServerTime(servedAt: number): Promise<number> {
  const known = await readClockOffset();
  const offset = servedAt - Date.now();
  if (Math.abs(offset - known) <= CLOCK_TOLERANCE_MS) return Date.now() + known;
  await cacheDatabase().facts.put({ key: "clock-offset-ms", value: offset });
  return servedAt;
}
