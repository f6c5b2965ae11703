import type { Listing } from "#domain/listings/listing.ts";
import type { Draft, DraftKind, RowOf } from "../../drafts/draft.ts";
import { removeDraftRows } from "../../drafts/draft-rows.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { newUuid } from "../../databases/new-uuid.ts";
import { backoffMs, waitMs } from "./backoff.ts";
import { changedFields, fieldsThatDiffer, mergeEdits, withoutMerged } from "../entries/edits.ts";
import { keepChosen, keepDeleted, keepPosted } from "../posted/keep-copy.ts";
import { dropUnkept } from "../posted/sent-bytes.ts";
import { entriesAbout, isParked, subjectOfDraft, titleOfRow, tracesOf } from "../entries/enqueue.ts";
import {
  choiceSubject,
  isShown,
  type CreateChange,
  type EntryState,
  type MergedField,
  type OutboxEntry,
  type ProfileChange,
  type Receipt,
  type RowChange,
  type SenderPlace,
  type ShownChange,
  type UpdateChange,
} from "../entries/entry.ts";
import type { Outcome } from "./outcome.ts";

/** The number of receipts kept per owner. */
const RECEIPTS_KEPT = 20;

interface Parts {
  /** The entry as the sender took it. */
  entry: OutboxEntry;
  outcome: Outcome;
  by: SenderPlace;
  now: number;
  /** 0 to 1. */
  random: number;
  /** Whether what was posted is copied until the server has had it for a day: a full phone has no room for it. */
  keepsCopy: boolean;
}

/** The result of settling. */
export interface Settled {
  /** Set when the server has applied the entry and the UI shows it. */
  receipt: Receipt | null;
  /** Set when all sending to this server pauses. */
  pausedUntil: number | null;
}

/**
 * Stores the outcome of a try in one transaction: on 'done' it deletes the entry and its draft. Does nothing when the
 * entry was removed, or taken by another sender, meanwhile.
 */
export async function settle(parts: Parts): Promise<Settled> {
  const db = draftsDatabase();
  const posted = [db.postedCopies, db.postedBytes];
  const tables = [db.drafts, db.photos, db.photoBytes, db.outbox, db.receipts, db.pauses, ...posted];
  return db.transaction("rw", tables, async (): Promise<Settled> => {
    const { entry, outcome } = parts;
    const kept = await db.outbox.get(entry.seq);
    if (kept === undefined || !isOurs(kept, entry)) return NOTHING;
    if (outcome.kind === "done") return { receipt: await settleDone(kept, outcome, parts), pausedUntil: null };
    const next = nextOf(kept, parts);
    if (isParked(next) && (await givenWay({ ...kept, mayHaveArrived: next.mayHaveArrived }))) return NOTHING;
    await db.outbox.put(next);
    return { receipt: null, pausedUntil: await pauseHost(next, outcome) };
  });
}

/**
 * What is refused, or asked about, gives way to a later edit of the same room or request: that one says all it says and more,
 * and nobody is asked about values that they have written over since (C15, C18).
 * @returns Whether there was one.
 */
async function givenWay(entry: OutboxEntry): Promise<boolean> {
  const { outbox } = draftsDatabase();
  const later = (await entriesAbout(entry.owner, entry.subject)).find(({ seq }) => seq > entry.seq);
  // What is chosen in the list says its own fields alone.
  if (later?.change.type !== "update" || later.change.only !== undefined) return false;
  await outbox.delete(entry.seq);
  // What was to be an edit of something new is now the posting of it.
  if (later.change.base === null)
    await outbox.put({ ...later, change: { ...later.change, type: "create" }, ...tracesOf(later, [entry]) });
  return true;
}

const NOTHING: Settled = { receipt: null, pausedUntil: null };

function isOurs(kept: OutboxEntry, { state }: OutboxEntry): boolean {
  return kept.state.name === "sending" && state.name === "sending" && kept.state.attempt === state.attempt;
}

