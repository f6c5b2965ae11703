import { backoffMs, isOver, waitMs } from "../../outbox/sending/backoff.ts";
import { endedLately, withEnded, type Ended } from "../../outbox/posted/ended-here.ts";
import type { ItemWaits } from "../../outbox/sending/item-wait.ts";
import { oneByOne, toldWaits, type OneByOne } from "../../outbox/sending/one-by-one.ts";
import type { Outcome } from "../../outbox/sending/outcome.ts";
import { draftsDatabase } from "../drafts-database.ts";
import type { DraftSyncState } from "./draft-sync.ts";
import type { DraftsParts } from "./sync-parts.ts";

/** How an owner's sync stands; the initial state when there is no row. */
export async function draftSyncStateOf(owner: string): Promise<DraftSyncState> {
  const known = await draftsDatabase().draftSyncStates.get(owner);
  return known ?? { owner, pulledAt: 0, failures: 0, until: 0, reason: null };
}

/** When the pause of calls ends, epoch milliseconds by the phone's clock; null when there is none. */
export function pausedUntil({ reason, ...state }: DraftSyncState, now: number): number | null {
  return reason === null || isOver({ ...state, reason }, now) ? null : state.until;
}

/**
 * Has the next sync ask for news: the page starts, comes to the front, or has a network again. Ends the wait before it;
 * times that the server named are respected (A12).
 */
export async function wakeDrafts(owner: string): Promise<void> {
  await draftsDatabase()
    .draftSyncStates.where({ owner })
    .filter(({ reason }) => reason !== "told-to")
    .modify((state) => {
      Object.assign(state, { pulledAt: 0, failures: 0, until: 0, reason: null, waits: toldWaits(state.waits) });
    });
}

/** Records that all drafts were asked for. */
export async function noteDraftsPulled(owner: string, now: number): Promise<void> {
  await amendState(owner, ({ ended }) => {
    return { pulledAt: now, failures: 0, until: 0, reason: null, ended: endedLately(ended, now) };
  });
}

/** Records that the account was told of a draft's end. Inside a transaction, it has to include `draftSyncStates`. */
export async function noteDraftEnded(owner: string, one: Ended): Promise<void> {
  await amendState(owner, ({ ended }) => ({ ended: withEnded(ended, one) }));
}

/** The drafts and photos of one sync, of which each may wait alone. */
export async function draftItems({ api, clock }: DraftsParts, owner: string): Promise<OneByOne> {
  const { waits } = await draftSyncStateOf(owner);
  const keep = (next: ItemWaits) => amendState(owner, () => ({ waits: next }));
  return oneByOne({ area: "draft", owner, api, clock, waits, keep });
}

/** Records a failed call, or an answer that says to wait. @returns When to try again, epoch milliseconds. */
export async function noteDraftsWait(
  owner: string,
  { reason, retryAfterMs }: Extract<Outcome, { kind: "wait" }>,
  { clock }: Pick<DraftsParts, "clock">,
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
async function amendState(owner: string, amended: (state: DraftSyncState) => Partial<DraftSyncState>): Promise<void> {
  const db = draftsDatabase();
  await db.transaction("rw", db.draftSyncStates, async () => {
    const state = await draftSyncStateOf(owner);
    await db.draftSyncStates.put({ ...state, ...amended(state) });
  });
}
