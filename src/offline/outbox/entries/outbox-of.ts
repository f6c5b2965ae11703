import type { Draft } from "../../drafts/draft.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import type { HostPause } from "../../transport/host-pause.ts";
import type { SenderLease } from "../../transport/sender-lease.ts";
import { isShown, type OutboxEntry, type Receipt, type ShownChange } from "../../drafts/outbox-entry.ts";

/** A consistent snapshot of everything that the server does not have yet. */
export interface Outbox {
  /** Last edited first. */
  drafts: Draft[];
  /** Oldest first, the order of sending. */
  entries: OutboxEntry<ShownChange>[];
  /** Newest first. */
  receipts: Receipt[];
  lease: SenderLease | undefined;
  /** The pause of all sending, where there is one, or was. */
  pause: HostPause | undefined;
}

/** An owner's drafts, entries and receipts. Other owners' rows are never read (A-44). */
export async function outboxOf(owner: string): Promise<Outbox> {
  const db = draftsDatabase();
  return db.transaction("r", db.drafts, db.outbox, db.receipts, db.leases, db.pauses, async () => {
    const [drafts, entries, receipts, lease, pause] = await Promise.all([
      db.drafts.where("owner").equals(owner).toArray(),
      db.outbox.where("owner").equals(owner).sortBy("seq"),
      db.receipts.where("owner").equals(owner).sortBy("id"),
      db.leases.get("sender"),
      db.pauses.get("host"),
    ]);
    return {
      drafts: drafts.toSorted((a, b) => b.editedAt - a.editedAt),
      entries: entries.filter(isShown),
      receipts: receipts.toReversed(),
      lease,
      pause,
    };
  });
}

/** The number of an owner's unsent entries, and of drafts that are being written. */
export async function unsentOf(owner: string): Promise<{ posted: number; drafts: number }> {
  const db = draftsDatabase();
  const [posted, drafts] = await Promise.all([
    db.outbox.where("owner").equals(owner).filter(isShown).count(),
    db.drafts
      .where("owner")
      .equals(owner)
      .filter(({ status }) => status === "editing")
      .count(),
  ]);
  return { posted, drafts };
}

/** Removes all rows of an owner: at logout on their request, or when their account is deleted (T9, T10). */
export async function forgetUnsent(owner: string): Promise<void> {
  const db = draftsDatabase();
  // What is in the account stays there, and comes back with the next login.
  const copies = [db.postedCopies, db.postedBytes];
  const ofDrafts = [db.drafts, db.photos, db.photoBytes, db.draftSyncs, db.draftSyncStates];
  const tables = [...ofDrafts, db.outbox, db.receipts, ...copies];
  await db.transaction("rw", tables, async () => {
    await Promise.all(tables.map((table) => table.where("owner").equals(owner).delete()));
  });
}
