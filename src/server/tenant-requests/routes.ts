import { DEFAULT_PAGE_SIZE, TENANT_REQUEST_LIMIT } from "#domain/limits.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { HttpError } from "../http/errors/http-error.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { isListingId } from "../listings/listing-routes.ts";
import { serveOwnRequests } from "./own-request-routes.ts";
import { toTenantRequest } from "./request-row.ts";
import { citiesOfOpen, findRequest, listRequests } from "./request-store.ts";

export interface TenantRequestParts {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  today: () => string;
}

/** The calls under /api/v1/tenants. */
export function serveTenantRequests(calls: CallServer, parts: TenantRequestParts): void {
  const { db, limits, today } = parts;
  calls.serve("listTenantRequests", async ({ query, reader }) => {
    const { skip = 0, limit = DEFAULT_PAGE_SIZE, show_all = false } = query;
    // TN-04: what everybody's requests hold is people's contact data, which nobody needs to fetch over and over.
    if (show_all) await limits.take([["requestBulkRead", reader.userId]]);
    const whose = show_all ? { openOn: today() } : { ownerId: reader.userId };
    const [{ rows, count }, cities] = await Promise.all([
      listRequests(db, whose, { skip, limit: Math.min(limit, TENANT_REQUEST_LIMIT) }),
      citiesOfOpen(db, today()),
    ]);
    return { data: rows.map(toTenantRequest), cities, count };
  });

  calls.serve("readTenantRequest", async ({ params }) => {
    const row = isListingId(params.id) ? await findRequest(db, params.id) : undefined;
    if (row === undefined) throw new HttpError("tenant_request_not_found", "Tenant not found");
    return toTenantRequest(row);
  });

  serveOwnRequests(calls, parts);
}
