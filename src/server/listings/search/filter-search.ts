import type { Sort } from "#domain/search/search-criteria.ts";
import type { OpenFilter } from "#domain/search/open-filter.ts";
import type { BoundedConnections } from "../../db/bounded-connections.ts";
import type { ListingRow } from "../listing-row.ts";
import { findOpenListings, isLastPage, type PageOf } from "../listing-store.ts";
import type { Total, Totals } from "./totals.ts";

/** Rooms of one page, and how many there are in all. */
export interface Found {
  rows: ListingRow[];
  total: Total;
}

/** Finds open rooms by filter, of this moment and in a total order, until the signal is aborted. */
export type FilterSearch = (filter: OpenFilter, sort: Sort, page: PageOf, signal: AbortSignal) => Promise<Found>;

interface Parts {
  searches: BoundedConnections;
  totals: Pick<Totals, "ofFilter">;
}

export function filterSearch({ searches, totals }: Parts): FilterSearch {
  return async (filter, sort, page, signal) => {
    const rows = await findOpenListings(searches.until(signal), filter, sort, page);
    const shown = page.skip + rows.length;
    if (isLastPage(page, rows.length)) return { rows, total: { count: shown } };
    return { rows, total: await totals.ofFilter(filter, rows.length > 0 ? shown : undefined) };
  };
}
