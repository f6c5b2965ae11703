import type { I18n } from "@lingui/core";
import { tidyName } from "#domain/tidy/name.ts";
import {
  isBlank,
  isStandardEmail,
  lengthOf,
  MAX_FULL_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from "#domain/users/account-rules.ts";

/*
 * What is wrong with a field of an account, in a sentence; undefined when nothing is (PR-501 to PR-510). These are the
 * forms of people who are signed in: the sign-up form has its own, simpler pattern of an address.
 */

/** A missing or malformed address. */
export function emailProblem(i18n: I18n, email: string): string | undefined {
  if (isBlank(email)) return i18n._("detail.email-required");
  return isStandardEmail(email) ? undefined : i18n._("detail.email");
}

/** A name that is too long; it may be empty. */
export function nameProblem(i18n: I18n, name: string): string | undefined {
  if (lengthOf(tidyName(name)) <= MAX_FULL_NAME_LENGTH) return undefined;
  return i18n._("detail.name-long", { name: MAX_FULL_NAME_LENGTH });
}

/** A missing, too short or too long new password. */
export function newPasswordProblem(i18n: I18n, password: string): string | undefined {
  if (password === "") return i18n._("field.password-required");
  const length = lengthOf(password.normalize("NFC"));
  if (length < MIN_PASSWORD_LENGTH) return i18n._("detail.password-short", { least: MIN_PASSWORD_LENGTH });
  return length > MAX_PASSWORD_LENGTH ? i18n._("detail.password-long", { most: MAX_PASSWORD_LENGTH }) : undefined;
}

/** A missing repetition of a password, or another one. */
export function confirmationProblem(i18n: I18n, password: string, confirmation: string): string | undefined {
  if (confirmation === "") return i18n._("field.confirmation-required");
  return confirmation.normalize("NFC") === password.normalize("NFC") ? undefined : i18n._("detail.passwords");
}

/** Only the fields that have a problem. */
export function onlyProblems<Field extends string>(
  problems: Readonly<Record<Field, string | undefined>>,
): Partial<Record<Field, string>> {
  const found = Object.entries(problems).filter(([, text]) => text !== undefined);
  return Object.fromEntries(found) as Partial<Record<Field, string>>;
}
