import type { Table } from "dexie";
import { logEvent } from "../event-log/log-event.ts";
import { backoffMs, isOver, waitMs } from "../outbox/sending/backoff.ts";
import { outcomeOf, type Wait } from "../outbox/sending/outcome.ts";
import type { OutboxApi, Sender } from "../outbox/sending/sender.ts";
import { endedLately, withEnded, type Ended } from "./ended-here.ts";
import type { ItemWaits, SyncState } from "./sync-state.ts";
import { oneByOne, toldWaits, type OneByOne } from "./one-by-one.ts";

interface Parts {
  api: Pick<OutboxApi, "call">;
  clock: Pick<Sender["clock"], "now" | "random">;
}

/** The stored states of one kind of sync, by owner. */
export interface SyncStates {
  /** The initial state when there is no row. */
  of: (owner: string) => Promise<SyncState>;
  /** Ends the wait before the next sync; times that the server named are respected (A12). */
  wake: (owner: string) => Promise<void>;
  /** Has the next sync ask for news, too. */
  wakeForNews: (owner: string) => Promise<void>;
  /** Records that the account was asked for all. */
  notePulled: (owner: string, now: number) => Promise<void>;
  /** Records that the account was told of an end. Inside a transaction, that has to include the table. */
  noteEnded: (owner: string, one: Ended) => Promise<void>;
  /** What one sync takes one by one, of which each may wait alone. */
  items: (parts: Parts, owner: string) => Promise<OneByOne>;
  /** Records what broke a sync off. @returns When to try again, epoch milliseconds; null for not by itself. */
  noteBrokenOff: (error: unknown, owner: string, parts: Pick<Parts, "clock">) => Promise<number | null>;
}

/** @param table Where the states are; asked for at each use, since the database is opened at the first. */
export function syncStates(area: "draft" | "viewing" | "search", table: () => Table<SyncState, string>): SyncStates {
  return { of, wake, wakeForNews, notePulled, noteEnded, items, noteBrokenOff };

  async function of(owner: string): Promise<SyncState> {
    return (await table().get(owner)) ?? { owner, pulledAt: 0, ...UNPAUSED };
  }

  function wake(owner: string): Promise<void> {
    return wakeWith(owner, {});
  }

  function wakeForNews(owner: string): Promise<void> {
    return wakeWith(owner, { pulledAt: 0 });
  }

  async function wakeWith(owner: string, asked: Partial<SyncState>): Promise<void> {
    await table()
      .where({ owner })
      .filter(({ reason }) => reason !== "told-to")
      .modify((state) => {
        Object.assign(state, { ...UNPAUSED, ...asked, waits: toldWaits(state.waits) });
      });
  }

  function notePulled(owner: string, now: number): Promise<void> {
    return amend(owner, ({ ended }) => ({
      pulledAt: now,
      isAnswered: true,
      ...UNPAUSED,
      ended: endedLately(ended, now),
    }));
  }

  function noteEnded(owner: string, one: Ended): Promise<void> {
    return amend(owner, ({ ended }) => ({ ended: withEnded(ended, one) }));
  }

  async function items({ api, clock }: Parts, owner: string): Promise<OneByOne> {
    const { waits } = await of(owner);
    const keep = (next: ItemWaits) => amend(owner, () => ({ waits: next }));
    return oneByOne({ area, owner, api, clock, waits, keep });
  }

  async function noteBrokenOff(error: unknown, owner: string, parts: Pick<Parts, "clock">): Promise<number | null> {
    const outcome = outcomeOf(error, () => null);
    logEvent({ area, what: "sync-broken-off", outcome: outcome.kind });
    // Another user is signed in, or none: the next login syncs again.
    if (outcome.kind === "stopped" || outcome.kind === "needs-login") return null;
    return noteWait(owner, outcome.kind === "wait" ? outcome : { reason: "trouble", retryAfterMs: null }, parts);
  }

  async function noteWait(
    owner: string,
    { reason, retryAfterMs }: Pick<Wait, "reason" | "retryAfterMs">,
    { clock }: Pick<Parts, "clock">,
  ): Promise<number> {
    const since = clock.now();
    let until = since;
    await amend(owner, (state) => {
      const failures = state.failures + 1;
      until = since + waitMs(backoffMs(failures, clock.random()), retryAfterMs);
      return { failures, since, until, reason };
    });
    return until;
  }

  // In one transaction: another tab's sync amends it, too.
  async function amend(owner: string, amended: (state: SyncState) => Partial<SyncState>): Promise<void> {
    const states = table();
    await states.db.transaction("rw", states, async () => {
      const state = await of(owner);
      await states.put({ ...state, ...amended(state) });
    });
  }
}

const UNPAUSED = { failures: 0, until: 0, reason: null };

/** When the pause of calls ends, epoch milliseconds by the phone's clock; null when there is none. */
export function pausedUntil({ reason, ...state }: SyncState, now: number): number | null {
  return reason === null || isOver({ ...state, reason }, now) ? null : state.until;
}
