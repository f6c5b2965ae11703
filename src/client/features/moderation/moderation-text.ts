import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import type { Case, ModerationAct } from "#contract/schemas/moderation.ts";
import type { Act, CaseKind, LoggedAct, LoggedReason } from "#domain/moderation/act-rules.ts";
import type { ReportOutcome, Severity } from "#domain/moderation/report-rules.ts";
import type { Standing } from "#domain/moderation/standing.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";

/* What moderators and posters read of acts: catalogue ids by the names of the contract. */

const ACTS: Record<Act, string> = {
  dismiss: /*i18n*/ "act.dismiss",
  hide: /*i18n*/ "act.hide",
  remove: /*i18n*/ "act.remove",
  restore: /*i18n*/ "act.restore",
  warn: /*i18n*/ "act.warn",
  deactivate: /*i18n*/ "act.deactivate",
  reactivate: /*i18n*/ "act.reactivate",
};

const DONE: Record<LoggedAct, string> = {
  dismiss: /*i18n*/ "act.dismiss.done",
  hide: /*i18n*/ "act.hide.done",
  remove: /*i18n*/ "act.remove.done",
  restore: /*i18n*/ "act.restore.done",
  warn: /*i18n*/ "act.warn.done",
  deactivate: /*i18n*/ "act.deactivate.done",
  reactivate: /*i18n*/ "act.reactivate.done",
  create: /*i18n*/ "act.create.done",
  edit: /*i18n*/ "act.edit.done",
  delete: /*i18n*/ "act.delete.done",
  send_mail_again: /*i18n*/ "act.send-mail-again.done",
  drop_mail: /*i18n*/ "act.drop-mail.done",
  turn_on_second_factor: /*i18n*/ "act.turn-on-second-factor.done",
  turn_off_second_factor: /*i18n*/ "act.turn-off-second-factor.done",
  reset_second_factor: /*i18n*/ "act.reset-second-factor.done",
  renew_recovery_codes: /*i18n*/ "act.renew-recovery-codes.done",
  use_recovery_code: /*i18n*/ "act.use-recovery-code.done",
  step_up: /*i18n*/ "act.step-up.done",
};

const REASONS: Record<LoggedReason, string> = {
  scam: /*i18n*/ "act-reason.scam",
  not_available: /*i18n*/ "act-reason.not-available",
  stolen_photos: /*i18n*/ "act-reason.stolen-photos",
  discrimination: /*i18n*/ "act-reason.discrimination",
  personal_data: /*i18n*/ "act-reason.personal-data",
  spam: /*i18n*/ "act-reason.spam",
  other_breach: /*i18n*/ "act-reason.other-breach",
  near_copy: /*i18n*/ "act-reason.near-copy",
  no_breach: /*i18n*/ "act-reason.no-breach",
  mended: /*i18n*/ "act-reason.mended",
  appeal_granted: /*i18n*/ "act-reason.appeal-granted",
  appeal_refused: /*i18n*/ "act-reason.appeal-refused",
  edited_directly: /*i18n*/ "act-reason.edited-directly",
  deleted_directly: /*i18n*/ "act-reason.deleted-directly",
  created_directly: /*i18n*/ "act-reason.created-directly",
  set_at_start: /*i18n*/ "act-reason.set-at-start",
};

const SEVERITIES: Record<Severity, string> = {
  high: /*i18n*/ "severity.high",
  normal: /*i18n*/ "severity.normal",
  low: /*i18n*/ "severity.low",
};

const STANDINGS: Record<Standing, string> = {
  hidden: /*i18n*/ "standing.hidden",
  removed: /*i18n*/ "standing.removed",
};

const OUTCOMES: Record<ReportOutcome, string> = {
  no_breach: /*i18n*/ "act-reason.no-breach",
  hidden: /*i18n*/ "act.hide.done",
  removed: /*i18n*/ "act.remove.done",
  warned: /*i18n*/ "act.warn.done",
  deactivated: /*i18n*/ "act.deactivate.done",
  restored: /*i18n*/ "act.restore.done",
};

const KINDS: Record<CaseKind, string> = {
  listing: /*i18n*/ "case.kind.listing",
  tenant_request: /*i18n*/ "case.kind.request",
  account: /*i18n*/ "case.kind.account",
};

/** What a moderator does: the name of its button. */
export function actText(i18n: I18n, act: Act): string {
  return i18n._(ACTS[act]);
}

/** What a moderator or superuser has done. */
export function actDoneText(i18n: I18n, act: LoggedAct): string {
  return i18n._(DONE[act]);
}

/** Who has done it. What waits for a moderator, or was set before there was one, nobody has done. */
export function actorText(i18n: I18n, { by, reason }: Pick<ModerationAct, "by" | "reason">): string {
  if (by !== null) return by.email;
  const isOfSystem = reason === "near_copy" || reason === "set_at_start";
  return isOfSystem ? i18n._("log.system") : i18n._("log.nobody");
}

/** Why something was done, in the words that moderators and its poster read. */
export function actReasonText(i18n: I18n, reason: LoggedReason): string {
  return i18n._(REASONS[reason]);
}

export function severityText(i18n: I18n, severity: Severity): string {
  return i18n._(SEVERITIES[severity]);
}

/** That moderators keep a room or request from others, and how, in words. */
export function standingText(i18n: I18n, standing: Standing): string {
  return i18n._(STANDINGS[standing]);
}

/** The outcome of a report, in a word. */
export function outcomeText(i18n: I18n, outcome: ReportOutcome): string {
  return i18n._(OUTCOMES[outcome]);
}

/** What a case is about, in words. */
export function caseKindText(i18n: I18n, kind: CaseKind): string {
  return i18n._(KINDS[kind]);
}

/** The name of what a case is about: a room's title, a request's city, an account's address; else its kind. */
export function caseTitle(i18n: I18n, { kind, title, poster }: Pick<Case, "kind" | "title" | "poster">): string {
  if (kind === "account") return poster?.email ?? caseKindText(i18n, kind);
  if (title === null || title.trim() === "") return caseKindText(i18n, kind);
  return kind === "tenant_request" ? cityLabel(title, currentLanguage()) : title;
}

/** A moderator's words in the reader's language; in the other one where there are no others; null for none. */
export function wordsFor(
  locale: string,
  { words_zh, words_en }: { words_zh: string | null; words_en: string | null },
): string | null {
  const [first, second] = locale === "zh" ? [words_zh, words_en] : [words_en, words_zh];
  return given(first) ?? given(second);
}

function given(words: string | null): string | null {
  return words === null || words.trim() === "" ? null : words;
}
