import type { OutboxEntry } from "../drafts/outbox-entry.ts";
import { draftsDatabase } from "../drafts/drafts-database.ts";

/** The owner's entries that the outbox sends now, or next; those that wait or are parked are not among them. */
export async function dueInOutbox(owner: string): Promise<readonly OutboxEntry[]> {
  const entries = await draftsDatabase().outbox.where("owner").equals(owner).toArray();
  return entries.filter(({ state: { name } }) => name === "queued" || name === "sending");
}

/**
 * Subjects whose row is about to be on the server, which would refuse the draft as posted already. What has photos to send first,
 * or waits behind others, may take minutes: until then the account has it as a draft, should the phone be lost.
 */
export async function arrivingNow(owner: string): Promise<ReadonlySet<string>> {
  const due = await dueInOutbox(owner);
  const arriving = due.filter(({ state, change }) => {
    if (state.name === "sending" && state.step === "saving") return true;
    return due.length === 1 && !("photos" in change && change.photos.length > 0);
  });
  return new Set(arriving.map(({ subject }) => subject));
}
