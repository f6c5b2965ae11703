import type { Listing } from "../../listings/listing.ts";
import type { TravelTable } from "../../travel/travel-table.ts";
import { isWithin, openFilter } from "../open-filter.ts";
import { newestIfEqual } from "../room-order.ts";
import type { SearchCriteria, Sort } from "../search-criteria.ts";
import type { Understanding } from "../understanding.ts";
import { fitOf } from "./fit-of.ts";
import type { Mentions } from "./fit.ts";
import { rankRooms, type RankedRoom } from "./rank-rooms.ts";

export interface FittingSearch {
  wanted: Understanding;
  /** Filters that hold besides, whatever was wanted. */
  filters: SearchCriteria;
  /** The London day: rooms that have ended are left out. */
  today: string;
  /** The order of the rooms that meet what was asked for; null for how well they fit. */
  sort?: Sort | null;
  /** The table of the filters' place, where they have one. */
  travel?: TravelTable | null;
}

/** Ranks rooms in memory as the server ranks those in its database (`rankRooms`). */
export function findFittingRooms<Room extends Listing>(
  rooms: readonly Room[],
  { wanted, filters, today, sort = null, travel = null }: FittingSearch,
  mentions: Mentions,
): RankedRoom<Room>[] {
  const filter = openFilter(filters, today);
  const judged = rooms
    .filter((room) => isWithin(filter, room, travel))
    .map((room) => ({ room, fit: fitOf(room, wanted, { mentions, today }) }));
  return rankRooms(judged, wanted, sort === null ? null : newestIfEqual(sort, travel));
}
