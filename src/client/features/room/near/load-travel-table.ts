import type { SearchCriteria } from "#domain/search/search-criteria.ts";
import type { TravelTable } from "#domain/travel/travel-table.ts";

/**
 * The table of a search's place and way, whose code and districts are fetched when a search first names one.
 * @returns Null without a place.
 * @throws Where they are not on the phone yet, and can't be fetched.
 */
export async function loadTravelTable({
  near,
  travel_by,
}: Pick<SearchCriteria, "near" | "travel_by">): Promise<TravelTable | null> {
  if (near === undefined) return null;
  const { travelTableOf } = await import("./travel/travel.ts");
  return travelTableOf(near, travel_by);
}
