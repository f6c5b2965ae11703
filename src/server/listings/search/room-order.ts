import {
  DEFAULT_SORT,
  NEAREST_FIRST,
  sortOf,
  type OwnSort,
  type SearchCriteria,
  type Sort,
  type SortField,
  type SortOrder,
  type TravelSort,
} from "#domain/search/search-criteria.ts";
import { parsePlace, positionText } from "#domain/travel/place.ts";

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

/** An order as a call's query has it. */
export interface SortQuery {
  sort_by?: SortField;
  order?: SortOrder;
}

/** The order of a search's rooms: the chosen one, or that of its criteria. */
export function roomOrderOf(criteria: SearchCriteria, query: SortQuery): RoomOrder {
  const sort = sortOf(criteria, chosenSort(query));
  if (sort.sort_by !== "travel") return sort;
  const place = parsePlace(criteria.near ?? "");
  return place === null ? DEFAULT_SORT : { ...sort, place: positionText(place) };
}

function chosenSort({ sort_by, order }: SortQuery): Sort | null {
  if (sort_by === undefined) return order === undefined ? null : { ...DEFAULT_SORT, order };
  return { sort_by, order: order ?? (sort_by === "travel" ? NEAREST_FIRST : DEFAULT_SORT).order };
}
