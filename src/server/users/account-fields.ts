import type { FieldErrorType } from "#contract/field-error-types.ts";
import type { FieldError } from "#contract/schemas/errors.ts";
import {
  isBlank,
  isSimpleEmail,
  isStandardEmail,
  lengthOf,
  MAX_FULL_NAME_LENGTH,
} from "#domain/users/account-rules.ts";
import { passwordWeakness } from "../auth/weak-password.ts";
import { unprocessable } from "../http/errors/http-error.ts";

/** @throws HttpError 422 naming every field at fault, so that a form can mark them all at once. */
export function refuseBad(...problems: readonly FieldError[][]): void {
  const all = problems.flat();
  if (all.length > 0) throw unprocessable(all);
}

/** What the sign-up form checks of an address. */
export function signUpEmailProblems(email: string): FieldError[] {
  if (isBlank(email)) return problem("email", "Email is required", "emailRequired");
  return isSimpleEmail(email) ? [] : problem("email", "Email 格式错误", "signUpEmailFormat");
}

/** What every other form checks of an address. */
export function emailProblems(email: string): FieldError[] {
  return isStandardEmail(email) ? [] : problem("email", "Invalid email address", "emailFormat");
}

/** Of a name that must be given. Expects it tidied. */
export function requiredNameProblems(name: string): FieldError[] {
  return isBlank(name) ? problem("full_name", "Full Name is required", "fullNameRequired") : nameProblems(name);
}

/** Of a name that may be missing. Expects it tidied. A name stands in lists and greets in mails: it is one line. */
export function nameProblems(name: string | null): FieldError[] {
  if (name === null) return [];
  if (/[\n\r\t\u0085\u2028\u2029]/.test(name)) return problem("full_name", "Full Name must be one line", "oneLine");
  if (lengthOf(name) <= MAX_FULL_NAME_LENGTH) return [];
  return problem("full_name", `Full Name must be at most ${MAX_FULL_NAME_LENGTH} characters`, "fullNameTooLong");
}

/** Of a new password, given whose it will be. */
export function passwordProblems(
  field: "password" | "new_password",
  password: string,
  whose: { email: string; full_name: string | null },
): FieldError[] {
  const weakness = passwordWeakness(password, whose);
  return weakness === null ? [] : [{ loc: ["body", field], ...weakness }];
}

/** Of the second spelling of a password, where there is one. */
export function confirmationProblems(password: string, confirmation: string | null | undefined): FieldError[] {
  if (confirmation === undefined || confirmation === null) return [];
  if (confirmation.normalize("NFC") === password.normalize("NFC")) return [];
  return problem("confirm_password", "The passwords do not match", "passwordMismatch");
}

function problem(field: string, msg: string, type: FieldErrorType): FieldError[] {
  return [{ loc: ["body", field], msg, type }];
}
