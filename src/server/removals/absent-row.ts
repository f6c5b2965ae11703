import type { ErrorCode } from "#contract/error-codes.ts";
import type { Db, Trx } from "../db/db.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import { HttpError } from "../http/errors/http-error.ts";
import { wasRemoved } from "./removal-store.ts";

const ABSENT = {
  listing: { unknown: "listing_not_found", deleted: "listing_deleted", detail: "Item not found" },
  request: { unknown: "tenant_request_not_found", deleted: "tenant_request_deleted", detail: "Tenant not found" },
} as const satisfies Record<string, { unknown: ErrorCode; deleted: ErrorCode; detail: string }>;

/**
 * The 404 for a room or request that is not there. It says whether it was deleted: a phone tells that from what a restored
 * server has lost (S14).
 * @param id As the address has it; it may be no UUID.
 */
export async function absentRow(db: Db | Trx, kind: keyof typeof ABSENT, id: string): Promise<HttpError> {
  const { unknown, deleted, detail } = ABSENT[kind];
  return new HttpError(isUuid(id) && (await wasRemoved(db, id)) ? deleted : unknown, detail);
}
