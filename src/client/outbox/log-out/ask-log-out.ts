import { pause } from "#domain/pause.ts";
import { DOCUMENTS_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { mayHaveDrafts } from "../../drafts/store/unsent.ts";
import { loadLaterSentences } from "../../platform/language/i18n.ts";
import { accessToken, logOut } from "../../api/credentials/session.ts";
import { isLogOutAsked } from "./log-out-asked.ts";

const CLEARED_WITHIN_MS = 3000;

/**
 * Logs out: at once when nothing is unsent, which also deletes the user's data; else after asking what to do with it
 * (LO-02).
 */
export async function askToLogOut(): Promise<void> {
  const stores = await Promise.all([mayHaveDrafts(), hasDatabase(DOCUMENTS_DATABASE)]);
  if (!stores.includes(true)) return logOut();
  try {
    const { clearIfNothingUnsent } = await import("./clear-if-nothing-unsent.ts");
    const cleared = clearIfNothingUnsent(ownerOf(accessToken.peek()));
    // A store that does not answer has the question asked, which says so (S19).
    const isCleared = (await Promise.race([cleared, pause(CLEARED_WITHIN_MS)])) ?? false;
    // A question that cannot be loaded would leave the tap without an effect (S17).
    if (!isCleared) await Promise.all([import("./log-out-sheet.tsx"), loadLaterSentences()]);
    isLogOutAsked.value = !isCleared;
  } catch {
    // The store or its code can't be loaded: log out anyway; the data stays.
  }
  if (!isLogOutAsked.peek()) logOut();
}
