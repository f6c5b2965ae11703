import type { I18n } from "@lingui/core";
import type { UpdateOwnUser } from "#contract/schemas/user.ts";
import type { Receipt } from "#offline/drafts/outbox-entry.ts";
import { fieldNames } from "../../platform/text/field-names.ts";

const PRIVACY_CHOICES = new Set<string>([
  "receive_updates",
  "allow_data_for_training",
] satisfies (keyof UpdateOwnUser)[]);

/** The message after an entry has been processed (PR-807); null where none is needed. */
export function doneText(i18n: I18n, receipt: Receipt): string | null {
  const { kind, merged, wasThere } = receipt;
  const text = wasThere ? i18n._("posting.was-there") : doneTextOf(i18n, receipt);
  if (text === null || merged.length === 0) return text;
  return [text, i18n._("posting.merged", { fields: fieldNames(i18n, merged, kind) })].join(
    i18n.locale === "zh" ? "" : " ",
  );
}

function doneTextOf(
  i18n: I18n,
  { type, kind, profile, isChoice, isRestored, reportNumber = "", deed }: Receipt,
): string | null {
  switch (type) {
    case "create":
      if (isRestored) return i18n._("posting.item-restored");
      return kind === "listing" ? i18n._("posting.item-created") : i18n._("posting.tenant-created");
    case "update":
      // The list shows it, and said so when it was chosen.
      if (isChoice) return null;
      return kind === "listing" ? i18n._("posting.item-updated") : i18n._("posting.tenant-updated");
    case "delete":
      return kind === "listing" ? i18n._("posting.item-deleted") : i18n._("posting.tenant-deleted");
    case "report":
      return i18n._("report.arrived", { number: reportNumber });
    case "deed":
      // What one makes of an offer is seen where it was chosen.
      return deed === "offer" ? i18n._("offer.arrived") : null;
    case "profile":
      // After accepting the agreement the user continues their task: no message.
      if (profile?.agreementVersion != null) return null;
      return profile?.fields.some((field) => PRIVACY_CHOICES.has(field))
        ? i18n._("privacy.updated")
        : i18n._("user.updated");
  }
}
