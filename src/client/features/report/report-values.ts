import type { I18n } from "@lingui/core";
import { checkReport, MAX_REPORT_WORDS, type ReportKind } from "#domain/moderation/report-rules.ts";
import { canonicalEmail } from "#domain/users/account-rules.ts";
import type { ReportChange } from "#offline/drafts/outbox-entry.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";
import type { Problems } from "../../ui/form/use-form.ts";
import type { ReportTarget } from "./report-target.ts";

/** What stands in the form of a report. */
export interface ReportValues {
  /** Empty before one is chosen. */
  reason: string;
  words: string;
  email: string;
}

export const NEW_REPORT: ReportValues = { reason: "", words: "", email: "" };

/** The validation errors, in sentences. */
export function reportProblems(i18n: I18n, kind: ReportKind, values: ReportValues): Problems<ReportValues> {
  const texts = {
    reason: i18n._("report.reason.required"),
    email: i18n._("detail.email"),
    words:
      values.words.trim() === ""
        ? i18n._("report.words.required")
        : i18n._("mistake.too-long", { longest: MAX_REPORT_WORDS }),
  };
  const problems = checkReport({ kind, ...values });
  return Object.fromEntries(problems.map(({ field }) => [field, texts[field]]));
}

/** What is sent: what was left empty is not. */
export function bodyOf(id: string, target: ReportTarget, values: ReportValues): ReportChange["body"] {
  const [words, email] = [values.words.trim(), canonicalEmail(values.email)];
  return {
    id,
    kind: target.kind,
    target_id: target.id,
    reason: values.reason,
    ...(words !== "" && { words }),
    ...(email !== "" && { email }),
    language: currentLanguage(),
  };
}
