import type { I18n } from "@lingui/core";
import type { Change, Receipt } from "#offline/outbox/entry.ts";
import { fieldNames } from "./field-names.ts";

/** What its owner is told when an entry has been carried out (spec section 8); null where nothing needs saying. */
export function doneText(i18n: I18n, receipt: Receipt, change: Change): string | null {
  const { merged, wasThere } = receipt;
  const text = wasThere ? i18n._("posting.was-there") : doneTextOf(i18n, change);
  if (text === null || merged.length === 0) return text;
  return [text, i18n._("posting.merged", { fields: fieldNames(i18n, merged) })].join(i18n.locale === "zh" ? "" : " ");
}

function doneTextOf(i18n: I18n, change: Change): string | null {
  switch (change.type) {
    case "create":
      return change.kind === "listing" ? i18n._("posting.item-created") : i18n._("posting.tenant-created");
    case "update":
      return change.kind === "listing" ? i18n._("posting.item-updated") : i18n._("posting.tenant-updated");
    case "delete":
      return change.kind === "listing" ? i18n._("posting.item-deleted") : i18n._("posting.tenant-deleted");
    case "profile":
      // Who has accepted the agreement goes on to what they wanted to do.
      if (change.body.agreement_version !== undefined) return null;
      return "receive_updates" in change.body || "allow_data_for_training" in change.body
        ? i18n._("privacy.updated")
        : i18n._("user.updated");
  }
}
