import type { I18n } from "@lingui/core";
import type { Draft } from "#offline/drafts/draft.ts";
import { isMemoryOnly } from "../../drafts/store/unsent.ts";

/** Where a draft is that was not posted: on this phone, or in the account as well; and what else is to be known of it. */
export function draftText(i18n: I18n, draft: Draft | undefined, inAccount: ReadonlySet<string>): string {
  const sentences = [draft?.otherVersionOf === undefined ? "" : i18n._("state.draft.other-version"), whereText()];
  return sentences.filter((sentence) => sentence !== "").join(i18n.locale === "zh" ? "" : " ");

  function whereText(): string {
    if (draft !== undefined && inAccount.has(draft.id)) return i18n._("state.draft.in-account");
    return isMemoryOnly.value ? i18n._("state.draft.unkept") : i18n._("state.draft.text");
  }
}
