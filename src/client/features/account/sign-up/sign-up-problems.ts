import type { I18n } from "@lingui/core";
import { isBlank, isSimpleEmail } from "#domain/users/account-rules.ts";
import { nameProblem, newPasswordProblem, onlyProblems } from "../../../session/account-field-problems.ts";
import type { Problems } from "../../../ui/form/use-form.ts";

export interface SignUpValues {
  email: string;
  full_name: string;
  password: string;
  confirm_password: string;
  verification_code: string;
}

/** The validation errors of the sign-up (PR-501). The code has no rule of its own. */
export function signUpProblems(i18n: I18n, values: SignUpValues): Problems<SignUpValues> {
  return onlyProblems({
    email: emailProblem(i18n, values.email),
    full_name: isBlank(values.full_name) ? i18n._("detail.name-required") : nameProblem(i18n, values.full_name),
    password: newPasswordProblem(i18n, values.password),
    confirm_password: confirmationProblem(i18n, values),
  });
}

function emailProblem(i18n: I18n, email: string): string | undefined {
  if (isBlank(email)) return i18n._("detail.email-required");
  return isSimpleEmail(email) ? undefined : i18n._("sign-up.email-invalid");
}

function confirmationProblem(i18n: I18n, { password, confirm_password }: SignUpValues): string | undefined {
  if (confirm_password === "") return i18n._("field.confirmation-required");
  return confirm_password.normalize("NFC") === password.normalize("NFC")
    ? undefined
    : i18n._("detail.passwords-sign-up");
}
