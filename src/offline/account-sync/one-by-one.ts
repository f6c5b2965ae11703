import { DAY_MS } from "#domain/durations.ts";
import { logEvent } from "../event-log/log-event.ts";
import type { EventArea } from "../event-log/logged-event.ts";
import { endsEarly, isOver, nextWait } from "../transport/backoff.ts";
import { outcomeOf, SERVER_TROUBLE, type Outcome, type Wait } from "../transport/outcome.ts";
import type { SenderClock } from "../transport/sender-clock.ts";
import type { ServerApi } from "../transport/server-api.ts";
import type { CountedWait } from "../transport/timed-wait.ts";
import { withScope } from "../transport/with-scope.ts";

/** The items that wait, by name: `photo:` and its uuid, for one. */
export type ItemWaits = Readonly<Record<string, CountedWait>>;

interface Parts {
  area: EventArea;
  owner: string;
  api: Pick<ServerApi, "call">;
  clock: SenderClock;
  /** As they were stored. */
  waits: ItemWaits | undefined;
  /** Stores them. */
  keep: (waits: ItemWaits) => Promise<unknown>;
}

/** One run over items that are sent or fetched. */
export interface OneByOne {
  /**
   * Does an item's work, unless it waits. What fails of that item alone makes it wait, and the next one's turn comes (S2).
   * @returns Whether it was done.
   * @throws What is not about this item: no network, no login, a server that asks everybody to wait.
   */
  attempt: (item: string, work: () => Promise<unknown>) => Promise<boolean>;
  /** Whether an item waits, so that it is to be looked at again. */
  isWaiting: (item: string) => boolean;
  /** When the first item is to be tried again that has waited in this run; null for none. */
  nextAt: () => number | null;
}

/** After this long a wait says nothing any more: its item may be gone. */
const FORGOTTEN_AFTER_MS = DAY_MS;

/** Takes items one after the other, so that none holds up the others (S2). */
export function oneByOne({ area, owner, api, clock, waits: stored = {}, keep }: Parts): OneByOne {
  let waits = stored;
  let first: number | null = null;
  return { attempt, isWaiting, nextAt: () => first };

  async function attempt(item: string, work: () => Promise<unknown>): Promise<boolean> {
    if (isWaiting(item)) return false;
    try {
      await work();
    } catch (error) {
      await note(item, await ownWait(error));
      return false;
    }
    if (item in waits) await put(item, null);
    return true;
  }

  function isWaiting(item: string): boolean {
    const wait = waits[item];
    if (wait === undefined || isOver(wait, clock.now())) return false;
    first = Math.min(first ?? wait.until, wait.until);
    return true;
  }

  /** @throws The error, unless it is the item's own. */
  async function ownWait(error: unknown): Promise<Wait> {
    const outcome = await withScope(outcomeOf(error), { api, clock, owner });
    if (isOfAll(outcome)) throw error;
    return outcome.kind === "wait" ? outcome : SERVER_TROUBLE;
  }

  async function note(item: string, wait: Wait): Promise<void> {
    const next = nextWait(waits[item]?.failures ?? 0, wait, { now: clock.now(), random: clock.random() });
    const { reason, failures } = next;
    const [kind = "", id = ""] = item.split(":");
    logEvent({ area, what: "sync-item-waits", kind, id: id.slice(0, 8), reason, failures });
    await put(item, next);
    isWaiting(item);
  }

  async function put(item: string, wait: CountedWait | null): Promise<void> {
    const { [item]: _, ...others } = waits;
    const lately = Object.entries(others).filter(([, { until }]) => clock.now() - until < FORGOTTEN_AFTER_MS);
    waits = { ...Object.fromEntries(lately), ...(wait !== null && { [item]: wait }) };
    await keep(waits);
  }
}

/** Those waits that do not end early, when the network is back or the user asks. */
export function lastingWaits(waits: ItemWaits = {}): ItemWaits {
  return Object.fromEntries(Object.entries(waits).filter(([, wait]) => !endsEarly(wait)));
}

function isOfAll(outcome: Outcome): boolean {
  if (outcome.kind === "stopped" || outcome.kind === "needs-login") return true;
  return outcome.kind === "wait" && outcome.scope === "host";
}
