import { draftsDatabase } from "../drafts-database.ts";

/** Subjects of the owner's entries that the outbox sends now, or next; those that wait or are parked are not among them. */
export async function dueInOutbox(owner: string): Promise<ReadonlySet<string>> {
  const entries = await draftsDatabase().outbox.where("owner").equals(owner).toArray();
  const due = entries.filter(({ state: { name } }) => name === "queued" || name === "sending");
  return new Set(due.map(({ subject }) => subject));
}
