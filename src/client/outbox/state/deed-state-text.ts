import type { I18n } from "@lingui/core";
import type { ShownState } from "#offline/outbox/entries/entry-state.ts";
import { refusedAsAWhole } from "../../drafts/form/refused-texts.ts";
import { storeTrouble } from "../../drafts/store/store-trouble.ts";
import { isMemoryOnly } from "../../drafts/store/unsent.ts";
import { sendsWhenClosed } from "../../sync/background-sync.ts";
import { stateText } from "./state-text.ts";

/**
 * The state of a deed in a sentence, where the words about rooms do not fit: nothing is posted, and what the server refuses it
 * says why.
 * @param isOnline Whether our server is reachable, as far as is known.
 */
export function deedStateText(i18n: I18n, state: ShownState, isOnline: boolean): string {
  if (state.name === "needs-fix") return refusedAsAWhole(i18n, state.problems) ?? i18n._("deed.state.refused");
  if (state.name !== "queued" || isOnline || storeTrouble.value !== null)
    return stateText(i18n, state, isOnline, "deed");
  if (isMemoryOnly.value) return i18n._("deed.state.unkept");
  return sendsWhenClosed.value ? i18n._("deed.state.closable") : i18n._("deed.state.offline");
}
