import type { FirstRooms } from "#contract/first-rooms.ts";
import { NEWEST_SHELF_SIZE } from "#domain/limits.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { openFilter } from "#domain/search/open-filter.ts";
import { DEFAULT_SORT } from "#domain/search/search-criteria.ts";
import type { Database } from "../db/connect.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import { toListing } from "./listing-row.ts";
import { findOpenListing, findOpenListings, type PageOf } from "./listing-store.ts";
import { findNewestRooms } from "./search/newest-room-store.ts";
import type { Totals } from "./search/totals.ts";

/** Whose turn it is: pages that the server writes count as one caller. */
const PAGES = "pages";

interface Parts {
  database: Pick<Database, "kysely">;
  totals: Pick<Totals, "ofFilter">;
  /** The calendar day in London. */
  today: () => string;
  /** Does work when it is somebody's turn. */
  take: <Result>(of: "list" | "read", whose: string, work: () => Promise<Result>) => Promise<Result>;
  publicContacts: boolean;
}

/** Open rooms as a visitor without an account sees them, for pages that the server writes itself. */
export interface PublicRooms {
  /** @param id As it came; undefined for what is no id, or of no open room. */
  findRoom: (id: string) => Promise<Listing | undefined>;
  /** The newest first. @param city Empty for all. */
  findRooms: (city: string, page: PageOf) => Promise<Listing[]>;
  /** The shelf of newest rooms, with how many there are. */
  findNewest: () => Promise<Omit<FirstRooms, "fetchedAt"> & { listings: Listing[] }>;
}

/** Finds them in the database. */
export function publicRooms({ database, totals, today, take, publicContacts }: Parts): PublicRooms {
  const { kysely: db } = database;
  return {
    async findRoom(id) {
      const row = isUuid(id) ? await take("read", PAGES, () => findOpenListing(db, id, today())) : undefined;
      return row && toListing(row, { contacts: false, wholePostcode: false });
    },

    async findRooms(city, page) {
      const filter = openFilter({ city }, today());
      const rows = await take("list", PAGES, () => findOpenListings(db, filter, DEFAULT_SORT, page));
      return rows.map((row) => toListing(row, { contacts: false, wholePostcode: false }));
    },

    async findNewest() {
      const filter = openFilter({}, today());
      const [rows, total] = await Promise.all([
        findNewestRooms(db, filter, NEWEST_SHELF_SIZE),
        totals.ofFilter(db, filter),
      ]);
      const view = { contacts: publicContacts, wholePostcode: false };
      return { listings: rows.map((row) => toListing(row, view)), total, today: today() };
    },
  };
}
