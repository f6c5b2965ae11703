import { isAbsent, tooLong } from "../fields/check-fields.ts";
import type { FieldProblem } from "../fields/field-mistakes.ts";
import { isStandardEmail } from "../users/account-rules.ts";

/** What can be reported, as the API names it. */
export const REPORT_KINDS = ["listing", "tenant_request"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Why something is reported: of each kind those that fit it, in the order in which they are offered. */
const REPORT_REASONS = {
  listing: [
    "not_there",
    "already_let",
    "money_before_viewing",
    "stolen_photos",
    "discrimination",
    "contact_of_another",
    "other",
  ],
  tenant_request: ["money_or_documents", "discrimination", "contact_of_another", "spam", "other"],
} as const satisfies Record<ReportKind, readonly string[]>;

export type ReportReason = (typeof REPORT_REASONS)[ReportKind][number];

/** Every reason there is, each once. */
export const ALL_REPORT_REASONS: readonly ReportReason[] = [
  ...new Set<ReportReason>([...REPORT_REASONS.listing, ...REPORT_REASONS.tenant_request]),
];

/** The reasons for which something of a kind can be reported, in the order of the form. */
export function reportReasonsOf(kind: ReportKind): readonly ReportReason[] {
  return REPORT_REASONS[kind];
}

/** How urgent a report is, the most urgent first: the order of the moderators' queue. */
export const SEVERITIES = ["high", "normal", "low"] as const;
export type Severity = (typeof SEVERITIES)[number];

const SEVERITY_OF: Record<ReportReason, Severity> = {
  money_before_viewing: "high",
  money_or_documents: "high",
  stolen_photos: "high",
  discrimination: "high",
  contact_of_another: "high",
  not_there: "normal",
  spam: "normal",
  other: "normal",
  already_let: "low",
};

/** What can cost a reader money or safety comes first; a room that is merely taken can wait. */
export function severityOf(reason: ReportReason): Severity {
  return SEVERITY_OF[reason];
}

/** Code points of a reporter's own words. */
export const MAX_REPORT_WORDS = 1000;

/** What a reporter says. */
export interface ReportFields {
  kind: ReportKind;
  reason: string;
  /** The reporter's own; they are needed where no reason fits. */
  words: string | null;
  /** Where an answer goes; null where none is wanted, or for the account that reports. */
  email: string | null;
}

export type ReportField = "reason" | "words" | "email";

/** All that is wrong with a report, in the order of its form. */
export function checkReport({ kind, reason, words, email }: ReportFields): FieldProblem<ReportField>[] {
  const problems: FieldProblem<ReportField>[] = [...tooLong({ words }, { words: MAX_REPORT_WORDS })];
  if (!reportReasonsOf(kind).some((offered) => offered === reason))
    problems.unshift({ field: "reason", mistake: "not-offered" });
  if (reason === "other" && isAbsent(words)) problems.push({ field: "words", mistake: "required" });
  if (!isAbsent(email) && !isStandardEmail(email!)) problems.push({ field: "email", mistake: "not-an-email" });
  return problems;
}

export const REPORT_STATES = ["open", "decided"] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/**
 * What came of a report. `restored`: what it had led to was taken back, after an appeal or because what was wrong has
 * been corrected.
 */
export const REPORT_OUTCOMES = ["no_breach", "hidden", "removed", "warned", "deactivated", "restored"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];
