import { useLingui } from "@lingui/react";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import type { PrivacyChoices } from "../../session/agreement-record.ts";

/** The two choices that come with the agreement; accepting it needs neither. */
export function PrivacyQuestions({
  choices,
  onChange,
}: {
  choices: PrivacyChoices;
  onChange: (choices: PrivacyChoices) => void;
}) {
  const { i18n } = useLingui();
  return (
    <fieldset className="mt-6 grid gap-2 rounded-control bg-paper p-4">
      <legend className="sr-only">{i18n._("agreement.choices")}</legend>
      <p aria-hidden="true" className="font-semibold">
        {i18n._("agreement.choices")}
      </p>
      <p className="text-sm text-ink-soft">{i18n._("agreement.choices.help")}</p>
      <Checkbox
        name="receiveUpdates"
        label={i18n._("privacy.updates")}
        help={i18n._("privacy.updates.help")}
        checked={choices.receiveUpdates}
        onChange={(receiveUpdates) => onChange({ ...choices, receiveUpdates })}
      />
      <Checkbox
        name="allowDataForTraining"
        label={i18n._("privacy.training")}
        help={i18n._("privacy.training.help")}
        checked={choices.allowDataForTraining}
        onChange={(allowDataForTraining) => onChange({ ...choices, allowDataForTraining })}
      />
    </fieldset>
  );
}
