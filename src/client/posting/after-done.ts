import { i18n } from "@lingui/core";
import type { Change, Receipt } from "#offline/outbox/entry.ts";
import { loadLaterSentences } from "../i18n.ts";
import { noteAccepted } from "../session/agreement/note-accepted.ts";
import { toast } from "../ui/toasts.ts";
import { doneText } from "./done-text.ts";
import { refreshLists } from "./refresh-lists.ts";

/** What follows when the server has carried an entry out: its owner is told, and what is on the screen is renewed. */
export async function afterDone(receipt: Receipt, change: Change): Promise<void> {
  if (change.type === "profile") noteAccepted(receipt.owner, change.body);
  void refreshLists(receipt);
  try {
    await loadLaterSentences();
  } catch {
    // Without its sentences it can't be told now; the outbox shows it.
    return;
  }
  const text = doneText(i18n, receipt, change);
  if (text !== null) toast("success", text);
}
