import { useLingui } from "@lingui/react";
import { reportReasonsOf, type ReportKind } from "#domain/moderation/report-rules.ts";
import { LongTextField } from "../../ui/form/long-text-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { textOf, type Form } from "../../ui/form/use-form.ts";
import { ReasonChoice } from "./reason-choice.tsx";
import { reportReasonText } from "./reason-text.ts";
import type { ReportValues } from "./report-values.ts";

interface Props {
  form: Omit<Form<ReportValues>, "ref">;
  kind: ReportKind;
  /** Without an account there is no address for the answer, unless one is given. */
  isVisitor: boolean;
}

/** The reason first; the rest once it is chosen. */
export function ReportFields({ form, kind, isVisitor }: Props) {
  const { i18n } = useLingui();
  const { reason } = form.values;
  return (
    <>
      <ReasonChoice
        label={i18n._("report.reason")}
        value={reason}
        problem={form.problems.reason}
        onChange={(chosen) => form.change("reason", chosen)}
        choices={reportReasonsOf(kind).map((each) => [each, reportReasonText(i18n, each)])}
      />
      {reason !== "" && (
        <LongTextField
          {...textOf(form, "words")}
          rows={2}
          required={reason === "other"}
          label={reason === "other" ? i18n._("report.words.other") : i18n._("report.words")}
          help={i18n._("report.words.help")}
        />
      )}
      {reason !== "" && isVisitor && (
        <TextField
          {...textOf(form, "email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          label={i18n._("report.email")}
          help={i18n._("report.email.help")}
        />
      )}
    </>
  );
}
