import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { isOver } from "../../transport/backoff.ts";
import { runningPause } from "../../transport/host-pause.ts";
import type { EntryState, OutboxEntry, SenderPlace } from "../../drafts/outbox-entry.ts";
import type { Lease } from "../../transport/sender-lease.ts";
import { ANONYMOUS } from "../../session/owner-of.ts";
import { isKnown } from "../entries/known-entry.ts";

/** An owner's next due entry, or the time when one becomes due. */
export type Next =
  | { kind: "entry"; entry: OutboxEntry }
  /** @property at When something is due again, epoch milliseconds; null when nothing will be by itself. */
  | { kind: "nothing"; at: number | null };

interface Parts {
  lease: Pick<Lease, "renew">;
  owner: string;
  now: number;
  /** The id of this try. */
  attempt: string;
  place: SenderPlace;
}

/** Whose entries are sent while an owner is signed in, or none is: what needs no account goes either way. */
export function ownersSentFor(owner: string): string[] {
  return [...new Set([owner, ANONYMOUS])];
}

/**
 * Takes the entry that may be sent and whose last try is longest ago, the oldest of those that have had none: however long
 * tries take, none waits behind another's trouble for more than one (S2). An entry that is parked, waits, or is known only
 * to a newer build holds back the later ones with the same subject, and no others. There is one sender at a time, so an
 * entry that is 'sending' was left over by a dead sender and may be taken; where another one has taken over, there is
 * nothing (S11).
 */
export async function takeNext({ lease, owner, now, attempt, place }: Parts): Promise<Next> {
  const db = draftsDatabase();
  return db.transaction("rw", db.outbox, db.pauses, db.leases, async (): Promise<Next> => {
    if (!(await lease.renew(db.leases))) return { kind: "nothing", at: null };
    const pause = await runningPause(db.pauses, now);
    if (pause !== null) return { kind: "nothing", at: pause.until };
    const entries = await db.outbox.where("owner").anyOf(ownersSentFor(owner)).sortBy("seq");
    const { due, at } = dueOf(entries, now, place);
    const [entry] = due.toSorted((one, other) => turnOf(one) - turnOf(other));
    if (entry === undefined) return { kind: "nothing", at };
    const turn = Math.max(...entries.map(turnOf)) + 1;
    const taken: OutboxEntry = { ...entry, turn, state: { name: "sending", attempt, step: "saving" } };
    await db.outbox.put(taken);
    return { kind: "entry", entry: taken };
  });
}

function turnOf({ turn = 0 }: OutboxEntry): number {
  return turn;
}

interface Due {
  /** The first of each subject that may be sent, oldest first. */
  due: OutboxEntry[];
  /** When the next of the others becomes due. */
  at: number | null;
}

function dueOf(entries: readonly OutboxEntry[], now: number, place: SenderPlace): Due {
  const held = new Set<string>();
  const loggedOut = new Set<string>();
  const due: OutboxEntry[] = [];
  let at: number | null = null;
  for (const entry of entries) {
    if (loggedOut.has(entry.owner) || held.has(entry.subject)) continue;
    held.add(entry.subject);
    if (!isKnown(entry)) continue;
    if (entry.state.name === "needs-login") {
      loggedOut.add(entry.owner);
      continue;
    }
    if (isLeftToPage(entry.state, place)) continue;
    if (mayGo(entry.state, now)) due.push(entry);
    else if (entry.state.name === "waiting" && !isLeftToOwner(entry.state, place))
      at = Math.min(at ?? entry.state.until, entry.state.until);
  }
  return { due, at };
}

function isLeftToPage(state: EntryState, place: SenderPlace): boolean {
  return place === "worker" && state.name === "waiting" && state.reason === "needs-page";
}

// The worker tries once whenever it is woken: a browser that is told that something falls due later would soon wake it no more.
function isLeftToOwner(state: EntryState, place: SenderPlace): boolean {
  return place === "worker" && state.name === "waiting" && state.reason === "unconfirmed";
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
