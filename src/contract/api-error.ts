import type { FieldError } from "./schemas/errors.ts";

/** The server answered, and said no. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  /**
   * @param status The HTTP status.
   * @param detail The server's sentence, or for 422 the fields at fault.
   * @param retryAfterSeconds From the Retry-After header, where there is one.
   * @param current The row as the server has it, where an edit of an older version was refused (W-05).
   */
  constructor(status: number, detail: string | FieldError[], retryAfterSeconds: number | null, current?: unknown) {
    super(typeof detail === "string" ? detail : detail.map(({ msg }) => msg).join(" "));
    this.status = status;
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
    this.current = current;
  }

  readonly status: number;
  readonly detail: string | FieldError[];
  readonly retryAfterSeconds: number | null;
  readonly current: unknown;
}

/** Nothing came back, or something that is not this server's: a dead network, a captive portal's page. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
}
