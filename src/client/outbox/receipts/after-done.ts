import { i18n } from "@lingui/core";
import type { Receipt } from "#offline/drafts/outbox-entry.ts";
import { loadLaterSentences } from "../../platform/language/i18n.ts";
import { markAgreementSent } from "../../session/agreement-record.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { doneText } from "./done-text.ts";
import { refreshLists } from "./refresh-lists.ts";
import { shownReport } from "./shown-report.ts";

/** Runs after the server has processed an entry: notifies the user, and refreshes the screen. */
export async function afterDone(receipt: Receipt): Promise<void> {
  noteAcceptance(receipt);
  void refreshLists(receipt);
  try {
    await loadLaterSentences();
  } catch {
    // Without its catalogue it can't be shown now; the outbox page shows it.
    return;
  }
  if (receipt.kind === "report" && receipt.entityId === shownReport.peek()) return;
  const text = doneText(i18n, receipt);
  if (text !== null) toast("success", text);
}

/** If the agreement was accepted with it, it need not be sent again. */
function noteAcceptance({ owner, profile }: Receipt): void {
  if (profile?.agreementVersion != null) markAgreementSent(owner, { agreement_version: profile.agreementVersion });
}
