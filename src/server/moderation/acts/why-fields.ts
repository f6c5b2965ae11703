import type { FieldError } from "#contract/schemas/errors.ts";
import type { FieldProblem } from "#domain/fields/field-mistakes.ts";
import { ACT_REASONS, MAX_ACT_WORDS, type Act, type ActField } from "#domain/moderation/act-rules.ts";
import { isBlank, tidyLine } from "#domain/users/account-rules.ts";
import { fieldErrorsOf } from "../../forms/field-errors.ts";

type Given = string | null | undefined;

/** A moderator's words as they are kept: null for none. */
export function tidyWords({ words_zh, words_en }: { words_zh?: Given; words_en?: Given }) {
  return { words_zh: textOf(words_zh), words_en: textOf(words_en) };
}

/** Makes sentences of what is wrong with an act. */
export function whyErrorsOf(act: Act): (problems: readonly FieldProblem<ActField>[]) => FieldError[] {
  return fieldErrorsOf<ActField>({
    lengths: { words_zh: MAX_ACT_WORDS, words_en: MAX_ACT_WORDS },
    offered: { reason: ACT_REASONS[act] },
  });
}

function textOf(given: Given): string | null {
  return given === null || given === undefined || isBlank(given) ? null : tidyLine(given);
}
