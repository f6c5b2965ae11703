import type { I18n } from "@lingui/core";
import { checkWhy, MAX_ACT_WORDS, type Act, type ActReason, type WhyField } from "#domain/moderation/act-rules.ts";
import type { Problems } from "../../../ui/form/use-form.ts";

/** Why something is done, as a moderator fills it in. */
export interface ActValues {
  /** Empty before one is chosen. */
  reason: ActReason | "";
  words_zh: string;
  words_en: string;
}

export const NOTHING_YET: ActValues = { reason: "", words_zh: "", words_en: "" };

/** Catalogue ids: where a field is empty, or the reason is none of those offered. */
const MISSING: Record<WhyField, string> = {
  reason: /*i18n*/ "act.reason.required",
  words_zh: /*i18n*/ "act.words.zh.required",
  words_en: /*i18n*/ "act.words.en.required",
};

/** What is wrong with the reason and the words, in sentences. */
export function whyProblems(i18n: I18n, act: Act, { reason, words_zh, words_en }: ActValues): Problems<ActValues> {
  const problems = checkWhy({ act, reason, words_zh, words_en });
  return Object.fromEntries(
    problems.map(({ field, mistake }) => [
      field,
      mistake === "too-long" ? i18n._("mistake.too-long", { longest: MAX_ACT_WORDS }) : i18n._(MISSING[field]),
    ]),
  );
}

/** The same as calls take it: no words are null. */
export function whyToSend({ reason, words_zh, words_en }: ActValues) {
  return { reason, words_zh: words_zh.trim() || null, words_en: words_en.trim() || null };
}
