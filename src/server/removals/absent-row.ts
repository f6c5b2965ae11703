import type { ErrorCode } from "#contract/error-codes.ts";
import type { Standing } from "#domain/moderation/standing.ts";
import type { Db, Trx } from "../db/db.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import { HttpError } from "../http/errors/http-error.ts";
import { wasRemoved } from "./removal-store.ts";

const ABSENT = {
  listing: {
    unknown: "listing_not_found",
    deleted: "listing_deleted",
    hidden: "listing_hidden",
    removed: "listing_removed",
    detail: "Item not found",
  },
  request: {
    unknown: "tenant_request_not_found",
    deleted: "tenant_request_deleted",
    hidden: "tenant_request_hidden",
    removed: "tenant_request_removed",
    detail: "Tenant not found",
  },
} as const satisfies Record<string, Record<"unknown" | "deleted" | Standing, ErrorCode> & { detail: string }>;

/**
 * The 404 for a room or request that is not there. It says whether it was deleted: a phone tells that from what a restored
 * server has lost (S14).
 * @param id As the address has it; it may be no UUID.
 */
export async function absentRow(db: Db | Trx, kind: keyof typeof ABSENT, id: string): Promise<HttpError> {
  const { unknown, deleted, detail } = ABSENT[kind];
  return new HttpError(isUuid(id) && (await wasRemoved(db, id)) ? deleted : unknown, detail);
}

/** The 404 for a room or request that a moderator has hidden or removed, or whose owner is deactivated. */
export function absentByModerator(kind: keyof typeof ABSENT, standing: Standing): HttpError {
  return new HttpError(ABSENT[kind][standing], ABSENT[kind].detail);
}

/** Whether a moderator has hidden or removed a room or request, or its owner is deactivated. */
export function isHidden({ standing, owner_inactive }: { standing: string | null; owner_inactive: boolean }): boolean {
  return standing !== null || owner_inactive;
}
