import type { I18n } from "@lingui/core";
import type { ShownState } from "#offline/outbox/entries/entry-state.ts";
import { isMemoryOnly } from "../../drafts/store/unsent.ts";
import { sendsWhenClosed } from "../../sync/background-sync.ts";
import { storeTrouble } from "../../drafts/store/store-trouble.ts";
import { stateText } from "./state-text.ts";

/**
 * The state of a report in a sentence, where the words about rooms do not fit: nothing is posted, nor is there a form to
 * put right.
 * @param isOnline Whether our server is reachable, as far as is known.
 */
export function reportStateText(i18n: I18n, state: ShownState, isOnline: boolean): string {
  if (state.name === "needs-fix") return i18n._("report.state.refused");
  if (state.name !== "queued" || isOnline || storeTrouble.value !== null)
    return stateText(i18n, state, isOnline, "report");
  if (isMemoryOnly.value) return i18n._("report.state.unkept");
  return sendsWhenClosed.value ? i18n._("report.state.closable") : i18n._("report.state.offline");
}
