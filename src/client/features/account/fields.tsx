import { useLingui } from "@lingui/react";
import type { ComponentProps } from "react";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";

/** What a field needs of the form that it stands in. */
interface FieldsForm<Field extends string> {
  values: Readonly<Record<Field, string>>;
  problems: Readonly<Partial<Record<Field, string>>>;
  change: (field: Field, value: string) => void;
  leave: (field: Field) => void;
}

/** The props by which a field of text belongs to a form. */
export type BoundField = Required<
  Pick<ComponentProps<typeof TextField>, "name" | "value" | "problem" | "onChange" | "onBlur">
>;

export function fieldOf<Field extends string>(form: FieldsForm<NoInfer<Field>>, field: Field): BoundField {
  return {
    name: field,
    value: form.values[field],
    problem: form.problems[field],
    onChange: (value) => form.change(field, value),
    onBlur: () => form.leave(field),
  };
}

/** An e-mail address, which password managers know as the name of the account. */
export function EmailField(field: BoundField) {
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

type SecretProps = BoundField & Pick<ComponentProps<typeof PasswordField>, "autoComplete" | "label" | "help">;

/** A password, with a button that shows it. */
export function SecretField(props: SecretProps) {
  const { i18n } = useLingui();
  return (
    <PasswordField
      {...props}
      showLabel={i18n._("account.show-password")}
      hideLabel={i18n._("account.hide-password")}
      required
    />
  );
}
