import type { Listing } from "../listings/listing.ts";
import { penceOf } from "./open-filter.ts";
import { DEFAULT_SORT, type Sort, type SortField } from "./search-criteria.ts";

type Order = (a: Listing, b: Listing) => number;

/** Equal rooms stand in the order of their ids, the same way round as the rest. */
export function inOrder({ sort_by, order }: Sort): Order {
  const direction = order === "asc" ? 1 : -1;
  return (a, b) => direction * (compared(keyOf(a, sort_by), keyOf(b, sort_by)) || compared(a.id, b.id));
}

/** An order in which equal rooms stand the newest first. */
export function newestIfEqual({ sort_by, order }: Sort): Order {
  if (sort_by === "created_at") return inOrder({ sort_by, order });
  const direction = order === "asc" ? 1 : -1;
  return (a, b) => direction * compared(keyOf(a, sort_by), keyOf(b, sort_by)) || inOrder(DEFAULT_SORT)(a, b);
}

// A stay without a first day has begun before any other, one without a last day ends after them.
function keyOf(room: Listing, field: SortField): number | string {
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
