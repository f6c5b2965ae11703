import { stateOf } from "#domain/listings/listing.ts";
import { removeDraftRows, nextRevision } from "../../drafts/draft-rows.ts";
import type { Draft, DraftKind, FieldsOf, RowOf } from "../../drafts/draft.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { taking } from "./edits.ts";
import {
  choiceSubject,
  subjectOf,
  type Change,
  type CreateChange,
  type DeleteChange,
  type OutboxEntry,
} from "../../drafts/outbox-entry.ts";
import {
  entriesAbout,
  inTransaction,
  isParked,
  isPostedPerhaps,
  newEntry,
  subjectOfDraft,
  titleOf,
  tracesOf,
} from "./entry-rows.ts";

/**
 * Posts a draft: one transaction marks the draft as posted and adds an outbox entry with its content (Q1). The outbox
 * then sends the entry.
 * @param fields Checked by the rules of domain.
 * @throws StaleDraftError when it was posted or changed already: a second tap posts nothing twice (Q2); PhoneFullError.
 */
export async function postDraft<Kind extends DraftKind>(draft: Draft<Kind>, fields: FieldsOf[Kind]): Promise<void> {
  await inTransaction(async () => {
    const db = draftsDatabase();
    const before = await entriesAbout(draft.owner, subjectOfDraft(draft));
    // Of a form that was open while its last posting was refused, or led to a question: this one takes its place.
    const parked = before.filter(isParked);
    await db.outbox.bulkDelete(parked.map(({ seq }) => seq));
    const next = { ...(await nextRevision(draft)), ...tracesOf(draft, parked) };
    const isUnderWay = before.some((entry) => entry.change.type === "create" && !parked.includes(entry));
    const { kind, id, photos, base } = next;
    const change: Change =
      base === null && !isUnderWay
        ? { type: "create", kind, id, fields, photos, ...broughtBackAs(next, fields) }
        : { type: "update", kind, id, fields, photos, base };
    const mayHaveArrived = change.type === "create" && next.mayHaveArrived === true;
    const { sentBefore } = next;
    await db.outbox.add({ ...newEntry(draft.owner, change), mayHaveArrived, ...(sentBefore && { sentBefore }) });
    await db.drafts.put({ ...next, status: "posted" });
  });
}

/** What is brought back keeps its state, which stands in no form. */
function broughtBackAs<Kind extends DraftKind>(
  { broughtBack: row }: Draft<Kind>,
  fields: FieldsOf[Kind],
): Partial<CreateChange<Kind>> {
  if (row === undefined) return {};
  return { restores: true, lost: row, fields: "images" in row ? { ...fields, state: stateOf(row) } : fields };
}

/**
 * Reopens a posted draft for editing. Entries that have not left the phone are not sent (C15); those that may have are
 * still sent, and the next posting becomes an edit of them. A parked one is not sent again as it is: the draft keeps
 * that it may have arrived (S6).
 */
export async function takeBack(owner: string, id: string): Promise<Draft | undefined> {
  return inTransaction(async () => {
    const db = draftsDatabase();
    const draft = await db.drafts.get([owner, id]);
    if (draft === undefined || draft.status === "editing") return draft;
    const entries = await entriesAbout(owner, subjectOfDraft(draft));
    const parked = entries.filter(isParked);
    const sentNoMore = entries.filter((entry) => !entry.mayHaveArrived || parked.includes(entry));
    await db.outbox.bulkDelete(sentNoMore.map(({ seq }) => seq));
    const fields = entries.map((entry) => fieldsOf(entry, draft.base)).findLast((posted) => posted !== null);
    const editing: Draft = {
      ...draft,
      ...(fields && { takenBack: { fields, isStillSent: !sentNoMore.includes(entries.at(-1)!) } }),
      ...tracesOf(draft, parked),
      status: "editing",
      revision: draft.revision + 1,
    };
    await db.drafts.put(editing);
    return editing;
  });
}

/**
 * Posts a draft again that was taken back for editing and has not been changed since: looking at what waits does not keep
 * it from being sent (W5). Where its last posting is still being sent, it goes with that. @returns Whether it did.
 */
export async function putBack(owner: string, id: string): Promise<boolean> {
  return inTransaction(async () => {
    const draft = await draftsDatabase().drafts.get([owner, id]);
    if (draft?.takenBack === undefined || draft.status !== "editing") return false;
    const entries = await entriesAbout(owner, subjectOfDraft(draft));
    if (entries.length === 0 || draft.takenBack.isStillSent !== true) await postDraft(draft, draft.takenBack.fields);
    else await draftsDatabase().drafts.put({ ...(await nextRevision(draft)), status: "posted" });
    return true;
  });
}

/**
 * What was posted, as its form shows it: what another device's edit has brought in meanwhile stands in none, and would be taken
 * for this one's (C17). @param base What the form began with.
 */
function fieldsOf({ change, merged, takenOver = [] }: OutboxEntry, base: RowOf[DraftKind] | null) {
  if (change.type !== "create" && change.type !== "update") return null;
  return base === null
    ? change.fields
    : taking({ ...change, type: "update", base }, base, [...merged, ...takenOver]).fields;
}

/** The result of a discard: it never left the phone, or a deletion is sent to the server (C16). */
export type Discarded = "never-sent" | "will-be-deleted";

/** Removes a draft, posted or not, with its photos and unsent entries. An edited row stays as the server has it. */
export async function discardDraft(owner: string, id: string): Promise<Discarded> {
  return inTransaction(async () => {
    const db = draftsDatabase();
    const draft = await db.drafts.get([owner, id]);
    if (draft === undefined) return "never-sent";
    const entries = await entriesAbout(owner, subjectOfDraft(draft));
    await db.outbox.bulkDelete(entries.map(({ seq }) => seq));
    await removeDraftRows(owner, id);
    if (draft.mayHaveArrived !== true && !entries.some(isPostedPerhaps)) return "never-sent";
    await db.outbox.add(newEntry(owner, { type: "delete", kind: draft.kind, id, title: titleOf(draft) }));
    return "will-be-deleted";
  });
}

/** Queues the deletion of a row; drops its unsent edits, and what was chosen for it in the list (C21). Does nothing when a deletion is queued already. */
export async function deleteRow(owner: string, row: Omit<DeleteChange, "type">): Promise<void> {
  await inTransaction(async () => {
    const db = draftsDatabase();
    const change: DeleteChange = { type: "delete", ...row };
    const entries = await entriesAbout(owner, subjectOf(change));
    if (entries.some((entry) => entry.change.type === "delete")) return;
    const choices = await entriesAbout(owner, choiceSubject(row.kind, row.id));
    await db.outbox.bulkDelete([...entries, ...choices].map(({ seq }) => seq));
    await removeDraftRows(owner, row.id);
    await db.outbox.add(newEntry(owner, change));
  });
}

/** Cancels a deletion that has not left the phone. @returns Whether it had not. */
export async function keepRow(owner: string, seq: number): Promise<boolean> {
  return inTransaction(async () => {
    const db = draftsDatabase();
    const entry = await db.outbox.get(seq);
    if (entry?.owner !== owner || entry.change.type !== "delete" || entry.mayHaveArrived) return false;
    await db.outbox.delete(seq);
    return true;
  });
}
