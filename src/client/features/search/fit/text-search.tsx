import { useToday } from "../../../platform/clock/use-today.ts";
import type { Search } from "../url/use-search.ts";
import { RankedRooms } from "./ranked-rooms.tsx";
import { useTextResults } from "./use-text-results.ts";

/** A search by what was typed: the ranked rooms. */
export function TextSearch({ search }: { search: Search }) {
  return <RankedRooms search={search} results={useTextResults(search.state, useToday())} />;
}
