import type { I18n } from "@lingui/core";
import { checkAppeal, MAX_APPEAL_WORDS } from "#domain/moderation/act-rules.ts";
import type { Problems } from "../../../ui/form/use-form.ts";

/** What stands in the form of an appeal. */
export interface AppealValues {
  words: string;
}

export const NO_WORDS: AppealValues = { words: "" };

/** The validation errors, in sentences. */
export function appealProblems(i18n: I18n, { words }: AppealValues): Problems<AppealValues> {
  const [problem] = checkAppeal(words);
  if (problem === undefined) return {};
  return {
    words:
      problem.mistake === "required"
        ? i18n._("appeal.words.required")
        : i18n._("mistake.too-long", { longest: MAX_APPEAL_WORDS }),
  };
}
