import { DRAFTS_DATABASE } from "../databases/database-names.ts";
import { hasDatabase } from "../databases/has-database.ts";
import { draftsDatabase } from "../drafts/drafts-database.ts";
import { ANONYMOUS } from "../session/owner-of.ts";
import { newRoomsOf } from "../searches/new-rooms.ts";
import { isShown } from "../drafts/outbox-entry.ts";
import { needsOwner } from "./entries/entry-state.ts";

/**
 * How many entries need the user, not a network (A28). With an owner, that owner's entries that need their action;
 * signed out, the number of all owners' entries that need a login.
 */
export async function neededOf(owner: string): Promise<number> {
  const { outbox } = draftsDatabase();
  if (owner === ANONYMOUS)
    return outbox.filter((entry) => isShown(entry) && entry.state.name === "needs-login").count();
  return outbox
    .where("owner")
    .equals(owner)
    .filter((entry) => isShown(entry) && needsOwner(entry))
    .count();
}

/** Not every browser at the floor has it (docs/decisions/browser-floor.md). */
interface Badging {
  setAppBadge: (number: number) => Promise<void>;
  clearAppBadge: () => Promise<void>;
}

/**
 * Says on the app's icon what waits for its user: entries that need them, and rooms that are new in their saved searches. Each
 * is counted where this phone has such a database.
 */
export async function refreshBadge(owner: string): Promise<void> {
  const needed = (await hasDatabase(DRAFTS_DATABASE)) ? await neededOf(owner) : 0;
  await showBadge(needed + (await newRoomsOf(owner)));
}

/** Sets the badge on the app's icon; clears it at 0. Does nothing where badges are unsupported or not allowed. */
export async function showBadge(number: number): Promise<void> {
  const { setAppBadge, clearAppBadge } = navigator as typeof navigator & Partial<Badging>;
  if (setAppBadge === undefined || clearAppBadge === undefined) return;
  const shown = number > 0 ? setAppBadge.call(navigator, number) : clearAppBadge.call(navigator);
  await shown.catch(() => undefined);
}
