interface ErrorCodeFacts {
  /** The HTTP status that always goes with the code. */
  status: number;
  /** What has happened, for the API's documentation. */
  meaning: string;
}

/**
 * Every error that the API answers, by the code that stands in its body beside `detail`. Programs decide by the code
 * alone; `detail` is a sentence for people, and may be worded anew at any time. A code keeps its meaning for good: phones
 * that have not been updated for months know it.
 */
export const ERROR_CODES = {
  bad_request: { status: 400, meaning: "The request cannot be read" },
  malformed_json: { status: 400, meaning: "The body is not JSON" },
  malformed_form: { status: 400, meaning: "The body is not a multipart form" },
  wrong_login: { status: 400, meaning: "No account has this email and password" },
  login_inactive: { status: 400, meaning: "The password is right, and the account is deactivated" },
  email_registered: { status: 400, meaning: "A new account has the email of another one" },
  wrong_verification_code: {
    status: 400,
    meaning: "The mailed code is wrong, too old, or missing where one is needed",
  },
  wrong_password: { status: 400, meaning: "The current password is wrong" },
  same_password: { status: 400, meaning: "The new password is the current one" },
  invalid_link: { status: 400, meaning: "The token of a mailed link is wrong, used or too old" },
  not_authenticated: { status: 401, meaning: "No access token was sent" },
  invalid_credentials: { status: 401, meaning: "The access or refresh token is not valid, or not any more" },
  account_gone: { status: 401, meaning: "The session's account was deleted; only its own device is told so" },
  inactive_account: { status: 403, meaning: "The account is deactivated" },
  not_superuser: { status: 403, meaning: "Only superusers may do this" },
  not_owner: { status: 403, meaning: "It belongs to another account" },
  own_row: { status: 403, meaning: "Superusers do not change their own row in the list of users" },
  superuser_deletion: { status: 403, meaning: "Superusers do not delete their own account" },
  not_found: { status: 404, meaning: "Nothing has this address" },
  listing_not_found: { status: 404, meaning: "No room has this id" },
  listing_deleted: { status: 404, meaning: "The room of this id was deleted, not long ago" },
  tenant_request_not_found: { status: 404, meaning: "No request has this id" },
  tenant_request_deleted: { status: 404, meaning: "The request of this id was deleted, not long ago" },
  viewing_not_found: { status: 404, meaning: "The account has no viewing of this room, or not this photo of it" },
  draft_not_found: { status: 404, meaning: "The account has no draft of this id, or not this photo of it" },
  user_not_found: { status: 404, meaning: "No account has this id" },
  edited_user_not_found: { status: 404, meaning: "No account has the id that was to be edited" },
  email_not_found: { status: 404, meaning: "No account has this email" },
  method_not_allowed: { status: 405, meaning: "The address has other methods" },
  request_timeout: { status: 408, meaning: "The body took too long to come" },
  listing_id_taken: { status: 409, meaning: "The id is another account's room" },
  tenant_request_id_taken: { status: 409, meaning: "The id is another account's request" },
  changed_meanwhile: { status: 409, meaning: "The edit began with an older version than `current`" },
  viewing_exists: { status: 409, meaning: "There is a viewing of this room already: `current`" },
  draft_exists: { status: 409, meaning: "The account has a draft of this id already: `current`" },
  draft_posted: { status: 409, meaning: "The draft was posted; its id is the room's or request's" },
  repetition_running: { status: 409, meaning: "The first request with this Idempotency-Key is still at work" },
  email_taken: { status: 409, meaning: "The new email is another account's" },
  last_superuser: { status: 409, meaning: "No active superuser would be left" },
  precondition_failed: { status: 412, meaning: "A condition in the request's header does not hold" },
  body_too_large: { status: 413, meaning: "The body is too large" },
  photo_too_large: { status: 413, meaning: "The photo has too many bytes" },
  drafts_too_large: { status: 413, meaning: "The photos of the account's drafts take as much space as they may" },
  unsupported_media_type: { status: 415, meaning: "The body has another format than this call takes" },
  unsupported_photo: { status: 415, meaning: "The file is no JPEG, PNG or WebP photo" },
  heic_photo: { status: 415, meaning: "The photo is HEIC, which the server does not read" },
  range_not_satisfiable: { status: 416, meaning: "The file does not have the bytes that were asked for" },
  invalid_fields: { status: 422, meaning: "Fields are at fault; `detail` lists them" },
  corrupted_photo: { status: 422, meaning: "The photo cannot be read to its end" },
  too_many_pixels: { status: 422, meaning: "The photo has too many pixels" },
  too_many_attempts: { status: 429, meaning: "Called too often; Retry-After says how long to wait" },
  too_many_listings: { status: 429, meaning: "The account has as many rooms online as one may have" },
  too_many_tenant_requests: { status: 429, meaning: "The account has as many requests online as one may have" },
  too_many_unused_photos: { status: 429, meaning: "Too many photos of the account are in no room" },
  too_many_unused_viewing_photos: { status: 429, meaning: "Too many photos of the account are in no viewing" },
  too_many_drafts: { status: 429, meaning: "The account keeps as many drafts as it may" },
  too_many_unused_draft_photos: { status: 429, meaning: "Too many photos of the account are in no draft" },
  ai_searches_used_up: { status: 429, meaning: "The day's searches by the AI are used up" },
  ai_recognitions_used_up: { status: 429, meaning: "The day's recognitions of photos are used up" },
  headers_too_large: { status: 431, meaning: "The headers are too large" },
  internal_error: { status: 500, meaning: "The server has failed" },
  service_unavailable: { status: 503, meaning: "The server is too busy, or its database does not answer" },
  database_unavailable: { status: 503, meaning: "Not ready: the database does not answer" },
  page_not_built: { status: 503, meaning: "The page has not been built" },
  busy_with_photos: { status: 503, meaning: "Too many photos are on their way" },
  ai_search_unavailable: { status: 503, meaning: "The AI cannot search now" },
  ai_recognition_unavailable: { status: 503, meaning: "The AI cannot read photos now" },
  storage_full: { status: 507, meaning: "No space is left for photos" },
} as const satisfies Record<string, ErrorCodeFacts>;

export type ErrorCode = keyof typeof ERROR_CODES;
