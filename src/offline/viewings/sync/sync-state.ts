import { backoffMs, isOver, waitMs } from "../../outbox/sending/backoff.ts";
import { endedLately, withEnded, type Ended } from "../../outbox/posted/ended-here.ts";
import type { ItemWaits } from "../../outbox/sending/item-wait.ts";
import { oneByOne, toldWaits, type OneByOne } from "../../outbox/sending/one-by-one.ts";
import type { Outcome } from "../../outbox/sending/outcome.ts";
import type { ViewingsParts } from "./sync-parts.ts";
import type { SyncRow } from "../store/viewing-row.ts";
import { viewingsDatabase } from "../store/viewings-database.ts";

/** An owner's sync state; the initial state when there is no row. */
export async function syncStateOf(owner: string): Promise<SyncRow> {
  const known = await viewingsDatabase().syncs.get(owner);
  return known ?? { owner, pulledAt: 0, failures: 0, until: 0, reason: null };
}

/** When the pause of calls ends, epoch milliseconds by the phone's clock; null when there is none. */
export function pausedUntil({ reason, ...state }: SyncRow, now: number): number | null {
  return reason === null || isOver({ ...state, reason }, now) ? null : state.until;
}

/**
 * Ends the wait before the next sync: the network is back, or the user has changed a viewing. Times that the server
 * named are respected (A12).
 */
export async function wakeViewings(owner: string): Promise<void> {
  const { syncs } = viewingsDatabase();
  await syncs
    .where({ owner })
    .filter(({ reason }) => reason !== "told-to")
    .modify((state) => {
      Object.assign(state, { failures: 0, until: 0, reason: null, waits: toldWaits(state.waits) });
    });
}

/** Records a successful fetch of all viewings. */
export async function notePulled(owner: string, now: number): Promise<void> {
  await amendState(owner, ({ ended }) => {
    return { pulledAt: now, failures: 0, until: 0, reason: null, ended: endedLately(ended, now) };
  });
}

/** Records that the account was told of a removal. Inside a transaction, it has to include `syncs`. */
export async function noteEnded(owner: string, one: Ended): Promise<void> {
  await amendState(owner, ({ ended }) => ({ ended: withEnded(ended, one) }));
}

/** The viewings, rooms and photos of one sync, of which each may wait alone. */
export async function viewingItems({ api, clock }: ViewingsParts, owner: string): Promise<OneByOne> {
  const { waits } = await syncStateOf(owner);
  const keep = (next: ItemWaits) => amendState(owner, () => ({ waits: next }));
  return oneByOne({ area: "viewing", owner, api, clock, waits, keep });
}

/** Records a failed call, or an answer that says to wait. @returns When to try again, epoch milliseconds. */
export async function noteWait(
  owner: string,
  { reason, retryAfterMs }: Extract<Outcome, { kind: "wait" }>,
  { clock }: Pick<ViewingsParts, "clock">,
): Promise<number> {
  let until = 0;
  await amendState(owner, (state) => {
    const failures = state.failures + 1;
    const since = clock.now();
    until = since + waitMs(backoffMs(failures, clock.random()), retryAfterMs);
    return { failures, since, until, reason };
  });
  return until;
}

// In one transaction: another tab's sync amends it, too.
async function amendState(owner: string, amended: (state: SyncRow) => Partial<SyncRow>): Promise<void> {
  const db = viewingsDatabase();
  await db.transaction("rw", db.syncs, async () => {
    const state = await syncStateOf(owner);
    await db.syncs.put({ ...state, ...amended(state) });
  });
}
