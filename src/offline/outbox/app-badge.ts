import { draftsDatabase } from "../drafts/drafts-database.ts";
import { ANONYMOUS } from "../session/owner-of.ts";
import { isShown } from "./entries/entry.ts";
import { needsOwner } from "./entries/entry-state.ts";

/**
 * How much waits for a person, not for a network (A28). Of a reader, what only they can get going; while
 * nobody is signed in, a number alone, of whomever: what somebody has to log in for.
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

/** Puts a number on the app's icon, or none at 0. A browser that shows none, or is not allowed to, goes without. */
export async function showBadge(number: number): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  await (number > 0 ? navigator.setAppBadge(number) : navigator.clearAppBadge()).catch(() => undefined);
}
