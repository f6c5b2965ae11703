import { useLingui } from "@lingui/react";
import type { ComponentProps } from "react";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import type { BoundText } from "../../ui/form/use-form.ts";

/** An e-mail address, as the username for password managers. */
export function EmailField(field: BoundText) {
  const { i18n } = useLingui();
  return (
    <TextField
      {...field}
      label={i18n._("account.email")}
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

type SecretProps = Omit<ComponentProps<typeof PasswordField>, "showLabel" | "hideLabel">;

/** A password, with a button that shows it. */
export function SecretField(props: SecretProps) {
  const { i18n } = useLingui();
  return (
    <PasswordField
      required
      {...props}
      showLabel={i18n._("account.show-password")}
      hideLabel={i18n._("account.hide-password")}
    />
  );
}
