import { useLingui } from "@lingui/react";
import { actReasonsOf, type Act, type ActReason } from "#domain/moderation/act-rules.ts";
import { LongTextField } from "../../../ui/form/long-text-field.tsx";
import { textOf } from "../../../ui/form/use-form.ts";
import { ReasonChoice } from "../../report/reason-choice.tsx";
import { actReasonText } from "../moderation-text.ts";
import type { ActForm } from "./use-act.ts";

/** Why, and what the poster is told in both languages: the words that a reason suggests can be changed. */
export function ActFields({ act, form }: { act: Act; form: Omit<ActForm, "ref"> }) {
  const { i18n } = useLingui();
  const { reason } = form.values;
  return (
    <>
      <ReasonChoice
        label={i18n._("act.reason")}
        value={reason}
        problem={form.problems.reason}
        onChange={(chosen) => form.chooseReason(chosen as ActReason)}
        choices={actReasonsOf(act).map((each) => [each, actReasonText(i18n, each)])}
      />
      {reason !== "" && (
        <>
          <LongTextField {...textOf(form, "words_zh")} rows={3} label={i18n._("act.words.zh")} />
          <LongTextField
            {...textOf(form, "words_en")}
            rows={3}
            label={i18n._("act.words.en")}
            help={i18n._("act.words.help")}
          />
        </>
      )}
    </>
  );
}