async function settleDone(
  entry: OutboxEntry,
  { row, merged, wasThere, at, reportNumber }: Extract<Outcome, { kind: "done" }>,
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

function isChoice(change: ShownChange): boolean {
  return change.type === "update" && change.only !== undefined;
}

/** Where the other edits of the same room are: those of forms, or those that were chosen in the list. */
function subjectBeside(change: RowChange): string {
  return isChoice(change) ? subjectOfDraft(change) : choiceSubject(change.kind, change.id);
}

/** What of a choice a form that was open meanwhile has not shown: the state stands in none. */
function unseenOf(change: ShownChange): MergedField[] {
  return change.type === "update" ? (change.only ?? []).filter((name) => name !== "state") : [];
}

/**
 * An edit of the other kind, which begins with the row as it is now, and changes in it what it changed before. What another device
 * has changed as well is asked about when it is sent (C18). Of an edit from a form it is noted what that has not shown: what
 * another device has changed, and what was chosen in the list.
 */
function rebased(row: RowOf[DraftKind] | null, entry: OutboxEntry, settled: ShownChange): OutboxEntry {
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
function editOf(row: RowOf[DraftKind] | null, entry: OutboxEntry, unseen: readonly MergedField[]): OutboxEntry {
  const { change } = entry;
  if (change.type !== "update") return entry;
  return row === null
    ? { ...entry, state: { name: "conflict", current: null, fields: [] } }
    : { ...entry, change: { ...change, base: withoutMerged(row, change.base, unseen) } };
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

async function keepReceipt(
  { owner, change }: OutboxEntry<ShownChange>,
  {
    row,
    ...facts
  }: Pick<Receipt, "merged" | "wasThere" | "at" | "reportNumber"> & { by: SenderPlace; row: RowOf[DraftKind] | null },
): Promise<Receipt> {
  const db = draftsDatabase();
  const receipt = { owner, type: change.type, ...about(change, row), ...facts };
  const id = await db.receipts.add(receipt);
  const all = await db.receipts.where("owner").equals(owner).primaryKeys();
  await db.receipts.bulkDelete(all.toSorted((a, b) => a - b).slice(0, -RECEIPTS_KEPT));
  return { ...receipt, id };
}

function about(
  change: ShownChange,
  row: RowOf[DraftKind] | null,
): Pick<Receipt, "kind" | "entityId" | "title" | "profile" | "isChoice" | "isRestored" | "deed"> {
  if (change.type === "profile") return { kind: "profile", entityId: null, title: "", profile: aboutProfile(change) };
  if (change.type === "report") return { kind: "report", entityId: change.id, title: change.title };
  if (change.type === "deed") return { kind: "deed", entityId: change.id, title: change.title, deed: change.deed.name };
  return {
    kind: change.kind,
    entityId: change.id,
    title: change.type === "delete" ? change.title : row === null ? "" : titleOfRow(row),
    ...(isChoice(change) && { isChoice: true }),
    ...(change.type === "create" && change.restores && { isRestored: true }),
  };
}

// The receipt keeps the field names only, not the values.
function aboutProfile({ body }: ProfileChange): NonNullable<Receipt["profile"]> {
  return { fields: Object.keys(body), agreementVersion: body.agreement_version ?? null };
}

/** The entry's next state, waiting or parked, after a failed try. */
function nextOf(entry: OutboxEntry, { entry: taken, outcome, now, random }: Parts): OutboxEntry {
  switch (outcome.kind) {
    case "wait": {
      const failures = entry.failures + 1;
      const delay = waitMs(backoffMs(failures, random), outcome.retryAfterMs);
      const { reason, reference } = outcome;
      const wait = { since: now, until: now + delay, reason, ...(reference !== undefined && { reference }) };
      // Refused by the server itself: this try was not applied (S6).
      const traces = outcome.reason === "unconfirmed" ? { mayHaveArrived: taken.mayHaveArrived } : {};
      return { ...entry, ...traces, failures, state: { name: "waiting", ...wait } };
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
      return { ...entry, state: { name: "queued" } };
    case "done":
      return entry;
  }
}

function parked(outcome: Extract<Outcome, { kind: "needs-fix" | "conflict" }>): EntryState {
  return outcome.kind === "needs-fix"
    ? { name: "needs-fix", problems: outcome.problems, photos: outcome.photos }
    : { name: "conflict", current: outcome.current, fields: outcome.fields };
}

async function pauseHost({ state }: OutboxEntry, outcome: Outcome): Promise<number | null> {
  if (outcome.kind !== "wait" || outcome.scope !== "host" || state.name !== "waiting") return null;
  const { name: _, ...wait } = state;
  await draftsDatabase().pauses.put({ key: "host", ...wait });
  return state.until;
}
