import type { ErrorCode } from "#contract/error-codes.ts";

/** With which code the server answers a status, where a test is about the status alone. It has none for a gateway's. */
const CODES: Partial<Record<number, ErrorCode>> = {
  400: "bad_request",
  401: "invalid_credentials",
  403: "inactive_account",
  404: "not_found",
  409: "repetition_running",
  413: "photo_too_large",
  415: "unsupported_photo",
  422: "invalid_fields",
  429: "too_many_attempts",
  500: "internal_error",
  503: "service_unavailable",
  507: "storage_full",
};

/** The body of the server's own refusal, in short; that of a gateway where the server has no such status. */
export function refusalBody(
  status: number,
  detail: unknown = "Made up for a test",
): { detail: unknown; code?: ErrorCode } {
  const code = CODES[status];
  return { detail, ...(code !== undefined && { code }) };
}

export function ownCode(status: number): ErrorCode | undefined {
  return CODES[status];
}
