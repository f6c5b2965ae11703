import type { Sort } from "#domain/search-criteria.ts";
import type { PageOf } from "../open-listings.ts";
import type { RoomFacts } from "./room-facts.ts";

/**
 * One page of rooms in a sort order, equal ones newest first.
 * @param rooms Positions, ascending, which is newest first.
 */
export function sortedPage(facts: RoomFacts, rooms: Uint32Array, { sort_by, order }: Sort, page: PageOf): Uint32Array {
  const past = page.skip + page.limit;
  if (sort_by === "created_at") {
    return (order === "desc" ? rooms : rooms.toReversed()).subarray(page.skip, past);
  }
  const column = { price: facts.pricePence, begin_date: facts.beginDay, end_date: facts.endDay }[sort_by];
  const direction = order === "asc" ? 1 : -1;
  const values = Int32Array.from(rooms, (room) => direction * (column[room] as number));
  return firstOf(rooms, values, past)
    .sort((a, b) => direction * ((column[a] as number) - (column[b] as number)) || a - b)
    .subarray(page.skip, past);
}

// Of a hundred thousand rooms a page needs forty: only rooms up to the value of its last are sorted.
function firstOf(rooms: Uint32Array, values: Int32Array, count: number): Uint32Array {
  if (count >= rooms.length) return rooms.slice();
  const last = nthSmallest(values.slice(), count - 1);
  return rooms.filter((_, index) => (values[index] as number) <= last);
}

/** Hoare's selection; leaves the values in another order. */
function nthSmallest(values: Int32Array, n: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = values[(low + high) >>> 1] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] as number) < pivot) left++;
      while ((values[right] as number) > pivot) right--;
      if (left > right) break;
      const swapped = values[left] as number;
      values[left++] = values[right] as number;
      values[right--] = swapped;
    }
    if (n <= right) high = right;
    else if (n >= left) low = left;
    else break;
  }
  return values[n] as number;
}
