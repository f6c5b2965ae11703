import type { I18n } from "@lingui/core";
import type { FieldError } from "#contract/schemas/errors.ts";
import { TOO_MANY_ATTEMPTS } from "#contract/too-many-attempts.ts";
import { MAX_FULL_NAME_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#domain/account-rules.ts";

/** Catalogue ids of what the server says about accounts; it says it in English. */
const known: Record<string, string> = {
  "Incorrect email or password": /*i18n*/ "detail.login",
  "Inactive user": /*i18n*/ "detail.inactive",
  "Not authenticated": /*i18n*/ "detail.not-authenticated",
  "Could not validate credentials": /*i18n*/ "detail.credentials",
  "The user doesn't have enough privileges": /*i18n*/ "detail.privileges",
  "Not enough permissions": /*i18n*/ "detail.permissions",
  "User not found": /*i18n*/ "detail.user-not-found",
  "The user with this id does not exist in the system": /*i18n*/ "detail.no-user-with-id",
  "The user with this username does not exist in the system.": /*i18n*/ "detail.no-user-with-name",
  "The user with this email already exists in the system.": /*i18n*/ "detail.email-in-system",
  "User with this email already exists": /*i18n*/ "detail.email-taken",
  "Item not found": /*i18n*/ "detail.item-not-found",
  "Tenant not found": /*i18n*/ "detail.tenant-not-found",
  "Invalid token": /*i18n*/ "detail.token",
  "Invalid verification code": /*i18n*/ "detail.code",
  "Invalid email address": /*i18n*/ "detail.email",
  "Email 格式错误": /*i18n*/ "sign-up.email-invalid",
  "Email is required": /*i18n*/ "detail.email-required",
  "Full Name is required": /*i18n*/ "detail.name-required",
  [`Full Name must be at most ${MAX_FULL_NAME_LENGTH} characters`]: /*i18n*/ "detail.name-long",
  "Full Name must be one line": /*i18n*/ "detail.name-one-line",
  "Incorrect password": /*i18n*/ "detail.password-wrong",
  "New password cannot be the same as the current one": /*i18n*/ "detail.password-same",
  "Passwords do not match": /*i18n*/ "detail.passwords-sign-up",
  "The passwords do not match": /*i18n*/ "detail.passwords",
  [`Password must be at least ${MIN_PASSWORD_LENGTH} characters`]: /*i18n*/ "detail.password-short",
  [`Password must be at most ${MAX_PASSWORD_LENGTH} characters`]: /*i18n*/ "detail.password-long",
  "This password is too common. Please choose another one": /*i18n*/ "detail.password-common",
  "This password is too easy to guess. Please choose another one": /*i18n*/ "detail.password-guessable",
  "Super users are not allowed to delete themselves": /*i18n*/ "detail.superuser-delete",
  "At least one active superuser is required": /*i18n*/ "detail.last-superuser",
  [TOO_MANY_ATTEMPTS]: /*i18n*/ "detail.too-many",
  "Is required": /*i18n*/ "detail.required",
  "Is not valid": /*i18n*/ "detail.not-valid",
  "Must not have control characters": /*i18n*/ "detail.control-characters",
  "Service Unavailable": /*i18n*/ "error.status.503",
  "Internal Server Error": /*i18n*/ "error.status.500",
};

/**
 * The server's sentence in the reader's language; one that is not known here stays as it came.
 * @param detail Of an error: a sentence, or for 422 the fields at fault.
 */
export function detailText(i18n: I18n, detail: string | readonly FieldError[]): string {
  if (typeof detail !== "string") return detail.map(({ msg }) => detailText(i18n, msg)).join(" ");
  const id = Object.hasOwn(known, detail) ? known[detail] : undefined;
  // The texts carry the figures of the rules; those without figures ignore them.
  const figures = { least: MIN_PASSWORD_LENGTH, most: MAX_PASSWORD_LENGTH, name: MAX_FULL_NAME_LENGTH };
  return id === undefined ? detail : i18n._(id, figures);
}
