import { useLingui } from "@lingui/react";
import { MAX_FULL_NAME_LENGTH, MIN_PASSWORD_LENGTH } from "#domain/users/account-rules.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { textOf, type Form } from "../../ui/form/use-form.ts";
import type { UserFormValues } from "./user-form-values.ts";

/** The fields of a new or existing user; an existing user keeps their password unless a new one is typed. */
export function UserFields({ form, isNew }: { form: Omit<Form<UserFormValues>, "ref">; isNew: boolean }) {
  const { i18n } = useLingui();
  const password = {
    required: isNew,
    showLabel: i18n._("account.show-password"),
    hideLabel: i18n._("account.hide-password"),
    autoComplete: "new-password",
  } as const;
  const box = (name: "is_superuser" | "is_active") => ({
    name,
    checked: form.values[name],
    onChange: (checked: boolean) => form.change(name, checked),
  });
  return (
    <>
      <TextField
        {...textOf(form, "email")}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        required
        label={i18n._("account.email")}
      />
      <TextField
        {...textOf(form, "full_name")}
        dir="auto"
        autoComplete="off"
        label={i18n._("account.full-name")}
        help={i18n._("account.full-name.help", { most: MAX_FULL_NAME_LENGTH })}
      />
      <PasswordField
        {...textOf(form, "password")}
        {...password}
        label={isNew ? i18n._("admin.password") : i18n._("admin.password.new")}
        help={i18n._(isNew ? /*i18n*/ "account.password-help" : /*i18n*/ "admin.password.optional", {
          least: MIN_PASSWORD_LENGTH,
        })}
      />
      <PasswordField {...textOf(form, "confirm_password")} {...password} label={i18n._("account.confirm-password")} />
      <div>
        <Checkbox
          {...box("is_superuser")}
          label={i18n._("admin.is-superuser")}
          help={i18n._("admin.is-superuser.help")}
        />
        <Checkbox {...box("is_active")} label={i18n._("admin.is-active")} help={i18n._("admin.is-active.help")} />
      </div>
    </>
  );
}
