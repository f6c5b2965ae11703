import { hasEnded } from "#domain/listings/listing.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { REQUEST_FILTER_FIELDS, REQUEST_FILTERS, type RequestCriteria } from "./request-filter.ts";

/**
 * The requests that meet all filters, in their original order.
 * @param today The London day: requests that have expired since they were loaded are left out.
 */
export function matchingRequests<Request extends TenantRequest>(
  requests: readonly Request[],
  criteria: RequestCriteria,
  today: string,
): Request[] {
  const asked = REQUEST_FILTER_FIELDS.filter((field) => criteria[field] !== undefined);
  return requests.filter(
    (request) =>
      !hasEnded(request, today) &&
      // The row of a field takes the criterion of the same field.
      asked.every((field) => REQUEST_FILTERS[field].isMetBy(request, criteria[field] as never)),
  );
}
