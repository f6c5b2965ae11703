import { hasEnded } from "#domain/listings/listing.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import type { RequestCriteria } from "./request-filter.ts";

/**
 * The matching requests, in their original order: those in the city, whose stay overlaps, and whose budget is as
 * high as the value or higher. One without a budget is left out when a budget is asked for.
 * @param today The London day: requests that have expired since they were loaded are left out.
 */
export function matchingRequests<Request extends TenantRequest>(
  requests: readonly Request[],
  criteria: RequestCriteria,
  today: string,
): Request[] {
  return requests.filter(
    (request) =>
      !hasEnded(request, today) &&
      (criteria.city === undefined || request.city.trim() === criteria.city) &&
      overlaps(request, criteria) &&
      reaches(request, criteria),
  );
}

function overlaps({ begin_date, end_date }: TenantRequest, asked: RequestCriteria): boolean {
  const beginsInTime = begin_date === null || asked.end_date === undefined || begin_date <= asked.end_date;
  const lastsLongEnough = end_date === null || asked.begin_date === undefined || end_date >= asked.begin_date;
  return beginsInTime && lastsLongEnough;
}

function reaches({ price_upper_bound }: TenantRequest, { budget }: RequestCriteria): boolean {
  return budget === undefined || (price_upper_bound !== null && price_upper_bound >= budget);
}
