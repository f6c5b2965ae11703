/* What is queued that is no draft: a change of the profile, feedback, reports and deeds. */
import { newUuid } from "../../databases/new-uuid.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import {
  subjectOf,
  type Change,
  type DeedChange,
  type FeedbackChange,
  type ProfileChange,
  type ReportChange,
} from "./entry.ts";
import { entriesAbout, inTransaction, isParked, newEntry } from "./entry-rows.ts";

/** Queues a change of the profile or privacy choices, merged with earlier unsent changes. */
export async function changeProfile(owner: string, body: ProfileChange["body"]): Promise<void> {
  await inTransaction(async () => {
    const db = draftsDatabase();
    const unsent = (await entriesAbout(owner, "profile")).filter(({ mayHaveArrived }) => !mayHaveArrived);
    await db.outbox.bulkDelete(unsent.map(({ seq }) => seq));
    const earlier = unsent.map(({ change }) => (change.type === "profile" ? change.body : {}));
    await db.outbox.add(newEntry(owner, { type: "profile", body: Object.assign({}, ...earlier, body) }));
  });
}

/**
 * Queues the feedback whether an AI search has helped, to be sent when the server can be reached.
 * @param key Its idempotency key, where it may have arrived under one already.
 */
export async function queueFeedback(owner: string, body: FeedbackChange["body"], key = newUuid()): Promise<void> {
  const change: FeedbackChange = { type: "feedback", id: newUuid(), body };
  await inTransaction(async () => draftsDatabase().outbox.add({ ...newEntry(owner, change), key }));
}

/**
 * Queues a report, to be sent when the server can be reached. The same report again, as by a second tap, adds nothing.
 * @param owner Whoever is signed in; ANONYMOUS for everybody else, whose reports go without a token.
 */
export async function queueReport(owner: string, report: Omit<ReportChange, "type">): Promise<void> {
  const change: ReportChange = { type: "report", ...report };
  await inTransaction(async () => {
    if ((await entriesAbout(owner, subjectOf(change))).length > 0) return;
    // The report's own id is its key: the server knows a repetition by either.
    await draftsDatabase().outbox.add({ ...newEntry(owner, change), key: report.id });
  });
}

/** Takes back a report that has not left the phone, or that the server has refused. @returns Whether it could be. */
export async function withdrawReport(owner: string, seq: number): Promise<boolean> {
  return withdraw(owner, seq, "report");
}

async function withdraw(owner: string, seq: number, type: Change["type"]): Promise<boolean> {
  return inTransaction(async () => {
    const db = draftsDatabase();
    const entry = await db.outbox.get(seq);
    if (entry?.owner !== owner || entry.change.type !== type) return false;
    if (entry.mayHaveArrived && !isParked(entry)) return false;
    await db.outbox.delete(seq);
    return true;
  });
}

/**
 * Queues a deed, to be done when the server can be reached. It takes the place of the same one that has not left the phone, or
 * that was refused; an offer that is on its way already is not made twice.
 */
export async function queueDeed(owner: string, deed: Omit<DeedChange, "type">): Promise<void> {
  const change: DeedChange = { type: "deed", ...deed };
  await inTransaction(async () => {
    const db = draftsDatabase();
    const before = await entriesAbout(owner, subjectOf(change));
    if (change.deed.name === "offer" && before.some((entry) => !isParked(entry))) return;
    const replaced = before.filter((entry) => !entry.mayHaveArrived || isParked(entry));
    await db.outbox.bulkDelete(replaced.map(({ seq }) => seq));
    await db.outbox.add(newEntry(owner, change));
  });
}

/** Takes back a deed that has not left the phone, or that the server has refused. @returns Whether it could be. */
export async function withdrawDeed(owner: string, seq: number): Promise<boolean> {
  return withdraw(owner, seq, "deed");
}
