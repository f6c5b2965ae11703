import { DAY_MS } from "#domain/durations.ts";
import { documentOwners, forgetDocumentsHere } from "../../database/documents-here.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { ANONYMOUS } from "../../session/owner-of.ts";
import { deletedOwners } from "./deleted-accounts.ts";
import { forgetUnsent } from "./outbox-of.ts";

/** How long the phone keeps the unsent work and the viewings of an owner who does not sign in again (LO-02). */
const KEPT_FOR_MS = 30 * DAY_MS;

/**
 * Records that an owner is signed in, and removes the unsent work of other owners who were not for 30 days.
 * @param now As the server has told it, epoch milliseconds: a phone's clock that is wrong must delete nothing (S8).
 * @param since When the owner was seen to be signed in, by the phone's clock: what is heard of their account later stands.
 */
export async function sweepUnused(here: string, now: number, since = Date.now()): Promise<void> {
  const db = draftsDatabase();
  await db.transaction("rw", db.presences, async () => {
    const known = await db.presences.get(here);
    if (known?.isGone !== true || (known.goneAt ?? 0) < since) await db.presences.put({ owner: here, at: now });
  });
  const owners = await Promise.all([
    db.drafts.orderBy("owner").uniqueKeys(),
    db.outbox.orderBy("owner").uniqueKeys(),
    db.postedCopies.orderBy("owner").uniqueKeys(),
    documentOwners(),
  ]);
  const others = new Set(owners.flat().map(String));
  others.delete(here);
  // What was sent without an account has no owner who could sign in again.
  others.delete(ANONYMOUS);
  for (const owner of others) {
    const presence = await db.presences.get(owner);
    // No record: the rows are older than this table. The 30 days begin now.
    if (presence === undefined) await db.presences.put({ owner, at: now });
    else if (now - presence.at > KEPT_FOR_MS) await forgetAll(owner);
  }
}

async function forgetAll(owner: string): Promise<void> {
  await Promise.all([forgetUnsent(owner), forgetDocumentsHere(owner, "all")]);
}

/** The number of all accounts' entries on this phone, deleted accounts excluded: they wait for a login (T8). */
export async function awaitingLogin(): Promise<number> {
  const gone = (await deletedOwners()).add(ANONYMOUS);
  return draftsDatabase()
    .outbox.filter(({ owner }) => !gone.has(owner))
    .count();
}
