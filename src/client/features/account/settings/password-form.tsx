import { useLingui } from "@lingui/react";
import { MIN_PASSWORD_LENGTH } from "#domain/users/account-rules.ts";
import { fieldProblems, tellFailure } from "../../../api/failures.ts";
import { confirmationProblem, newPasswordProblem, onlyProblems } from "../../../session/account-field-problems.ts";
import { useHoldUpdates } from "../../../platform/updates/use-hold-updates.ts";
import { ask } from "../../../api/transport.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toasts/toasts.ts";
import { textOf, useForm } from "../../../ui/form/use-form.ts";
import { SecretField } from "../fields.tsx";
import { CardSection } from "../../../ui/card-section.tsx";

const EMPTY = { current_password: "", new_password: "", confirm_password: "" };
type Field = keyof typeof EMPTY;
const FIELDS = Object.keys(EMPTY) as Field[];
const BY_CODE = {
  wrong_password: "current_password",
  same_password: "new_password",
} as const;

/** Changes the password (PR-509). @param email Tells password managers whose password it is. */
export function PasswordForm({ email }: { email: string }) {
  const { i18n } = useLingui();
  const { ref, ...form } = useForm({
    initial: EMPTY,
    check: ({ current_password, new_password, confirm_password }) =>
      onlyProblems({
        current_password: current_password === "" ? i18n._("field.current-password-required") : undefined,
        new_password: newPasswordProblem(i18n, new_password),
        confirm_password: confirmationProblem(i18n, new_password, confirm_password),
      }),
    send: async (body) => {
      try {
        await ask("changePassword", { body });
        form.reset(EMPTY);
        toast("success", i18n._("password.updated"));
      } catch (error) {
        tellFailure(i18n, error);
        return fieldProblems(i18n, error, FIELDS, BY_CODE);
      }
    },
  });
  useHoldUpdates("password", form.isChanged);
  return (
    <CardSection heading={i18n._("settings.password.change")} text={i18n._("settings.password.change.text")}>
      <form ref={ref} noValidate onSubmit={(event) => void form.submit(event)} className="grid max-w-md gap-4">
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <SecretField
          {...textOf(form, "current_password")}
          label={i18n._("password.current")}
          autoComplete="current-password"
        />
        <SecretField
          {...textOf(form, "new_password")}
          label={i18n._("password.new")}
          autoComplete="new-password"
          help={i18n._("account.password-help", { least: MIN_PASSWORD_LENGTH })}
        />
        <SecretField
          {...textOf(form, "confirm_password")}
          label={i18n._("account.confirm-password")}
          autoComplete="new-password"
        />
        <div>
          <Button type="submit" look="primary" disabled={form.isBusy}>
            {i18n._("form.save")}
          </Button>
        </div>
      </form>
    </CardSection>
  );
}
