import { SEARCH_PAGE_SIZE } from "#domain/limits.ts";
import type { SearchCriteria, Sort } from "#domain/search/search-criteria.ts";

/** The query of what rooms cost within the criteria, whatever prices they have. */
export function pricesQuery({ keyword, low_price: _low, high_price: _high, ...filters }: SearchCriteria) {
  return { ...filters, ...(keyword !== undefined && { fuzzy: keyword }) };
}

/** `skip` and `limit` of a page. */
export function pageQuery(page: number): { skip: number; limit: number } {
  return { skip: (page - 1) * SEARCH_PAGE_SIZE, limit: SEARCH_PAGE_SIZE };
}

/** The call that answers a search, and its query: by the text when there is one, else by the filters. */
export function searchCall({ keyword, ...filters }: SearchCriteria, sort: Sort | null, page: number) {
  const query = { ...filters, ...sort, ...pageQuery(page) };
  return keyword === undefined
    ? { name: "filterOpenListings" as const, query }
    : { name: "searchByText" as const, query: { ...query, text: keyword } };
}
