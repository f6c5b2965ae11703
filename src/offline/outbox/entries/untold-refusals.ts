import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { isShown, type OutboxEntry, type ShownChange } from "../../drafts/outbox-entry.ts";
import { isKnown } from "./known-entry.ts";

/** An entry that the server has refused. */
export type RefusedEntry = OutboxEntry<ShownChange> & { state: Extract<OutboxEntry["state"], { name: "needs-fix" }> };

/** The owner's refused entries of which no page has told yet. */
export async function untoldRefusals(owner: string): Promise<RefusedEntry[]> {
  const entries = await draftsDatabase().outbox.where("owner").equals(owner).toArray();
  return entries.filter(isUntold);
}

/** The same, marked as told: of several tabs that ask at once, one gets them. */
export function takeUntoldRefusals(owner: string): Promise<RefusedEntry[]> {
  const db = draftsDatabase();
  return db.transaction("rw", db.outbox, async () => {
    const untold = await untoldRefusals(owner);
    await db.outbox.bulkPut(untold.map((entry) => ({ ...entry, state: { ...entry.state, isTold: true } })));
    return untold;
  });
}

function isUntold(entry: OutboxEntry): entry is RefusedEntry {
  return isKnown(entry) && isShown(entry) && entry.state.name === "needs-fix" && entry.state.isTold !== true;
}
