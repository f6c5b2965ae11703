import { withQuery } from "#contract/with-query.ts";
import { paths } from "../../../paths.ts";
import { pageInAddress } from "../../../platform/page-in-address.ts";
import { REQUEST_FILTER_FIELDS, requestFilterValues, type RequestFilterValues } from "./request-filter.ts";

/** The filters and page in the address: they survive a reload and a step back. */
export interface RequestFilterState {
  values: RequestFilterValues;
  /** Counted from 1. */
  page: number;
}

/** Parses an address's query. Invalid parts are dropped: users edit and truncate addresses. */
export function readRequestFilterUrl(query: string): RequestFilterState {
  const params = new URLSearchParams(query);
  return { values: requestFilterValues((field) => params.get(field) ?? ""), page: pageInAddress(params) };
}

/** The address of a selection of requests: '/tenant' where all are shown. */
export function requestFilterUrl({ values, page }: RequestFilterState): string {
  const params = new URLSearchParams();
  for (const field of REQUEST_FILTER_FIELDS) if (values[field].trim() !== "") params.set(field, values[field].trim());
  if (page > 1) params.set("page", String(page));
  return withQuery(paths.tenantRequests, params);
}
