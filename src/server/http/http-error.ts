import type { ACCOUNT_GONE } from "#contract/account-gone.ts";
import type { FieldError } from "#contract/schemas/errors.ts";

/** A refusal: thrown anywhere under a handler, answered as `{"detail": …}`. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly detail: string | FieldError[];
  readonly headers: Readonly<Record<string, string>>;
  /** The row as it is now, where an edit of an older version is refused (W-05). */
  readonly current: object | undefined;

  constructor(
    status: number,
    detail: string | FieldError[],
    headers: Readonly<Record<string, string>> = {},
    current?: object,
  ) {
    super(typeof detail === "string" ? detail : detail.map(({ msg }) => msg).join(" "));
    this.status = status;
    this.detail = detail;
    this.headers = headers;
    this.current = current;
  }
}

/** 401 in the form that RFC 6750 asks for. */
export function unauthenticated(
  detail: "Not authenticated" | "Could not validate credentials" | typeof ACCOUNT_GONE,
): HttpError {
  return new HttpError(401, detail, { "www-authenticate": "Bearer" });
}

/** 422 with the fields at fault. */
export function unprocessable(fields: FieldError[]): HttpError {
  return new HttpError(422, fields);
}
