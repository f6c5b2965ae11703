/* What is queued that is no draft: a change of the profile, feedback, reports and deeds. */
import { newUuid } from "../../databases/new-uuid.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { HELD_FOR_MS } from "../../transport/backoff.ts";
import {
  subjectOf,
  type Change,
  type DeedChange,
  type FeedbackChange,
  type OutboxEntry,
  type ProfileChange,
  type ReportChange,
} from "../../drafts/outbox-entry.ts";
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
 * Queues a report, to be sent when the server can be reached, in place of the one that is held. The same report again, as by a
 * second tap, adds nothing.
 * @param owner The signed-in user; ANONYMOUS for visitors, whose reports go without a token.
 */
export async function queueReport(owner: string, report: Omit<ReportChange, "type">): Promise<void> {
  const change: ReportChange = { type: "report", ...report };
  await inTransaction(async () => {
    const { outbox } = draftsDatabase();
    const [before] = await entriesAbout(owner, subjectOf(change));
    if (before !== undefined) {
      if (isHeld(before)) await outbox.put({ ...before, change, state: { name: "queued" } });
      return;
    }
    if (await hasArrived(owner, report.id)) return;
    // The report's own id is its key: the server knows a repetition by either.
    await outbox.add({ ...newEntry(owner, change), key: report.id });
  });
}

/**
 * Queues a report that goes out by itself in a moment, whatever becomes of the page until then, unless it is taken back or sent
 * before.
 * @param now By the phone's clock, epoch milliseconds.
 */
export async function holdReport(
  owner: string,
  report: Omit<ReportChange, "type">,
  now: number = Date.now(),
): Promise<void> {
  const change: ReportChange = { type: "report", ...report };
  await inTransaction(async () => {
    if ((await entriesAbout(owner, subjectOf(change))).length > 0) return;
    const state = { name: "waiting", since: now, until: now + HELD_FOR_MS, reason: "held" } as const;
    await draftsDatabase().outbox.add({ ...newEntry(owner, change), key: report.id, queuedAt: now, state });
  });
}

/** Takes back a report that is held, if it still is. @returns Whether nothing of it has left the phone. */
export async function takeBackReport(owner: string, id: string): Promise<boolean> {
  return inTransaction(async () => {
    const [entry] = await entriesAbout(owner, `report:${id}`);
    if (entry === undefined) return !(await hasArrived(owner, id));
    if (!isHeld(entry)) return false;
    await draftsDatabase().outbox.delete(entry.seq);
    return true;
  });
}

function isHeld({ state }: OutboxEntry): boolean {
  return state.name === "waiting" && state.reason === "held";
}

async function hasArrived(owner: string, reportId: string): Promise<boolean> {
  const receipts = draftsDatabase().receipts.where("owner").equals(owner);
  return (await receipts.filter(({ kind, entityId }) => kind === "report" && entityId === reportId).count()) > 0;
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
