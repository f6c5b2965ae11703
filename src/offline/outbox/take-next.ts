import { draftsDatabase } from "../drafts/drafts-database.ts";
import { isOver } from "./backoff.ts";
import type { EntryState, OutboxEntry } from "./entry.ts";

/** What there is to do for an owner now. */
export type Next =
  | { kind: "entry"; entry: OutboxEntry }
  /** @property at When something is due again, epoch milliseconds; null when nothing will be by itself. */
  | { kind: "nothing"; at: number | null };

/**
 * Takes the oldest entry that may be sent. An entry that is parked or waits holds back the later ones about the same
 * thing, and nothing else. What is 'sending' was left behind by a sender that is no more: there is one at a time.
 * @param attempt Names this try.
 */
export async function takeNext(owner: string, now: number, attempt: string): Promise<Next> {
  const db = draftsDatabase();
  return db.transaction("rw", db.outbox, db.pauses, async (): Promise<Next> => {
    const pause = await db.pauses.get("host");
    if (pause !== undefined && !isOver(pause, now)) return { kind: "nothing", at: pause.until };
    const entries = await db.outbox.where("owner").equals(owner).sortBy("seq");
    const { entry, at } = firstDue(entries, now);
    if (entry === undefined) return { kind: "nothing", at };
    const taken: OutboxEntry = { ...entry, state: { name: "sending", attempt, step: "saving" } };
    await db.outbox.put(taken);
    return { kind: "entry", entry: taken };
  });
}

function firstDue(entries: readonly OutboxEntry[], now: number): { entry?: OutboxEntry; at: number | null } {
  const held = new Set<string>();
  let at: number | null = null;
  for (const entry of entries) {
    if (held.has(entry.subject)) continue;
    if (entry.state.name === "needs-login") return { at: null };
    if (mayGo(entry.state, now)) return { entry, at };
    held.add(entry.subject);
    if (entry.state.name === "waiting") at = Math.min(at ?? entry.state.until, entry.state.until);
  }
  return { at };
}

function mayGo(state: EntryState, now: number): boolean {
  switch (state.name) {
    case "queued":
    case "sending":
      return true;
    case "waiting":
      return isOver(state, now);
    case "needs-login":
    case "needs-fix":
    case "conflict":
      return false;
  }
}
