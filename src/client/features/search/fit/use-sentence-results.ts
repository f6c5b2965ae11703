import type { Fit } from "#domain/search/fit/fit.ts";
import { hasEnded, type Listing } from "#domain/listings/listing.ts";
import { newestIfEqual } from "#domain/search/room-order.ts";
import { strictCriteria, type Sort } from "#domain/search/search-criteria.ts";
import type { TravelTable } from "#domain/travel/travel-table.ts";
import type { SavedFits } from "#offline/cache/rooms/fit-saved-rooms.ts";
import { busySecondsOf } from "../../../api/busy.ts";
import { isFresh, useApiQuery } from "../../../api/use-api-query.ts";
import { loadTravelTable, useTravelTable } from "../../room/near/load-travel-table.ts";
import { useSavedRooms } from "../results/use-saved-rooms.ts";
import { readSearchValues, type ValueProblem } from "../url/search-values.ts";
import { NO_WISHES, type SearchState } from "../url/search-url.ts";
import { mergeFilters } from "../understood/merge-filters.ts";
import { loadMentions } from "../sentence/parse-locally.ts";
import { useInterpretation, type InterpretationState } from "../sentence/use-interpretation.ts";
import { askedBy, criteriaOf, matchingQuery, rankedCriteria, type Asked } from "../understood/criteria.ts";

/** A room, and how well it fits. */
export interface FittingRoom {
  listing: Listing;
  fit: Fit;
}

export interface SentenceResults extends InterpretationState {
  /** The combined criteria: the interpretation within the filters. */
  asked: Asked;
  problems: readonly ValueProblem[];
  /** Null until there is an answer; in the chosen order. */
  rooms: readonly FittingRoom[] | null;
  /** Rooms whose city, dates and price are as wanted; more than are shown where there are more than 100. */
  count: number;
  /** There may be more than `count`. */
  isLowerBound: boolean;
  /** No room matches: `rooms` are the nearest ones. */
  nearest: boolean;
  /** The server's clock when it answered; null until then, and where it did not. */
  fetchedAt: number | null;
  /** Set while the rooms are those cached on the phone. */
  fromPhone: SavedFits | null;
  /** The server has too much to do, and is asked again in a moment: what is shown is the phone's. */
  isBusy: boolean;
  loading: boolean;
  error: Error | null;
  again: () => void;
}

/**
 * The rooms of a search by a sentence: those that came with the AI's answer while it is fresh, else those that the server
 * finds for what was understood, which spends no quota, else the phone's own (A4).
 * @param today The London day.
 */
export function useSentenceResults(state: SearchState, today: string): SentenceResults {
  const reading = useInterpretation(state);
  const { asked, problems } = askedFor(state, reading);
  const { found = null } = reading.reading ?? {};
  const isAnswered = found !== null && isFresh(found);
  const runs = reading.reading !== null && !isAnswered && problems.length === 0;
  const { data, error, isValidating, mutate } = useApiQuery(
    "matchListings",
    runs ? { query: matchingQuery(asked) } : null,
  );
  const again = () => void mutate();
  const travel = useTravelTable(
    state.sort?.sort_by === "travel" ? readSearchValues(asked.values).criteria.near : undefined,
  );
  const fromPhone = useFittingHere(runs ? asked : null, today, {
    isAnswered: data !== undefined,
    isLoading: isValidating,
    error: error ?? null,
  });
  const live = isAnswered ? found : data;
  const shown = fromPhone?.rooms ?? openRooms(live?.data, today);
  return {
    ...reading,
    asked,
    problems,
    rooms: shown && inOrder(shown, state.sort, travel),
    count: fromPhone === null ? (live?.data.count ?? 0) : fromPhone.rooms.filter(({ fit }) => fit.meets).length,
    isLowerBound: fromPhone === null && live?.data.count_is_lower_bound === true,
    nearest: shown !== null && shown.length > 0 && !shown.some(({ fit }) => fit.meets),
    fetchedAt: fromPhone === null ? (live?.fetchedAt ?? null) : null,
    fromPhone,
    isBusy: busySecondsOf(error) !== null || (!isAnswered && data?.busySeconds !== undefined),
    loading: reading.isThinking || (isValidating && runs),
    error: shown === null && live === undefined ? (error ?? null) : null,
    again,
  };
}

function askedFor({ values, wishes }: SearchState, { reading }: InterpretationState) {
  const isInAddress = wishes !== null || reading === null;
  const asked = isInAddress ? { values, wishes: wishes ?? NO_WISHES } : mergeFilters(values, askedBy(reading.wanted));
  return { asked, problems: readSearchValues(asked.values).problems };
}

function useFittingHere(asked: Asked | null, today: string, live: Parameters<typeof useSavedRooms>[1]) {
  const find = async (owner: string) => {
    const [{ fitSavedRooms }, mentions] = await Promise.all([
      import("#offline/cache/rooms/fit-saved-rooms.ts"),
      loadMentions(),
    ]);
    const { criteria } = readSearchValues(asked!.values);
    const filters = strictCriteria(rankedCriteria(asked!));
    const travel = await loadTravelTable(criteria);
    return fitSavedRooms(owner, { wanted: criteriaOf(asked!), filters, today, travel }, mentions);
  };
  return useSavedRooms<SavedFits>(
    asked && { key: JSON.stringify([asked, today]), find, isEmpty: ({ rooms }) => rooms.length === 0 },
    live,
  );
}

interface Found {
  data: readonly (Listing & { fit: Fit })[];
}

function openRooms(found: Found | undefined, today: string): readonly FittingRoom[] | null {
  if (found === undefined) return null;
  const open = found.data.filter((listing) => !hasEnded(listing, today));
  return open.map((listing) => ({ listing, fit: listing.fit }));
}

function inOrder(rooms: readonly FittingRoom[], sort: Sort | null, travel: TravelTable | null): readonly FittingRoom[] {
  if (sort === null) return rooms;
  const order = newestIfEqual(sort, travel);
  // Rooms that nearly fit stay behind, the nearest first.
  const meeting = rooms.filter(({ fit }) => fit.meets).toSorted((a, b) => order(a.listing, b.listing));
  return [...meeting, ...rooms.filter(({ fit }) => !fit.meets)];
}
