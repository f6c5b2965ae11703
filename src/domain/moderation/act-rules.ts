import { isAbsent, tooLong } from "../fields/check-fields.ts";
import type { FieldProblem } from "../fields/field-mistakes.ts";
import { REPORT_KINDS } from "./report-rules.ts";

/** What a case is about: something reported, or an account whose deactivation is appealed against. */
export const CASE_KINDS = [...REPORT_KINDS, "account"] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/**
 * What a moderator can do. Of a room or request: `dismiss` leaves it as it is, `hide` takes it out of everything public,
 * `remove` takes it from its owner too, `restore` undoes either. Of an account: `warn`, `deactivate`, and `reactivate`,
 * which undoes that.
 */
export const ACTS = ["dismiss", "hide", "remove", "restore", "warn", "deactivate", "reactivate"] as const;
export type Act = (typeof ACTS)[number];

/**
 * What superusers do to what is others' without a case: they edit or delete it as if it were their own, add an account, and take a
 * mail that did not go out in hand. It is in the log like any other act, and its poster is not told.
 */
const DIRECT_ACTS = ["edit", "delete", "create", "send_mail_again", "drop_mail"] as const;
export type DirectAct = (typeof DIRECT_ACTS)[number];

/** Acts on a superuser's second factor, and the step-up of a session by it. */
export const SECOND_FACTOR_ACTS = [
  "turn_on_second_factor",
  "turn_off_second_factor",
  "reset_second_factor",
  "renew_recovery_codes",
  "use_recovery_code",
  "step_up",
] as const;

/** Every act that the log may hold. */
export const LOGGED_ACTS = [...ACTS, ...DIRECT_ACTS, ...SECOND_FACTOR_ACTS] as const;
export type LoggedAct = (typeof LOGGED_ACTS)[number];

/** Whether it is a moderator's act, with a reason and consequences. */
export function isAct(act: LoggedAct): act is Act {
  return (ACTS as readonly LoggedAct[]).includes(act);
}

const BREACHES = [
  "scam",
  "not_available",
  "stolen_photos",
  "discrimination",
  "personal_data",
  "spam",
  "other_breach",
] as const;
const UNDOING = ["appeal_granted", "no_breach", "mended"] as const;

/** Why: for each act the reasons that fit it, in the order in which they are offered. */
export const ACT_REASONS = {
  dismiss: ["no_breach", "mended", "appeal_refused"],
  hide: BREACHES,
  remove: BREACHES,
  restore: UNDOING,
  warn: BREACHES,
  deactivate: BREACHES,
  reactivate: UNDOING,
} as const satisfies Record<Act, readonly string[]>;

/** Why something was hidden without a moderator: it is a near copy of what one has hidden, and waits for a look. */
const SYSTEM_REASONS = ["near_copy"] as const;

export type ActReason = (typeof ACT_REASONS)[Act][number] | (typeof SYSTEM_REASONS)[number];

/** Every reason there is, each once. */
export const ALL_ACT_REASONS: readonly ActReason[] = [
  ...new Set<ActReason>([...BREACHES, ...UNDOING, ...ACT_REASONS.dismiss, ...SYSTEM_REASONS]),
];

/** Why, in the log, where a superuser was not asked. */
export const DIRECT_REASONS = ["edited_directly", "deleted_directly", "created_directly", "set_at_start"] as const;
export type LoggedReason = ActReason | (typeof DIRECT_REASONS)[number];

/** The reason that is told to the account that an act concerns; null where the superuser was not asked for one. */
export function toldReason(reason: LoggedReason | null): ActReason | null {
  return ALL_ACT_REASONS.find((each) => each === reason) ?? null;
}

export type FieldValue = string | number | boolean | null;

/** A field that was changed, or that something deleted had. Values are absent where the log must not keep them. */
export interface FieldChange {
  field: string;
  before?: FieldValue;
  after?: FieldValue;
}

/** The reasons that a moderator may give for an act, in the order of the form. */
export function actReasonsOf(act: Act): readonly ActReason[] {
  return ACT_REASONS[act];
}

/** Acts against which their poster may appeal, once each. */
const APPEALABLE: ReadonlySet<Act> = new Set<Act>(["hide", "remove", "warn", "deactivate"]);

/** Whether a poster may appeal against an act. */
export function isAppealable(act: Act): boolean {
  return APPEALABLE.has(act);
}

/**
 * Whether an act needs words in both languages: it takes something from a poster or warns them, and they may read only one. An act
 * that restores or dismisses may go without.
 */
export function needsWords(act: Act): boolean {
  return isAppealable(act);
}

/** Acts of which the poster is told. A dismissal concerns those who have reported. */
export function isToldToPoster(act: Act): boolean {
  return act !== "dismiss";
}

/** Code points of a moderator's words in each language, and of an appeal. */
export const MAX_ACT_WORDS = 2000;
export const MAX_APPEAL_WORDS = 2000;

/** Why something is done, as a moderator fills it in. */
export interface ActWhy {
  act: Act;
  reason: string;
  words_zh: string | null;
  words_en: string | null;
}

export type WhyField = "reason" | "words_zh" | "words_en";
export type ActField = WhyField | "kind" | "account_id";

/** What is wrong with the reason and the words of an act. */
export function checkWhy({ act, reason, ...words }: ActWhy): FieldProblem<WhyField>[] {
  const problems: FieldProblem<WhyField>[] = [];
  if (!actReasonsOf(act).some((offered) => offered === reason))
    problems.push({ field: "reason", mistake: "not-offered" });
  if (needsWords(act)) {
    const missing = (["words_zh", "words_en"] as const).filter((field) => isAbsent(words[field]));
    problems.push(...missing.map((field) => ({ field, mistake: "required" }) as const));
  }
  return [...problems, ...tooLong(words, { words_zh: MAX_ACT_WORDS, words_en: MAX_ACT_WORDS })];
}

export interface ActFields extends ActWhy {
  /** Null for an act on an account by itself. */
  kind: CaseKind | null;
}

const OF_ROWS: ReadonlySet<Act> = new Set<Act>(["dismiss", "hide", "remove", "restore"]);

/** All that is wrong with an act by itself, whatever it is about. */
export function checkAct({ kind, ...why }: ActFields): FieldProblem<ActField>[] {
  const problems: FieldProblem<ActField>[] = checkWhy(why);
  // An appeal of an account can be refused; what else is done of rows needs one.
  const needsRow = OF_ROWS.has(why.act) && !(why.act === "dismiss" && kind === "account");
  if (needsRow && (kind === null || kind === "account")) problems.push({ field: "kind", mistake: "required" });
  return problems;
}

/** What is wrong with the words of an appeal. */
export function checkAppeal(words: string): FieldProblem<"words">[] {
  if (isAbsent(words)) return [{ field: "words", mistake: "required" }];
  return tooLong({ words }, { words: MAX_APPEAL_WORDS });
}

export const APPEAL_OUTCOMES = ["granted", "refused"] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];
