import { signal } from "@preact/signals-react";
import { VIEWINGS_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { mayHaveDrafts } from "../../drafts/store/unsent.ts";
import { accessToken, logOut } from "../../api/credentials/session.ts";

/** Whether a reader who wants to log out is being asked what becomes of what they have not sent. */
export const isLogOutAsked = signal(false);

/**
 * Logs out, as the reader wishes: at once when nothing of theirs is unsent, and then nothing of it stays; else after
 * asking what becomes of it (LO-02).
 */
export async function askToLogOut(): Promise<void> {
  if (!(await mayHaveDrafts()) && !(await hasDatabase(VIEWINGS_DATABASE))) return logOut();
  try {
    const { clearIfNothingUnsent } = await import("./clear-if-nothing-unsent.ts");
    isLogOutAsked.value = !(await clearIfNothingUnsent(ownerOf(accessToken.peek())));
  } catch {
    // The phone's store fails, or what reads it is not there: logging out works all the same, and what is kept stays.
  }
  if (!isLogOutAsked.peek()) logOut();
}
