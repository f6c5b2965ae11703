import type { Listing } from "#domain/listings/listing.ts";
import type { Draft, DraftKind, RowOf } from "../../drafts/draft.ts";
import { removeDraftRows } from "../../drafts/draft-rows.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { fieldsThatDiffer, withoutMerged } from "../entries/edits.ts";
import {
  isChoice,
  isShown,
  type CreateChange,
  type MergedField,
  type OutboxEntry,
  type Receipt,
  type RowChange,
  type SenderPlace,
  type ShownChange,
  type UpdateChange,
} from "../../drafts/outbox-entry.ts";
import { entriesAbout, isParked, tracesOf } from "../entries/entry-rows.ts";
import { keepChosen, keepDeleted, keepPosted } from "../posted/keep-copy.ts";
import { dropUnkept } from "../../drafts/sent-bytes.ts";
import { keepReceipt } from "./keep-receipt.ts";
import { editOf, rebased, subjectBeside, unseenOf } from "./later-edits.ts";
import { nextEntry } from "./next-entry.ts";
import { pauseHost } from "../../transport/host-pause.ts";
import type { Done, EntryOutcome } from "./entry-outcome.ts";

interface Parts {
  /** The entry as the sender took it. */
  entry: OutboxEntry;
  outcome: EntryOutcome;
  by: SenderPlace;
  now: number;
  /** 0 to 1. */
  random: number;
  /** Whether what was posted is copied until the server has had it for a day: a full phone has no room for it. */
  keepsCopy: boolean;
}

/**
 * Stores the outcome of a try in one transaction: on 'done' it deletes the entry and its draft. Does nothing when the
 * entry was removed, or taken by another sender, meanwhile.
 * @returns The receipt when the server has applied the entry and the UI shows it.
 */
export async function settle(parts: Parts): Promise<Receipt | null> {
  const db = draftsDatabase();
  const posted = [db.postedCopies, db.postedBytes];
  const tables = [db.drafts, db.photos, db.photoBytes, db.outbox, db.receipts, db.pauses, ...posted];
  return db.transaction("rw", tables, async (): Promise<Receipt | null> => {
    const { entry, outcome } = parts;
    const kept = await db.outbox.get(entry.seq);
    if (kept === undefined || !isOurs(kept, entry)) return null;
    if (outcome.kind === "done") return settleDone(kept, outcome, parts);
    const next = nextEntry(kept, parts);
    if (isParked(next) && (await givenWay({ ...kept, mayHaveArrived: next.mayHaveArrived }))) return null;
    await db.outbox.put(next);
    await pauseOthers(next, outcome);
    return null;
  });
}

/**
 * What is refused, or asked about, gives way to a later edit of the same room or request: that one says all it says and more,
 * and its owner is not asked about values that they have written over since (C15, C18).
 * @returns Whether there was one.
 */
async function givenWay(entry: OutboxEntry): Promise<boolean> {
  const { outbox } = draftsDatabase();
  const later = (await entriesAbout(entry.owner, entry.subject)).find(({ seq }) => seq > entry.seq);
  // What is chosen in the list says its own fields alone.
  if (later?.change.type !== "update" || isChoice(later.change)) return false;
  await outbox.delete(entry.seq);
  // What was to be an edit of something new is now the posting of it.
  if (later.change.base === null)
    await outbox.put({ ...later, change: { ...later.change, type: "create" }, ...tracesOf(later, [entry]) });
  return true;
}

function isOurs(kept: OutboxEntry, { state }: OutboxEntry): boolean {
  return kept.state.name === "sending" && state.name === "sending" && kept.state.attempt === state.attempt;
}

async function settleDone(
  entry: OutboxEntry,
  { row, merged, wasThere, at, reportNumber }: Done,
  { by, now, keepsCopy }: Parts,
): Promise<Receipt | null> {
  const db = draftsDatabase();
  await db.outbox.delete(entry.seq);
  if (!isShown(entry)) return null;
  const { owner, subject, change } = entry;
  if (isRowChange(change)) {
    const later = await entriesAbout(owner, subject);
    const beside = await entriesAbout(owner, subjectBeside(change));
    const unseen = [...entry.merged, ...(entry.takenOver ?? []), ...merged, ...unseenOf(change)];
    await db.outbox.bulkPut(later.map((other) => editOf(row, other, unseen)));
    await db.outbox.bulkPut(beside.map((other) => rebased(row, other, change)));
    const hasLater = later.length > 0 || isChoice(change);
    if (change.type === "delete") await keepDeleted(owner, change, { now, deletedAt: at });
    else if (row !== null) {
      if (isChoice(change) && keepsCopy) await keepChosen(owner, row as Listing, now);
      await settleDraft(change, { owner, row, unseen, hasLater, copiedAt: keepsCopy ? now : null });
    }
  }
  return keepReceipt(entry, {
    row,
    merged: [...entry.merged, ...merged],
    wasThere,
    by,
    at: now,
    ...(reportNumber !== undefined && { reportNumber }),
  });
}

function isRowChange(change: ShownChange): change is RowChange {
  return change.type === "create" || change.type === "update" || change.type === "delete";
}

interface Confirmed {
  owner: string;
  row: RowOf[DraftKind];
  /** Fields of it that another device has changed, and no form here has shown. */
  unseen: readonly MergedField[];
  /** Whether the draft is of something else that is still to be sent. */
  hasLater: boolean;
  /** When its copy is made; null for none. */
  copiedAt: number | null;
}

async function settleDraft(change: CreateChange | UpdateChange, confirmed: Confirmed): Promise<void> {
  const { owner, row, unseen, hasLater, copiedAt } = confirmed;
  const draft = await draftsDatabase().drafts.get([owner, change.id]);
  if (draft === undefined) return;
  if (draft.status === "posted" && !hasLater) {
    if (copiedAt !== null) await keepPosted({ change, row, merged: unseen, draft, now: copiedAt });
    else await dropUnkept(owner, change.id);
    return removeDraftRows(owner, change.id);
  }
  await dropUnkept(owner, change.id);
  const hidden = isChoice(change) ? notShown(draft, row) : unseen;
  // The list has shown a row that this form will hear of when it is posted: what it holds is no edit of that.
  if (hidden === null) return;
  // The row is known now: giving up an edit of it leaves it as it is (C16).
  const { mayHaveArrived: _, sentBefore: __, broughtBack: ___, ...known } = draft;
  const next: Draft = { ...known, base: withoutMerged(row, draft.base, hidden) };
  await draftsDatabase().drafts.put(next);
}

/** The fields whose current values a room's form has not shown; null for a form that has not shown any row. */
function notShown({ base }: Draft, row: RowOf[DraftKind]): MergedField[] | null {
  return base && fieldsThatDiffer(base as Listing, row as Listing);
}

async function pauseOthers({ state }: OutboxEntry, outcome: EntryOutcome): Promise<void> {
  if (outcome.kind !== "wait" || outcome.scope !== "host" || state.name !== "waiting") return;
  const { name: _, ...wait } = state;
  await pauseHost(draftsDatabase().pauses, wait);
}
