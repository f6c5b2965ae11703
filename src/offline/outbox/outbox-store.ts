import { draftsDatabase, reopenDrafts } from "../drafts/drafts-database.ts";
import { writeDraft } from "../drafts/write-draft.ts";
import type { SenderStore } from "../transport/sender-lease.ts";

/** Drafts and outbox, as the store of what a sender sends. */
export const outboxStore: SenderStore = {
  lock: "outbox",
  writeLease: (work) =>
    writeDraft(() => {
      const { leases } = draftsDatabase();
      return leases.db.transaction("rw", leases, () => work(leases));
    }),
  answer: async () => {
    const { outbox, leases } = draftsDatabase();
    await draftsDatabase().transaction("r", outbox, leases, () => leases.get("sender"));
  },
  reopen: reopenDrafts,
};
