import type { Kysely } from "kysely";
import type { Sort } from "#domain/search-criteria.ts";
import type { OpenFilter } from "#domain/open-filter.ts";
import type { Tables } from "../db/tables.ts";
import type { ListingRow } from "./listing-row.ts";
import { findOpenListings, findOpenListingsOf, openIdsAmong, type PageOf } from "./open-listings.ts";
import type { RoomIndexSource } from "./room-index/room-index-source.ts";
import type { Totals } from "./totals.ts";

/** Rooms of one page, and how many there are in all. */
export interface Found {
  rows: ListingRow[];
  count: number;
}

/** Finds open rooms by filter, of this moment and in a total order. */
export type FilterSearch = (filter: OpenFilter, sort: Sort, page: PageOf) => Promise<Found>;

interface Parts {
  db: Kysely<Tables>;
  indexes: RoomIndexSource;
  totals: Totals;
}

export function filterSearch({ db, indexes, totals }: Parts): FilterSearch {
  return async (filter, sort, page) => {
    const index = indexes.current();
    const few = index === null ? null : (await index.ask("countRooms", { filter })).few;
    if (index !== null && few !== null) {
      const ids = await openIdsAmong(db, few, index.until, filter, sort);
      const rows = await findOpenListingsOf(db, ids.slice(page.skip, page.skip + page.limit));
      return { rows, count: ids.length };
    }
    const [rows, count] = await Promise.all([findOpenListings(db, filter, sort, page), totals.count(filter)]);
    return { rows, count };
  };
}
