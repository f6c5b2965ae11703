import type { Transaction } from "dexie";
import { newUuid } from "../../databases/new-uuid.ts";
import type { Draft, DraftKind, RowOf, SentVersion } from "../../drafts/draft.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { writeDraft } from "../../drafts/write-draft.ts";
import { subjectOf, type Change, type OutboxEntry } from "../../drafts/outbox-entry.ts";

/** A new entry; the table assigns its `seq`. */
export function newEntry(owner: string, change: Change): Omit<OutboxEntry, "seq"> {
  return {
    owner,
    subject: subjectOf(change),
    change,
    key: newUuid(),
    state: { name: "queued" },
    merged: [],
    failures: 0,
    mayHaveArrived: false,
    queuedAt: Date.now(),
  };
}

/** All entries about one subject, oldest first. */
export async function entriesAbout(owner: string, subject: string): Promise<OutboxEntry[]> {
  return draftsDatabase().outbox.where("[owner+subject]").equals([owner, subject]).sortBy("seq");
}

/** A draft's title for lists; empty where nothing was typed yet. */
export function titleOf({ typed, kind }: Pick<Draft, "typed" | "kind">): string {
  return String((kind === "listing" ? typed["title"] : typed["city"]) ?? "");
}

/** The server's row's title for lists. */
export function titleOfRow(row: RowOf[DraftKind]): string {
  return "title" in row ? row.title : row.city;
}

/** The subject of the entries that post a draft. */
export function subjectOfDraft({ kind, id }: Pick<Draft, "kind" | "id">): string {
  return `${kind}:${id}`;
}

/** One transaction over all tables of an entry and its draft. */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const db = draftsDatabase();
  const copies = [db.postedCopies, db.postedBytes];
  return writeDraft(async () =>
    db.transaction("rw", [db.drafts, db.photos, db.photoBytes, db.outbox, db.receipts, ...copies], work),
  );
}

/** Whether an entry waits for its owner to correct it, or to answer a question. */
export function isParked({ state: { name } }: OutboxEntry): boolean {
  return name === "needs-fix" || name === "conflict";
}

/** What has to be known of entries that are not sent again as they are: that they may have arrived, and as what (S6). */
export function tracesOf(
  { sentBefore: earlier = [] }: Pick<Draft, "sentBefore">,
  entries: readonly OutboxEntry[],
): Pick<Draft, "mayHaveArrived" | "sentBefore"> {
  const perhaps = entries.filter(isPostedPerhaps);
  const sentBefore = [...earlier, ...perhaps.flatMap(sentBy)];
  return { ...(perhaps.length > 0 && { mayHaveArrived: true }), ...(sentBefore.length > 0 && { sentBefore }) };
}

function sentBy({ change }: OutboxEntry): SentVersion[] {
  return change.type === "create" ? [{ fields: change.fields, photos: change.photos }] : [];
}

/** Whether it has posted something new that may have arrived without an answer. */
export function isPostedPerhaps({ change, mayHaveArrived }: OutboxEntry): boolean {
  return change.type === "create" && mayHaveArrived;
}
