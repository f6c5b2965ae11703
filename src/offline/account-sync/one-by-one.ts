import { DAY_MS } from "#domain/durations.ts";
import { logEvent } from "../event-log/log-event.ts";
import { backoffMs, isOver, waitMs } from "../outbox/sending/backoff.ts";
import type { ItemWait, ItemWaits } from "./sync-state.ts";
import { outcomeOf, type Outcome, type Wait } from "../outbox/sending/outcome.ts";
import type { OutboxApi, Sender } from "../outbox/sending/sender.ts";
import { serverAnswers } from "../outbox/sending/server-answers.ts";

interface Parts {
  area: "draft" | "viewing" | "search";
  owner: string;
  api: Pick<OutboxApi, "call">;
  clock: Pick<Sender["clock"], "now" | "random">;
  /** As they were stored. */
  waits: ItemWaits | undefined;
  /** Stores them. */
  keep: (waits: ItemWaits) => Promise<unknown>;
}

/** One run of a sync over its items. */
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

/** Takes the items of a sync one after the other, so that none holds up the others (S2). */
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
  async function ownWait(error: unknown): Promise<Pick<Wait, "reason" | "retryAfterMs">> {
    const outcome = outcomeOf(error, () => null);
    if (isOfAll(outcome)) throw error;
    if (outcome.kind !== "wait") return { reason: "trouble", retryAfterMs: null };
    if (outcome.scope !== "unknown") return outcome;
    if (!(await serverAnswers(api, owner))) throw error;
    return { reason: "on-the-way", retryAfterMs: outcome.retryAfterMs };
  }

  async function note(item: string, { reason, retryAfterMs }: Pick<Wait, "reason" | "retryAfterMs">): Promise<void> {
    const failures = (waits[item]?.failures ?? 0) + 1;
    const since = clock.now();
    const until = since + waitMs(backoffMs(failures, clock.random()), retryAfterMs);
    const [kind = "", id = ""] = item.split(":");
    logEvent({ area, what: "sync-item-waits", kind, id: id.slice(0, 8), reason, failures });
    await put(item, { failures, since, until, reason });
    isWaiting(item);
  }

  async function put(item: string, wait: ItemWait | null): Promise<void> {
    const { [item]: _, ...others } = waits;
    const lately = Object.entries(others).filter(([, { until }]) => clock.now() - until < FORGOTTEN_AFTER_MS);
    waits = { ...Object.fromEntries(lately), ...(wait !== null && { [item]: wait }) };
    await keep(waits);
  }
}

/** Those waits that do not end when the user asks: times that the server named (A12). */
export function toldWaits(waits: ItemWaits = {}): ItemWaits {
  return Object.fromEntries(Object.entries(waits).filter(([, { reason }]) => reason === "told-to"));
}

function isOfAll(outcome: Outcome): boolean {
  if (outcome.kind === "stopped" || outcome.kind === "needs-login") return true;
  return outcome.kind === "wait" && outcome.scope === "host";
}
