import type { Listing } from "../listings/listing.ts";
import { checkedFirst } from "../scam-guard/awaits-check.ts";
import type { TravelTable } from "../travel/travel-table.ts";
import { isWithin, openFilter } from "./open-filter.ts";
import { inOrder } from "./room-order.ts";
import { sortOf, type SearchCriteria, type Sort } from "./search-criteria.ts";

/** What is looked for among rooms that are at hand. */
export interface RoomSearch {
  criteria: SearchCriteria;
  /** Null is the search's own order: of filters the nearest to their place, or the newest. */
  sort: Sort | null;
  /** The table of the criteria's place, where they have one. */
  travel?: TravelTable | null;
  /** The London day: rooms that have ended are left out. */
  today: string;
}

/** Finds rooms among those in memory by filters, as the server does in its database. Returns all of them, in the search's order. */
export function filterRooms<Room extends Listing>(
  rooms: readonly Room[],
  { criteria, sort, today, travel = null }: RoomSearch,
): Room[] {
  const filter = openFilter(criteria, today);
  const open = rooms.filter((room) => isWithin(filter, room, travel));
  return checkedFirst(open.toSorted(inOrder(sortOf(criteria, sort), travel)), (room) => room);
}
