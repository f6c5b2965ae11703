/* What becomes of the edits of a row that still wait when the server has applied another one. */
import type { DraftKind, RowOf } from "../../drafts/draft.ts";
import { changedFields, mergeEdits, withoutMerged } from "../entries/edits.ts";
import {
  choiceSubject,
  isChoice,
  type MergedField,
  type OutboxEntry,
  type RowChange,
  type ShownChange,
} from "../../drafts/outbox-entry.ts";
import { subjectOfDraft } from "../entries/entry-rows.ts";

/** Where the other edits of the same room are: those of forms, or those that were chosen in the list. */
export function subjectBeside(change: RowChange): string {
  return isChoice(change) ? subjectOfDraft(change) : choiceSubject(change.kind, change.id);
}

/** What of a choice a form that was open meanwhile has not shown: the state stands in none. */
export function unseenOf(change: ShownChange): MergedField[] {
  return change.type === "update" ? (change.only ?? []).filter((name) => name !== "state") : [];
}

/**
 * An edit of the other kind, which begins with the row as it is now, and changes in it what it changed before. What another device
 * has changed as well is asked about when it is sent (C18). Of an edit from a form it is noted what that has not shown: what
 * another device has changed, and what was chosen in the list.
 */
export function rebased(row: RowOf[DraftKind] | null, entry: OutboxEntry, settled: ShownChange): OutboxEntry {
  const { change, takenOver = [] } = entry;
  if (row === null || change.type !== "update" || change.base === null) return editOf(row, entry, []);
  const own = fieldsOf(settled);
  const { change: next, merged, conflicts } = mergeEdits(change, row);
  const theirs = conflicts.filter((name) => !own.includes(name));
  const begun = { ...entry, change: { ...next, base: withoutMerged(row, change.base, theirs) } };
  if (isChoice(change)) return begun;
  return {
    ...begun,
    merged: [...entry.merged, ...merged.filter((name) => !own.includes(name))],
    takenOver: [...takenOver, ...merged.filter((name) => own.includes(name))],
  };
}

/** The fields that an edit of this phone's own has set. */
function fieldsOf(change: ShownChange): readonly MergedField[] {
  if (change.type !== "update") return [];
  return change.only ?? changedFields(change);
}

/**
 * A later edit, of the row as it is now. One of a row that this phone has deleted, from a form that was still open, is
 * asked about and not posted anew (S7).
 */
export function editOf(row: RowOf[DraftKind] | null, entry: OutboxEntry, unseen: readonly MergedField[]): OutboxEntry {
  const { change } = entry;
  if (change.type !== "update") return entry;
  return row === null
    ? { ...entry, state: { name: "conflict", current: null, fields: [] } }
    : { ...entry, change: { ...change, base: withoutMerged(row, change.base, unseen) } };
}
