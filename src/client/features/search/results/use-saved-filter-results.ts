import { SEARCH_PAGE_SIZE } from "#domain/limits.ts";
import type { RoomSearch } from "#domain/search/filter-rooms.ts";
import type { SavedResults } from "#offline/rooms/search-saved-rooms.ts";
import { loadTravelTable } from "../../room/near/load-travel-table.ts";
import { useSavedRooms, type Asked } from "./use-saved-rooms.ts";

/**
 * The rooms on this phone that a search finds, while no server answers it.
 * @param search Null while nothing is searched.
 * @returns Null while the server's own answer is awaited or shown, and where the phone has no rooms.
 */
export function useSavedFilterResults(
  search: (RoomSearch & { page: number }) | null,
  asked: Asked,
): SavedResults | null {
  const find = async (owner: string) => {
    const { searchSavedRooms } = await import("#offline/rooms/search-saved-rooms.ts");
    const { page, ...wanted } = search!;
    const travel = await loadTravelTable(wanted.criteria);
    return searchSavedRooms(
      owner,
      { ...wanted, travel },
      { skip: (page - 1) * SEARCH_PAGE_SIZE, limit: SEARCH_PAGE_SIZE },
    );
  };
  return useSavedRooms(search && { key: JSON.stringify(search), find, isEmpty: ({ count }) => count === 0 }, asked);
}
