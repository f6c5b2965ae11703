import type { I18n } from "@lingui/core";
import type { ApiError } from "#contract/api-error.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import type { FieldErrorType } from "#contract/field-error-types.ts";
import type { FieldError } from "#contract/schemas/errors.ts";
import { MAX_FULL_NAME_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#domain/users/account-rules.ts";
import type { FieldMistake } from "#domain/fields/field-mistakes.ts";

/**
 * Catalogue ids for the server's error codes. Null where the server's own sentence is shown: for errors that no form
 * here can cause, that the outbox, the viewings and the photos handle themselves, or that the server phrases in the
 * user's language.
 */
export const ERROR_TEXTS: Readonly<Record<ErrorCode, string | null>> = {
  bad_request: /*i18n*/ "error.status.400",
  malformed_json: null,
  malformed_form: null,
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
  account_gone: null,
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
  offer_not_found: null,
  report_not_found: null,
  mail_not_found: /*i18n*/ "error.mail-not-found",
  mail_has_run_out: /*i18n*/ "error.mail-has-run-out",
  case_not_found: null,
  notice_not_found: null,
  viewing_not_found: null,
  saved_search_not_found: null,
  saved_search_deleted: null,
  shared_list_not_found: null,
  draft_not_found: null,
  session_not_found: /*i18n*/ "detail.session-not-found",
  user_not_found: /*i18n*/ "detail.user-not-found",
  edited_user_not_found: /*i18n*/ "detail.no-user-with-id",
  email_not_found: /*i18n*/ "detail.no-user-with-name",
  method_not_allowed: null,
  request_timeout: null,
  listing_id_taken: /*i18n*/ "detail.room-id-taken",
  tenant_request_id_taken: /*i18n*/ "detail.request-id-taken",
  saved_search_id_taken: null,
  changed_meanwhile: null,
  viewing_exists: null,
  draft_exists: null,
  draft_posted: null,
  repetition_running: null,
  email_taken: /*i18n*/ "detail.email-taken",
  last_superuser: /*i18n*/ "detail.last-superuser",
  second_factor_on: /*i18n*/ "detail.second-factor-on",
  second_factor_off: /*i18n*/ "detail.second-factor-off",
  room_does_not_fit: /*i18n*/ "offer.refused.fit",
  offer_not_wanted: /*i18n*/ "offer.refused.unwanted",
  offer_id_taken: null,
  listing_awaits_check: /*i18n*/ "room.awaits-check.no-offers",
  tenant_request_awaits_check: /*i18n*/ "request.awaits-check.no-offers",
  report_id_taken: null,
  act_id_taken: null,
  upload_not_found: null,
  upload_not_there: null,
  upload_further: null,
  acted_meanwhile: null,
  appealed_already: null,
  nothing_to_appeal: null,
  precondition_failed: null,
  body_too_large: /*i18n*/ "detail.too-large",
  photo_too_large: null,
  drafts_too_large: null,
  viewings_too_large: null,
  unsupported_media_type: null,
  unsupported_photo: null,
  heic_photo: null,
  range_not_satisfiable: null,
  invalid_fields: null,
  corrupted_photo: null,
  too_many_pixels: null,
  too_many_attempts: /*i18n*/ "detail.too-many",
  quota_used_up: /*i18n*/ "detail.quota",
  too_many_listings: null,
  too_many_tenant_requests: null,
  too_many_unused_photos: null,
  too_many_unused_viewing_photos: null,
  too_many_drafts: null,
  too_many_saved_searches: null,
  too_many_unused_draft_photos: null,
  contacts_used_up: null,
  contacts_slowed: null,
  ai_searches_used_up: null,
  ai_recognitions_used_up: null,
  headers_too_large: null,
  internal_error: /*i18n*/ "error.status.500",
  overloaded: /*i18n*/ "detail.overloaded",
  service_unavailable: /*i18n*/ "error.status.503",
  database_unavailable: null,
  page_not_built: null,
  busy_with_photos: null,
  ai_search_unavailable: null,
  ai_recognition_unavailable: null,
  storage_full: null,
};

/**
 * The same for an invalid field. Null for errors that the forms, the search and the viewings prevent. Errors of rooms
 * and requests have their texts beside their forms.
 */
export const FIELD_TEXTS: Readonly<Record<Exclude<FieldErrorType, FieldMistake> | "required", string | null>> = {
  required: /*i18n*/ "detail.required",
  type: null,
  format: null,
  pattern: /*i18n*/ "detail.not-valid",
  const: /*i18n*/ "detail.not-valid",
  enum: null,
  anyOf: /*i18n*/ "detail.not-valid",
  minimum: null,
  maximum: null,
  minLength: null,
  maxLength: null,
  minItems: null,
  maxItems: null,
  invalid: /*i18n*/ "detail.not-valid",
  characters: /*i18n*/ "detail.control-characters",
  repeated: null,
  reused: null,
  keyDiffers: null,
  unknownFile: null,
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
  verificationCode: null,
  dateOrder: null,
  dateUnreal: null,
  priceNotNumber: null,
  priceNegative: null,
  priceLowerHigher: null,
  emptySearch: null,
  keywordTooLong: null,
  placeUnknown: null,
  keywords: null,
  "too-many": null,
  "not-a-time": null,
  "not-a-uuid": null,
  "not-the-same": null,
  "unknown-photo": null,
  "wrong-address": null,
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
function textOf(i18n: I18n, texts: Readonly<Record<string, string | null>>, name: string | null, sentence: string) {
  const id = name !== null && Object.hasOwn(texts, name) ? texts[name] : null;
  // The limits are passed to every text; texts without placeholders ignore them.
  return id == null ? sentence : i18n._(id, FIGURES);
}

const FIGURES = {
  least: MIN_PASSWORD_LENGTH,
  most: MAX_PASSWORD_LENGTH,
  name: MAX_FULL_NAME_LENGTH,
};
