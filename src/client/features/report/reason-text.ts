import type { I18n } from "@lingui/core";
import type { ReportReason } from "#domain/moderation/report-rules.ts";

/** Catalogue ids. */
const REASONS: Record<ReportReason, string> = {
  not_there: /*i18n*/ "report.reason.not-there",
  already_let: /*i18n*/ "report.reason.already-let",
  money_before_viewing: /*i18n*/ "report.reason.money-before-viewing",
  stolen_photos: /*i18n*/ "report.reason.stolen-photos",
  discrimination: /*i18n*/ "report.reason.discrimination",
  contact_of_another: /*i18n*/ "report.reason.contact-of-another",
  money_or_documents: /*i18n*/ "report.reason.money-or-documents",
  spam: /*i18n*/ "report.reason.spam",
  other: /*i18n*/ "report.reason.other",
};

/** Why something is reported, in a few words. */
export function reportReasonText(i18n: I18n, reason: ReportReason): string {
  return i18n._(REASONS[reason]);
}
