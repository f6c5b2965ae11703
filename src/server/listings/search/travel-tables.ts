import { LRUCache } from "lru-cache";
import { travelTableOf, type TravelTable } from "#domain/travel/travel-table.ts";
import type { TravelWay } from "#domain/travel/travel-way.ts";

/** A quarter of a megabyte each. */
const REMEMBERED = 50;

const tables = new LRUCache<string, TravelTable>({ max: REMEMBERED });

/**
 * How long it takes to a place from each postcode district: made in a few milliseconds, and remembered, because the pages of a
 * search ask for the same one.
 * @param place Degrees north and east, which `checkCriteria` has read before.
 * @param way Null for the quicker of foot and public transport.
 */
export function travelTableTo(place: string, way: TravelWay | null = null): TravelTable {
  const key = `${way} ${place}`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const table = travelTableOf(place, way);
  if (table === null) throw new Error(`${place} is no place`);
  tables.set(key, table);
  return table;
}
