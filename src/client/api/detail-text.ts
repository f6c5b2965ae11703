import type { I18n } from "@lingui/core";
import type { ApiError } from "#contract/api-error.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import type { FieldErrorType } from "#contract/field-error-types.ts";
import type { FieldError } from "#contract/schemas/errors.ts";
import { MAX_FULL_NAME_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#domain/users/account-rules.ts";
import type { FieldMistake } from "#domain/fields/field-mistakes.ts";

/** Each of them is one of all: a name that is no code does not compile. */
type Some<All extends string, Names extends All> = Names;

/**
 * The server's own sentence is shown for errors that no form here can cause, that the outbox, the viewings and the photos handle
 * themselves, or that the server phrases in the user's language. Types alone, so that none is a byte of the page.
 */
type CodeWithoutText = Some<
  ErrorCode,
  | "malformed_json"
  | "malformed_form"
  | "account_gone"
  | "offer_not_found"
  | "report_not_found"
  | "case_not_found"
  | "notice_not_found"
  | "viewing_not_found"
  | "saved_search_not_found"
  | "saved_search_deleted"
  | "shared_list_not_found"
  | "draft_not_found"
  | "method_not_allowed"
  | "request_timeout"
  | "saved_search_id_taken"
  | "changed_meanwhile"
  | "viewing_exists"
  | "draft_exists"
  | "draft_posted"
  | "repetition_running"
  | "offer_id_taken"
  | "report_id_taken"
  | "act_id_taken"
  | "upload_not_found"
  | "upload_not_there"
  | "upload_further"
  | "acted_meanwhile"
  | "appealed_already"
  | "nothing_to_appeal"
  | "precondition_failed"
  | "photo_too_large"
  | "drafts_too_large"
  | "viewings_too_large"
  | "unsupported_media_type"
  | "unsupported_photo"
  | "heic_photo"
  | "range_not_satisfiable"
  | "invalid_fields"
  | "corrupted_photo"
  | "too_many_pixels"
  | "too_many_listings"
  | "too_many_tenant_requests"
  | "too_many_unused_photos"
  | "too_many_unused_viewing_photos"
  | "too_many_drafts"
  | "too_many_saved_searches"
  | "too_many_unused_draft_photos"
  | "contacts_used_up"
  | "contacts_slowed"
  | "ai_searches_used_up"
  | "ai_recognitions_used_up"
  | "headers_too_large"
  | "database_unavailable"
  | "page_not_built"
  | "busy_with_photos"
  | "ai_search_unavailable"
  | "ai_recognition_unavailable"
  | "ai_translation_unavailable"
  | "storage_full"
>;

/** Errors of one field that the forms, the search and the viewings prevent. */
type TypeWithoutText = Some<
  FieldErrorType,
  | "type"
  | "format"
  | "enum"
  | "minimum"
  | "maximum"
  | "minLength"
  | "maxLength"
  | "minItems"
  | "maxItems"
  | "repeated"
  | "reused"
  | "keyDiffers"
  | "unknownFile"
  | "verificationCode"
  | "dateOrder"
  | "dateUnreal"
  | "priceNotNumber"
  | "priceNegative"
  | "priceLowerHigher"
  | "emptySearch"
  | "keywordTooLong"
  | "placeUnknown"
  | "keywords"
  | "too-many"
  | "not-a-time"
  | "not-a-uuid"
  | "not-the-same"
  | "unknown-photo"
  | "wrong-address"
>;

/** Catalogue ids for the server's error codes. */
export const ERROR_TEXTS: Readonly<Record<Exclude<ErrorCode, CodeWithoutText>, string>> = {
  bad_request: /*i18n*/ "error.status.400",
  wrong_login: /*i18n*/ "detail.login",
  login_inactive: /*i18n*/ "detail.inactive",
  email_registered: /*i18n*/ "detail.email-in-system",
  wrong_verification_code: /*i18n*/ "detail.code",
  wrong_password: /*i18n*/ "detail.password-wrong",
  same_password: /*i18n*/ "detail.password-same",
  wrong_second_factor: /*i18n*/ "detail.second-factor-wrong",
  invalid_link: /*i18n*/ "detail.token",
  not_authenticated: /*i18n*/ "detail.not-authenticated",
  invalid_credentials: /*i18n*/ "detail.credentials",
  session_ended_elsewhere: /*i18n*/ "detail.credentials",
  session_ended_by_password: /*i18n*/ "detail.credentials",
  session_ended_by_address: /*i18n*/ "detail.credentials",
  session_ended_by_deactivation: /*i18n*/ "detail.credentials",
  session_ended_by_reuse: /*i18n*/ "detail.credentials",
  session_expired: /*i18n*/ "detail.credentials",
  email_not_confirmed: /*i18n*/ "detail.email-not-confirmed",
  inactive_account: /*i18n*/ "detail.inactive",
  password_needed: /*i18n*/ "detail.password-needed",
  second_factor_needed: /*i18n*/ "detail.second-factor-needed",
  not_superuser: /*i18n*/ "detail.privileges",
  not_owner: /*i18n*/ "detail.permissions",
  own_act: /*i18n*/ "detail.own-row",
  own_row: /*i18n*/ "detail.own-row",
  superuser_deletion: /*i18n*/ "detail.superuser-delete",
  not_found: /*i18n*/ "error.status.404",
  listing_not_found: /*i18n*/ "detail.item-not-found",
  listing_deleted: /*i18n*/ "detail.item-not-found",
  listing_paused: /*i18n*/ "room.paused",
  listing_let: /*i18n*/ "room.let",
  listing_hidden: /*i18n*/ "detail.item-not-found",
  listing_removed: /*i18n*/ "detail.item-not-found",
  tenant_request_not_found: /*i18n*/ "detail.tenant-not-found",
  tenant_request_deleted: /*i18n*/ "detail.tenant-not-found",
  tenant_request_hidden: /*i18n*/ "detail.tenant-not-found",
  tenant_request_removed: /*i18n*/ "detail.tenant-not-found",
  mail_not_found: /*i18n*/ "error.mail-not-found",
  mail_has_run_out: /*i18n*/ "error.mail-has-run-out",
  session_not_found: /*i18n*/ "detail.session-not-found",
  user_not_found: /*i18n*/ "detail.user-not-found",
  edited_user_not_found: /*i18n*/ "detail.no-user-with-id",
  email_not_found: /*i18n*/ "detail.no-user-with-name",
  listing_id_taken: /*i18n*/ "detail.room-id-taken",
  tenant_request_id_taken: /*i18n*/ "detail.request-id-taken",
  email_taken: /*i18n*/ "detail.email-taken",
  last_superuser: /*i18n*/ "detail.last-superuser",
  second_factor_on: /*i18n*/ "detail.second-factor-on",
  second_factor_off: /*i18n*/ "detail.second-factor-off",
  room_does_not_fit: /*i18n*/ "offer.refused.fit",
  offer_not_wanted: /*i18n*/ "offer.refused.unwanted",
  listing_awaits_check: /*i18n*/ "room.awaits-check.no-offers",
  tenant_request_awaits_check: /*i18n*/ "request.awaits-check.no-offers",
  body_too_large: /*i18n*/ "detail.too-large",
  too_many_attempts: /*i18n*/ "detail.too-many",
  quota_used_up: /*i18n*/ "detail.quota",
  internal_error: /*i18n*/ "error.status.500",
  overloaded: /*i18n*/ "detail.overloaded",
  service_unavailable: /*i18n*/ "error.status.503",
};

/** The same for an invalid field. Errors of rooms and requests have their texts beside their forms. */
export const FIELD_TEXTS: Readonly<
  Record<Exclude<FieldErrorType, FieldMistake | TypeWithoutText> | "required", string>
> = {
  required: /*i18n*/ "detail.required",
  pattern: /*i18n*/ "detail.not-valid",
  const: /*i18n*/ "detail.not-valid",
  anyOf: /*i18n*/ "detail.not-valid",
  invalid: /*i18n*/ "detail.not-valid",
  characters: /*i18n*/ "detail.control-characters",
  emailRequired: /*i18n*/ "detail.email-required",
  emailFormat: /*i18n*/ "detail.email",
  signUpEmailFormat: /*i18n*/ "sign-up.email-invalid",
  fullNameRequired: /*i18n*/ "detail.name-required",
  fullNameTooLong: /*i18n*/ "detail.name-long",
  oneLine: /*i18n*/ "detail.name-one-line",
  passwordTooShort: /*i18n*/ "detail.password-short",
  passwordTooLong: /*i18n*/ "detail.password-long",
  passwordTooCommon: /*i18n*/ "detail.password-common",
  passwordGuessable: /*i18n*/ "detail.password-guessable",
  passwordOwnName: /*i18n*/ "detail.password-own-name",
  passwordMismatch: /*i18n*/ "detail.passwords",
};

/**
 * The server's refusal in the user's language; the server's own sentence where the code has no text, or where an
 * earlier build of the server sends no code.
 */
export function detailText(i18n: I18n, error: Pick<ApiError, "code" | "fields" | "message">): string {
  if (error.fields.length > 0) return error.fields.map((field) => fieldErrorText(i18n, field)).join(" ");
  return textOf(i18n, ERROR_TEXTS, error.code, error.message);
}

/** The same for one invalid field. */
export function fieldErrorText(i18n: I18n, { type, msg }: Pick<FieldError, "type" | "msg">): string {
  return textOf(i18n, FIELD_TEXTS, type, msg);
}

// The code comes from the network: it may be a property of Object.prototype, or known only to a later build.
function textOf(i18n: I18n, texts: Readonly<Record<string, string>>, name: string | null, sentence: string) {
  const id = name !== null && Object.hasOwn(texts, name) ? texts[name] : null;
  // The limits are passed to every text; texts without placeholders ignore them.
  return id == null ? sentence : i18n._(id, FIGURES);
}

const FIGURES = {
  least: MIN_PASSWORD_LENGTH,
  most: MAX_PASSWORD_LENGTH,
  name: MAX_FULL_NAME_LENGTH,
};
