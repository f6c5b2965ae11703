import { ERROR_CODES, type ErrorCode } from "./error-codes.ts";
import type { ErrorBody, FieldError } from "./schemas/errors.ts";

/** What a refusal's body holds; a server of an earlier build sends no code. */
type Refusal = Pick<ErrorBody, "detail"> & { code?: ErrorCode; current?: unknown } & Pick<ErrorBody, "quota">;

/**
 * A refusal in JSON: the server's own, or that of something on the way that words it alike (`isServersWord`). Its `message` is a sentence, for people; programs
 * decide by `code`.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";

  /**
   * @param status The HTTP status.
   * @param refusal The answer's body.
   * @param retryAfterSeconds From the Retry-After header, where there is one.
   * @param requestId By which the server's log knows the request.
   */
  constructor(
    status: number,
    { detail, code, current, quota }: Refusal,
    retryAfterSeconds: number | null = null,
    requestId: string | null = null,
  ) {
    super(typeof detail === "string" ? detail : detail.map(({ msg }) => msg).join(" "));
    this.status = status;
    this.code = code ?? null;
    this.fields = typeof detail === "string" ? [] : detail;
    this.retryAfterSeconds = retryAfterSeconds;
    this.current = current;
    this.quota = quota ?? null;
    this.requestId = requestId;
  }

  readonly status: number;
  /** Null from a server of an earlier build. One of a later build may send a code that this build has no name for. */
  readonly code: ErrorCode | null;
  /** The fields at fault of a 422; else empty. */
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | null;
  /** The row as the server has it, where an edit of an older version was refused (W-05). */
  readonly current: unknown;
  /** Of `quota_used_up`: what is counted, and how often within what time; null from anything else. */
  readonly quota: NonNullable<ErrorBody["quota"]> | null;
  /** Null from a server of an earlier build. */
  readonly requestId: string | null;
}

/**
 * Whether an error is the server's own word: its body has one of our error codes. Any other refusal comes from something on
 * the way, a proxy, a gateway or a portal: in a queue it concerns that one entry, and never the session or the server.
 */
export function isServersWord(error: unknown): error is ApiError & { readonly code: ErrorCode } {
  return error instanceof ApiError && isOwnCode(error.code);
}

/** Whether a refusal's `code` is one of ours. */
export function isOwnCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(ERROR_CODES, code);
}

const SERVER_MISTAKE = 500;

/**
 * By what those who run the server find out why a request failed: the id of one that met a mistake of the server's own. Null for
 * anything else: what is refused on purpose, or for want of a network, has its reason beside it.
 */
export function errorReferenceOf(error: unknown): string | null {
  return error instanceof ApiError && error.status === SERVER_MISTAKE ? error.requestId : null;
}

/** Nothing came back, or something that is not this server's: a dead network, a captive portal's page. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";

  /** @param options.status The HTTP status with which a proxy has refused in the server's place. */
  constructor(message: string, { status = null, ...options }: ErrorOptions & { status?: number | null } = {}) {
    super(message, options);
    this.status = status;
  }

  /** Null where nothing came back, or no refusal: then the network is what is missing (SQ-09). */
  readonly status: number | null;
}

/** Whether something on the way has refused in the server's place, which has not seen the call: the network is there (SQ-09). */
export function isRefusedOnTheWay(error: unknown): error is UnreachableError & { readonly status: number } {
  return error instanceof UnreachableError && error.status !== null;
}

/**
 * Whether a refusal is about the session of who asks: their tokens are renewed, or the login follows. An address
 * that is not confirmed is no such refusal: a login would not help. Nor would it where a code of the second factor is wanted.
 */
export function isAboutSession({ status, code }: Pick<ApiError, "status" | "code">): boolean {
  return status === 401 || (status === 403 && code !== "email_not_confirmed" && code !== "second_factor_needed");
}

/** Whether an error is that of a deadline (`AbortSignal.timeout`). */
export function isTimeout(error: unknown): error is DOMException {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** Whether a call got no answer of this server's: none at all, none in time, or another's. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof UnreachableError || isTimeout(error);
}
