import type { OpenFilter } from "#domain/search/open-filter.ts";
import type { Db } from "../../db/db.ts";
import type { ListingRow } from "../listing-row.ts";
import { findOpenListings, isLastPage, type PageOf } from "../listing-store.ts";
import { findByTravel } from "./nearest-store.ts";
import { isByTravel, type RoomOrder } from "./room-order.ts";
import type { Total, Totals } from "./totals.ts";

/** Rooms of one page, and how many there are in all. */
export interface Found {
  rows: ListingRow[];
  total: Total;
}

/** Finds open rooms by filter, of this moment and in a total order. */
export type FilterSearch = (db: Db, filter: OpenFilter, order: RoomOrder, page: PageOf) => Promise<Found>;

/** Searches by filters alone, without a keyword. */
export function filterSearch({ totals }: { totals: Pick<Totals, "ofFilter"> }): FilterSearch {
  return async (db, filter, order, page) => {
    const rows = await (isByTravel(order)
      ? findByTravel(db, filter, order, page)
      : findOpenListings(db, filter, order, page));
    const shown = page.skip + rows.length;
    if (isLastPage(page, rows.length)) return { rows, total: { count: shown } };
    return { rows, total: await totals.ofFilter(db, filter, rows.length > 0 ? shown : undefined) };
  };
}
