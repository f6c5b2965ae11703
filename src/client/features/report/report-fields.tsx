import { useLingui } from "@lingui/react";
import { LongTextField } from "../../ui/form/long-text-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { textOf, type Form } from "../../ui/form/use-form.ts";
import type { ReportValues } from "./report-values.ts";

interface Props {
  form: Omit<Form<ReportValues>, "ref">;
  /** Without an account there is no address for the answer, unless one is given. */
  isVisitor: boolean;
}

/** What may be said besides the reason. */
export function ReportFields({ form, isVisitor }: Props) {
  const { i18n } = useLingui();
  const { reason } = form.values;
  return (
    <>
      <LongTextField
        {...textOf(form, "words")}
        rows={2}
        required={reason === "other"}
        label={reason === "other" ? i18n._("report.words.other") : i18n._("report.words")}
        help={i18n._("report.words.help")}
      />
      {isVisitor && (
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
