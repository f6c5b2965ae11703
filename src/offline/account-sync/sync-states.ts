import type { Table } from "dexie";
import { FRESH_FOR_MS } from "#domain/limits.ts";
import { logEvent } from "../event-log/log-event.ts";
import type { EventArea } from "../event-log/logged-event.ts";
import { ANONYMOUS } from "../session/owner-of.ts";
import { aloneAmongTabs } from "../session/alone-among-tabs.ts";
import { endsEarly, isOver, nextWait, soonest } from "../transport/backoff.ts";
import { lastingWaits, oneByOne, type OneByOne } from "./one-by-one.ts";
import { outcomeOf, SERVER_TROUBLE } from "../transport/outcome.ts";
import type { Caller } from "../transport/server-api.ts";
import { endedLately, withEnded, type Ended } from "./ended-here.ts";
import type { SyncState } from "./sync-state.ts";

/** @property nextAt When to try again, epoch milliseconds by the phone's clock; null when nothing is due by itself. */
export interface Synced {
  nextAt: number | null;
}

/** One sync with the account of the signed-in user. */
export interface SyncRun {
  owner: string;
  /** Whether the account was asked for news too long ago. */
  isOld: boolean;
  /** What is sent and fetched one by one, of which each may wait alone. */
  items: OneByOne;
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
  /**
   * Syncs unless no user is signed in or the last failure has to be waited for, and in one tab at a time.
   * @param work Throws what breaks off the whole sync. @returns When something else falls due; null for nothing.
   * @param freshForMs How long news are good for, milliseconds.
   */
  sync: (caller: Caller, work: (run: SyncRun) => Promise<number | null>, freshForMs?: number) => Promise<Synced>;
}

interface Kind {
  area: EventArea;
  /** The name of the lock that a tab holds while it syncs. */
  lock: string;
  /** Where the states are; asked for at each use, since the database is opened at the first. */
  table: () => Table<SyncState, string>;
}

/** The states of a kind of sync. */
export function syncStates({ area, lock, table }: Kind): SyncStates {
  return { of, wake, wakeForNews, notePulled, noteEnded, sync };

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
      .filter(endsEarly)
      .modify((state) => {
        Object.assign(state, { ...UNPAUSED, ...asked, waits: lastingWaits(state.waits) });
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

  function sync(caller: Caller, work: (run: SyncRun) => Promise<number | null>, freshForMs = FRESH_FOR_MS) {
    return aloneAmongTabs(lock, () => syncOnce(caller, work, freshForMs));
  }

  async function syncOnce(
    caller: Caller,
    work: (run: SyncRun) => Promise<number | null>,
    freshForMs: number,
  ): Promise<Synced> {
    const { api, clock } = caller;
    const owner = await caller.owner();
    if (owner === ANONYMOUS) return { nextAt: null };
    const state = await of(owner);
    const until = pausedUntil(state, clock.now());
    if (until !== null) return { nextAt: until };
    try {
      const { waits, pulledAt } = state;
      const items = oneByOne({ area, owner, api, clock, waits, keep: (next) => amend(owner, () => ({ waits: next })) });
      // A time far in the future means that the clock was set back since.
      const isOld = Math.abs(clock.now() - pulledAt) > freshForMs;
      const dueAt = await work({ owner, isOld, items });
      return { nextAt: soonest(dueAt, items.nextAt()) };
    } catch (error) {
      return { nextAt: await noteBrokenOff(error, owner, caller) };
    }
  }

  async function noteBrokenOff(error: unknown, owner: string, { clock }: Caller): Promise<number | null> {
    const outcome = outcomeOf(error);
    logEvent({ area, what: "sync-broken-off", outcome: outcome.kind });
    // Another user is signed in, or none: the next login syncs again.
    if (outcome.kind === "stopped" || outcome.kind === "needs-login") return null;
    const wait = outcome.kind === "wait" ? outcome : SERVER_TROUBLE;
    const at = { now: clock.now(), random: clock.random() };
    let until = at.now;
    await amend(owner, ({ failures }) => {
      const next = nextWait(failures, wait, at);
      until = next.until;
      return next;
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
function pausedUntil({ reason, ...state }: SyncState, now: number): number | null {
  return reason === null || isOver({ ...state, reason }, now) ? null : state.until;
}
