import { useLingui } from "@lingui/react";
import { LongTextField } from "../../../ui/form/long-text-field.tsx";
import { textOf, type Form } from "../../../ui/form/use-form.ts";
import type { AppealValues } from "./appeal-values.ts";

/** Why what moderators did is wrong, in one's own words. */
export function AppealField({ form }: { form: Omit<Form<AppealValues>, "ref"> }) {
  const { i18n } = useLingui();
  return (
    <LongTextField
      {...textOf(form, "words")}
      rows={4}
      required
      label={i18n._("appeal.words")}
      help={i18n._("appeal.words.help")}
    />
  );
}
