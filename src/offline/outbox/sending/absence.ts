import { ApiError } from "#contract/api-error.ts";
import type { ErrorCode } from "#contract/error-codes.ts";

const MEANINGS: Partial<Record<ErrorCode, "deleted" | "unknown">> = {
  listing_deleted: "deleted",
  tenant_request_deleted: "deleted",
  listing_removed: "deleted",
  tenant_request_removed: "deleted",
  listing_not_found: "unknown",
  tenant_request_not_found: "unknown",
};

/**
 * Why the server has no such room or request: it was deleted, or the server has never had it, as after a restore from a
 * backup (S14). Null for every other error: another 404 is about the address, or a proxy's own.
 */
export function absenceOf(error: unknown): "deleted" | "unknown" | null {
  if (!(error instanceof ApiError) || error.status !== 404 || error.code === null) return null;
  return MEANINGS[error.code] ?? null;
}
