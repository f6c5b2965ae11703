import { DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";

/** A page of one's rooms as the server has them (PR-701). @param page From 1; null asks nothing. */
export function usePostedListings(page: number | null) {
  const query = { show_all: false, skip: ((page ?? 1) - 1) * DEFAULT_PAGE_SIZE, limit: DEFAULT_PAGE_SIZE };
  return useApiQuery("listOwnListings", page === null ? null : { query });
}
