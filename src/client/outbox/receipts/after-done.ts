import { i18n } from "@lingui/core";
import type { Receipt } from "#offline/outbox/entries/entry.ts";
import { loadLaterSentences } from "../../platform/language/i18n.ts";
import { markAgreementSent } from "../../session/mark-agreement-sent.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { doneText } from "./done-text.ts";
import { refreshLists } from "./refresh-lists.ts";

/** What follows when the server has carried an entry out: its owner is told, and what is on the screen is renewed. */
export async function afterDone(receipt: Receipt): Promise<void> {
  noteAcceptance(receipt);
  void refreshLists(receipt);
  try {
    await loadLaterSentences();
  } catch {
    // Without its sentences it can't be told now; the outbox shows it.
    return;
  }
  const text = doneText(i18n, receipt);
  if (text !== null) toast("success", text);
}

/** Where the agreement was accepted with it, it need not be told again. */
function noteAcceptance({ owner, profile }: Receipt): void {
  if (profile?.agreementVersion != null) markAgreementSent(owner, { agreement_version: profile.agreementVersion });
}
