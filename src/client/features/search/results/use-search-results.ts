import { hasEnded, type Listing } from "#domain/listings/listing.ts";
import type { SavedResults } from "#offline/rooms/search-saved-rooms.ts";
import { busySecondsOf } from "../../../api/busy.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { pageQuery } from "../url/criteria-query.ts";
import type { SearchState } from "../url/search-url.ts";
import { readSearchValues, type ValueProblem } from "../url/search-values.ts";
import { useSavedFilterResults } from "./use-saved-filter-results.ts";

export interface SearchResults {
  /** Problems of the criteria; no request is sent then. */
  problems: readonly ValueProblem[];
  /** Null until there is an answer. */
  listings: readonly Listing[] | null;
  count: number;
  /** There may be more than `count`: the server has not counted them all yet. */
  isLowerBound: boolean;
  /** The server's clock when it answered; null until then. */
  fetchedAt: number | null;
  /** When the shown answer was saved, epoch milliseconds; null when it is live. */
  savedAt: number | null;
  /** Set while the rooms are not an answer but what the phone itself has found among those that it has saved. */
  fromPhone: SavedResults | null;
  /** The server has too much to do, and is asked again in a moment: what is shown is the phone's. */
  isBusy: boolean;
  loading: boolean;
  error: Error | null;
  again: () => void;
}

/**
 * The rooms of a search: the address decides what is asked. Nothing is asked before a search is triggered, nor
 * while criteria have problems.
 * @param today The London day: rooms that ended since an answer was saved are left out.
 */
export function useSearchResults(state: SearchState, today: string): SearchResults {
  const { criteria, problems } = readSearchValues(state.values);
  const query = { ...criteria, ...state.sort, ...pageQuery(state.page) };
  const runs = state.mode === "filter" && problems.length === 0;
  const { data: answer, error, isValidating, mutate } = useApiQuery("filterOpenListings", runs ? { query } : null);
  const again = () => void mutate();
  const fromPhone = useSavedFilterResults(runs ? { criteria, sort: state.sort, today, page: state.page } : null, {
    isAnswered: answer !== undefined,
    isLoading: isValidating,
    error: error ?? null,
  });
  const isBusy = busySecondsOf(error) !== null || answer?.busySeconds !== undefined;
  if (fromPhone !== null) return { problems, ...asResults(fromPhone), isBusy, loading: isValidating, again };
  return {
    problems,
    listings: answer?.data.data.filter((listing) => !hasEnded(listing, today)) ?? null,
    count: answer?.data.count ?? 0,
    isLowerBound: answer?.data.count_is_lower_bound === true,
    fetchedAt: answer?.fetchedAt ?? null,
    savedAt: answer?.savedAt ?? null,
    fromPhone,
    isBusy,
    loading: isValidating,
    error: answer === undefined ? (error ?? null) : null,
    again,
  };
}

function asResults(fromPhone: SavedResults) {
  const { rooms, count, newestAt } = fromPhone;
  const listings = rooms.map(({ listing }) => listing);
  return { listings, count, isLowerBound: false, fetchedAt: newestAt, savedAt: newestAt, fromPhone, error: null };
}
