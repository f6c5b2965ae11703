import { ERROR_CODES, type ErrorCode } from "#contract/error-codes.ts";
import type { ErrorBody, FieldError } from "#contract/schemas/errors.ts";

/** What a refused request is answered, as `{"detail": …, "code": …}`. */
export interface Refusal {
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string | FieldError[];
  readonly headers: Readonly<Record<string, string>>;
  /** The row as it is now, where an edit of an older version is refused (W-05). */
  readonly current?: object | undefined;
  /** The quota of one's own that is used up. */
  readonly quota?: ErrorBody["quota"];
}

/** A refusal that is thrown, anywhere under a handler. */
export class HttpError extends Error implements Refusal {
  override readonly name = "HttpError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: string | FieldError[];
  readonly headers: Readonly<Record<string, string>>;
  readonly current: object | undefined;
  readonly quota: ErrorBody["quota"];

  /**
   * @param code By which programs know the error; it decides the status.
   * @param detail What people are told, in English; for `invalid_fields` the fields.
   */
  constructor(
    code: ErrorCode,
    detail: string | FieldError[],
    headers: Readonly<Record<string, string>> = {},
    current?: object,
    quota?: ErrorBody["quota"],
  ) {
    super(typeof detail === "string" ? detail : detail.map(({ msg }) => msg).join(" "));
    this.code = code;
    this.status = ERROR_CODES[code];
    this.detail = detail;
    this.headers = headers;
    this.current = current;
    this.quota = quota;
  }
}

const UNAUTHENTICATED = {
  not_authenticated: "Not authenticated",
  invalid_credentials: "Could not validate credentials",
  account_gone: "The account no longer exists",
  session_ended_elsewhere: "The session was ended from another device",
  session_ended_by_password: "The account has a new password",
  session_ended_by_address: "A change of the account's email was undone",
  session_ended_by_deactivation: "The account was deactivated",
  session_ended_by_reuse: "An old refresh token was used again",
  session_expired: "The session has expired",
} as const satisfies Partial<Record<ErrorCode, string>>;

/** 401 in the form that RFC 6750 asks for. */
export function unauthenticated(code: keyof typeof UNAUTHENTICATED): HttpError {
  return new HttpError(code, UNAUTHENTICATED[code], { "www-authenticate": "Bearer" });
}

/** The most fields that one answer names, since a short request can be wrong in thousands of places; the next answer names others. */
const MOST_FIELDS_NAMED = 100;

/** 422 with the fields at fault, the first hundred of them. @param current What is there already, where that is the reason. */
export function unprocessable(fields: FieldError[], current?: object): HttpError {
  return new HttpError("invalid_fields", fields.slice(0, MOST_FIELDS_NAMED), {}, current);
}
