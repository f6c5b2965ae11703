import { newUuid } from "../../databases/new-uuid.ts";
import type { EntryState, OutboxEntry } from "../../drafts/outbox-entry.ts";
import { nextWait } from "../../transport/backoff.ts";
import type { EntryOutcome } from "./entry-outcome.ts";

interface Try {
  /** The entry as the sender took it. */
  entry: OutboxEntry;
  outcome: EntryOutcome;
  now: number;
  /** 0 to 1: of the time to wait. */
  random: number;
}

/** An entry after a try that has not done it: waiting, parked or queued again. @param entry As it is stored by now. */
export function nextEntry(
  { lastWait, ...entry }: OutboxEntry,
  { entry: taken, outcome, now, random }: Try,
): OutboxEntry {
  switch (outcome.kind) {
    case "wait": {
      const { failures, ...wait } = nextWait(entry.failures, outcome, { now, random });
      const { reason, reference, usedUp } = outcome;
      const why = { ...(reference !== undefined && { reference }), ...(usedUp !== undefined && { usedUp }) };
      // Refused by the server itself: this try was not applied (S6).
      const traces = reason === "unconfirmed" ? { mayHaveArrived: taken.mayHaveArrived } : {};
      return { ...entry, ...traces, failures, lastWait: reason, state: { name: "waiting", ...wait, ...why } };
    }
    case "rebased":
      return {
        ...entry,
        change: outcome.change,
        merged: [...entry.merged, ...outcome.merged],
        // A new request needs a new key.
        key: newUuid(),
        mayHaveArrived: false,
        failures: 0,
        state: { name: "queued" },
      };
    case "needs-fix":
    case "conflict": {
      // The server has refused this try, so it was not applied; an earlier one without an answer may have been (S6).
      const { mayHaveArrived } = taken;
      const change = outcome.kind === "conflict" ? (outcome.change ?? entry.change) : entry.change;
      return { ...entry, change, failures: 0, mayHaveArrived, state: parked(outcome) };
    }
    case "needs-login":
      return { ...entry, failures: 0, state: { name: "needs-login" } };
    case "stopped":
      return { ...entry, ...(lastWait !== undefined && { lastWait }), state: { name: "queued" } };
    case "done":
      return entry;
  }
}

function parked(outcome: Extract<EntryOutcome, { kind: "needs-fix" | "conflict" }>): EntryState {
  return outcome.kind === "needs-fix"
    ? { name: "needs-fix", problems: outcome.problems, photos: outcome.photos }
    : { name: "conflict", current: outcome.current, fields: outcome.fields };
}
