import type { SearchCriteria } from "#domain/search/search-criteria.ts";
import type { Understanding } from "#domain/search/understanding.ts";

/** What a room must have to fit at all, as the filters of the search know it. */
export function hardCriteria({ city, begin_date, end_date, low_price, high_price }: Understanding): SearchCriteria {
  return {
    ...(city !== null && { city }),
    ...(begin_date !== null && { begin_date }),
    ...(end_date !== null && { end_date }),
    ...(low_price !== null && { low_price }),
    ...(high_price !== null && { high_price }),
  };
}
