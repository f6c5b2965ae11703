import type { Listing } from "../listings/listing.ts";
import { penceOf } from "./open-filter.ts";
import type { TravelTable } from "../travel/travel-table.ts";
import { DEFAULT_SORT, type OwnSort, type Sort, type SortOrder } from "./search-criteria.ts";

/** The fields that orders compare. */
export type OrderedRoom = Pick<Listing, "id" | "created_at" | "price" | "begin_date" | "end_date" | "post_code">;

type Order = (a: OrderedRoom, b: OrderedRoom) => number;

/**
 * Equal rooms stand in the order of their ids, the same way round as the rest; as near as each other are the newest first.
 * @param travel The table of the place that rooms are sorted by the way to. Without it none is nearer than the others.
 */
export function inOrder({ sort_by, order }: Sort, travel: TravelTable | null = null): Order {
  if (sort_by === "travel") return byTravel(order, travel);
  const direction = order === "asc" ? 1 : -1;
  return (a, b) => direction * (compared(keyOf(a, sort_by), keyOf(b, sort_by)) || compared(a.id, b.id));
}

/** An order in which equal rooms stand the newest first. */
export function newestIfEqual({ sort_by, order }: Sort, travel: TravelTable | null = null): Order {
  if (sort_by === "created_at") return inOrder({ sort_by, order });
  if (sort_by === "travel") return byTravel(order, travel);
  const direction = order === "asc" ? 1 : -1;
  return (a, b) => direction * compared(keyOf(a, sort_by), keyOf(b, sort_by)) || inOrder(DEFAULT_SORT)(a, b);
}

// Rooms of no known district come last, whichever way round.
function byTravel(order: SortOrder, travel: TravelTable | null): Order {
  const newest = inOrder(DEFAULT_SORT);
  const direction = order === "asc" ? 1 : -1;
  const keyOf = ({ post_code }: OrderedRoom) => direction * (travel?.rankOf(post_code) ?? direction * Infinity);
  return (a, b) => compared(keyOf(a), keyOf(b)) || newest(a, b);
}

// A stay without a first day has begun before any other, one without a last day ends after them.
function keyOf(room: OrderedRoom, field: OwnSort["sort_by"]): number | string {
  switch (field) {
    case "created_at":
      return Date.parse(room.created_at);
    case "price":
      return penceOf(room);
    case "begin_date":
      return room.begin_date ?? "";
    case "end_date":
      return room.end_date ?? "~";
  }
}

function compared<Key extends number | string>(a: Key, b: Key): number {
  return a < b ? -1 : Number(a > b);
}
