import type { DraftKind } from "../../drafts/draft.ts";
import type { Change, Deed, EntryState, OutboxEntry } from "../../drafts/outbox-entry.ts";

const TYPES: Record<Change["type"], true> = {
  create: true,
  update: true,
  delete: true,
  profile: true,
  report: true,
  deed: true,
  feedback: true,
};
const DEEDS: Record<Deed["name"], true> = { offer: true, "answer-offer": true, confirm: true };
const KINDS: Record<DraftKind, true> = { listing: true, request: true };
const STATES: Record<EntryState["name"], true> = {
  queued: true,
  sending: true,
  waiting: true,
  "needs-login": true,
  "needs-fix": true,
  conflict: true,
};

/**
 * Whether this build knows an entry's change type and state. After a rollback to an earlier build it may not (U11):
 * entries of the newer build are then neither sent nor changed, and wait for it.
 */
export function isKnown({ change, state }: Pick<OutboxEntry, "change" | "state">): boolean {
  if (!Object.hasOwn(TYPES, change.type) || !Object.hasOwn(STATES, state.name)) return false;
  if (change.type === "deed") return Object.hasOwn(DEEDS, change.deed.name);
  const isAboutRow = change.type === "create" || change.type === "update" || change.type === "delete";
  return !isAboutRow || Object.hasOwn(KINDS, change.kind);
}
