import { DEFAULT_PAGE_SIZE, TENANT_REQUEST_LIMIT } from "#domain/limits.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { serveOwnRequests, type OwnRequestParts } from "./own-request-routes.ts";
import { absentRow } from "../removals/absent-row.ts";
import { toTenantRequest } from "./request-row.ts";
import { citiesOfOpen, findRequest, listRequests } from "./request-store.ts";

/** The calls under /api/v1/tenants. */
export function serveTenantRequests(calls: CallServer, parts: OwnRequestParts): void {
  const { db, limits, today } = parts;
  calls.serve("listTenantRequests", async ({ query, caller }) => {
    const { skip = 0, limit = DEFAULT_PAGE_SIZE, show_all = false } = query;
    // TN-04: other people's requests hold contact data, which no page needs to fetch over and over.
    if (show_all) await limits.take([["requestBulkRead", caller.userId]]);
    const whose = show_all ? { openOn: today() } : { ownerId: caller.userId };
    const [{ rows, count }, cities] = await Promise.all([
      listRequests(db, whose, { skip, limit: Math.min(limit, TENANT_REQUEST_LIMIT) }),
      citiesOfOpen(db, today()),
    ]);
    return { data: rows.map(toTenantRequest), cities, count };
  });

  calls.serve("readTenantRequest", async ({ params }) => {
    const row = isUuid(params.id) ? await findRequest(db, params.id) : undefined;
    if (row === undefined) throw await absentRow(db, "request", params.id);
    return toTenantRequest(row);
  });

  serveOwnRequests(calls, parts);
}
