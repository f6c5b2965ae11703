import type { OwnSort, TravelSort } from "#domain/search/search-criteria.ts";

/** An order of rooms: by what they have themselves, or by how long it takes from them to a place. */
export type RoomOrder = OwnSort | TravelOrder;

export interface TravelOrder extends TravelSort {
  /** The place's position, as `positionText` writes it. */
  place: string;
}

/** Whether the order is by the way to a place. */
export function isByTravel(order: RoomOrder): order is TravelOrder {
  return order.sort_by === "travel";
}
