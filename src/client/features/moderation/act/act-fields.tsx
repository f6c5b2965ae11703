import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { needsWords, type Act, type ActReason } from "#domain/moderation/act-rules.ts";
import type { Language } from "#domain/language.ts";
import { sentencesIn } from "../../../platform/language/i18n.ts";
import { useLoaded } from "../../../platform/use-loaded.ts";
import { LongTextField } from "../../../ui/form/long-text-field.tsx";
import { textOf, type Form } from "../../../ui/form/use-form.ts";
import { ReasonChoice } from "./reason-choice.tsx";
import { actReasonText } from "../moderation-text.ts";
import type { ActValues } from "./act-values.ts";
import { suggestedWords } from "./act-words.ts";

interface Props {
  act: Act;
  /** Those that are offered. */
  reasons: readonly ActReason[];
  form: Pick<Form<ActValues>, "values" | "problems" | "change" | "leave">;
}

/** Why, and what the poster is told in both languages: a reason suggests words, which can be changed. */
export function ActFields({ act, reasons, form }: Props) {
  const { i18n } = useLingui();
  const { value: sentences, hasFailed } = useLoaded(bothLanguages, "");
  const { reason } = form.values;
  // A reason that is chosen before there are words to suggest would leave their fields empty.
  if (sentences === undefined && !hasFailed) return null;
  const required = needsWords(act);
  return (
    <>
      <ReasonChoice
        label={i18n._("act.reason")}
        value={reason}
        problem={form.problems.reason}
        onChange={(chosen) => choose(chosen as ActReason)}
        choices={reasons.map((each) => [each, actReasonText(i18n, each)])}
      />
      {reason !== "" && (
        <>
          <p className="text-sm text-ink-soft">{required ? i18n._("act.words.help.both") : i18n._("act.words.help")}</p>
          <LongTextField {...textOf(form, "words_zh")} {...{ required }} rows={3} label={i18n._("act.words.zh")} />
          <LongTextField {...textOf(form, "words_en")} {...{ required }} rows={3} label={i18n._("act.words.en")} />
        </>
      )}
    </>
  );

  function choose(next: ActReason): void {
    form.change("reason", next);
    for (const language of ["zh", "en"] as const) {
      const field = `words_${language}` as const;
      // What was typed stays.
      if (form.values[field] === suggestion(language, reason)) form.change(field, suggestion(language, next));
    }
  }

  function suggestion(language: Language, of: ActReason | ""): string {
    return of === "" || sentences === undefined ? "" : suggestedWords(sentences[language], act, of);
  }
}

async function bothLanguages(): Promise<Record<Language, I18n>> {
  const [zh, en] = await Promise.all([sentencesIn("zh"), sentencesIn("en")]);
  return { zh, en };
}
