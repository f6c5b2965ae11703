import type { Answer } from "#contract/call.ts";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import type { DraftKind, RowOf } from "../../drafts/draft.ts";
import { mergeEdits, unconfirmedFields } from "../entries/edits.ts";
import type { CreateChange, MergedField, OutboxEntry, UpdateChange } from "../../drafts/outbox-entry.ts";
import type { EntryOutcome } from "./entry-outcome.ts";
import { SERVER_TROUBLE } from "../../transport/outcome.ts";

/*
 * What becomes of a posting or an edit by the row that the server has answered it with: its content is compared with what was
 * sent, and its id is not enough (S5).
 */

/** The row is older than this phone's first try by more than this: another device has posted the same draft (T7). */
const LONG_BEFORE_MS = MINUTE_MS;

/**
 * The server answers a known id with the row that is there. Where that is not what was sent, it has another version: what
 * this phone has sent before is edited, what another device has posted, however short ago, is asked about (S5).
 */
export function posted(
  change: CreateChange,
  { data, fetchedAt }: Answer<RowOf[DraftKind]>,
  { mayHaveArrived, sentBefore = [] }: OutboxEntry,
): EntryOutcome {
  // The answer is about another row than was sent: nothing is confirmed (P13).
  if (data.id !== change.id) return SERVER_TROUBLE;
  // What another device has brought back before, and perhaps changed since, is back.
  if (change.restores && !isEdited(change)) return { kind: "done", row: data, merged: [], wasThere: false };
  const wasThere = !mayHaveArrived && fetchedAt - Date.parse(data.created_at) > LONG_BEFORE_MS;
  const fields = unconfirmedFields(change, data);
  if (fields.length === 0) return { kind: "done", row: data, merged: [], wasThere };
  const { kind, id, fields: written, photos, lost } = change;
  if (lost !== undefined) return foundAgain({ type: "update", kind, id, fields: written, photos, base: lost }, data);
  const edit: UpdateChange = { type: "update", kind, id, fields: written, photos, base: data };
  const own = mayHaveArrived ? sentBefore.map((sent) => unconfirmedFields({ ...change, ...sent }, data)) : [];
  const asked = fields.filter((name) => own.every((others) => others.includes(name)));
  return asked.length === 0
    ? { kind: "rebased", change: edit, merged: [] }
    : { kind: "conflict", current: data, fields: asked, change: edit };
}

/** Whether what is brought back was edited before it left. */
function isEdited({ lost, ...change }: CreateChange): boolean {
  return lost !== undefined && unconfirmedFields(change, lost).length > 0;
}

/**
 * What a restored server had lost, or was deleted, another device has posted again or brought back meanwhile, perhaps with an
 * edit of its own (S14, A-59).
 */
function foundAgain(edit: UpdateChange, row: RowOf[DraftKind]): EntryOutcome {
  const outcome = merged(edit, row);
  return outcome.kind === "conflict" ? { ...outcome, change: edit } : outcome;
}

/** An edit is done when the server has what was sent; else its owner is asked which is right (S5). */
export function edited(change: UpdateChange, names: readonly MergedField[], row: RowOf[DraftKind]): EntryOutcome {
  if (row.id !== change.id) return SERVER_TROUBLE;
  const fields = unconfirmedFields(change, row).filter((name) => names.includes(name));
  return fields.length === 0
    ? { kind: "done", row, merged: [], wasThere: false }
    : { kind: "conflict", current: row, fields };
}

/** Merges with an edit from another device, unless both sides changed the same field (C17, C18). */
export function merged(change: UpdateChange, current: RowOf[DraftKind]): EntryOutcome {
  const merge = mergeEdits(change, current);
  return merge.conflicts.length > 0
    ? { kind: "conflict", current, fields: merge.conflicts }
    : { kind: "rebased", change: merge.change, merged: merge.merged };
}

function createdAgain({ kind, id, fields, photos, base }: UpdateChange): CreateChange {
  return { type: "create", kind, id, fields, photos, ...(base !== null && { lost: base }) };
}

/** How long the server remembers what was deleted. */
const DELETIONS_KEPT_MS = 60 * DAY_MS;

/**
 * What becomes of an edit whose row is not there. One that a restored server has lost is posted under its own id, so that
 * no two devices bring one room back as two (S14); of one that was deleted its owner is asked (C19).
 */
export function withoutRow(
  change: UpdateChange,
  absence: "deleted" | "unknown",
  { queuedAt, now }: Pick<OutboxEntry, "queuedAt"> & { now: number },
): EntryOutcome {
  const isRemembered = now - queuedAt < DELETIONS_KEPT_MS;
  // Its photos are not here where it was chosen in the list: its owner is asked whether to post it without them.
  return absence === "unknown" && isRemembered && change.only === undefined
    ? { kind: "rebased", change: createdAgain(change), merged: [] }
    : { kind: "conflict", current: null, fields: [] };
}
