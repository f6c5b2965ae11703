import { strictCriteria } from "#domain/search/search-criteria.ts";
import type { SavedFits } from "#offline/rooms/fit-saved-rooms.ts";
import { busySecondsOf } from "../../../api/busy.ts";
import { isFresh, useApiQuery } from "../../../api/use-api-query.ts";
import { loadTravelTable } from "../../room/near/load-travel-table.ts";
import { useSavedRooms } from "../results/use-saved-rooms.ts";
import { readSearchValues } from "../url/search-values.ts";
import { NO_WISHES, type SearchState } from "../url/search-url.ts";
import { mergeFilters } from "../understood/merge-filters.ts";
import { loadMentions } from "../sentence/parse-locally.ts";
import { useInterpretation, type InterpretationState } from "../sentence/use-interpretation.ts";
import { askedBy, criteriaOf, matchingQuery, rankedCriteria, type Asked } from "../understood/criteria.ts";
import { pageQuery } from "../url/criteria-query.ts";
import { shownFromPhone, shownOf, type RankedResults } from "./ranked-results.ts";

export type SentenceResults = RankedResults & InterpretationState;

/**
 * The rooms of a search by a sentence: those that came with the AI's answer while it is fresh, else those that the server
 * finds for what was understood, which spends no quota, else the phone's own (A4).
 * @param today The London day.
 */
export function useSentenceResults(state: SearchState, today: string): SentenceResults {
  const reading = useInterpretation(state);
  const { asked, problems } = askedFor(state, reading);
  const { found = null } = reading.reading ?? {};
  // The AI's answer is in its own order, and has a hundred rooms at most.
  const isAnswered = found !== null && isFresh(found) && state.sort === null;
  const runs = reading.reading !== null && !isAnswered && problems.length === 0;
  const { data, error, isValidating, mutate } = useApiQuery(
    "matchListings",
    runs ? { query: { ...matchingQuery(asked), ...state.sort, ...pageQuery(state.page) } } : null,
  );
  const again = () => void mutate();
  const fromPhone = useFittingHere(
    runs ? asked : null,
    { ...state, today },
    {
      isAnswered: data !== undefined,
      isLoading: isValidating,
      error: error ?? null,
    },
  );
  const live = isAnswered ? found : data;
  const shown =
    fromPhone === null
      ? shownOf(live?.data, today, isAnswered ? state.page : null)
      : shownFromPhone(fromPhone, state.page);
  return {
    ...reading,
    ...shown,
    asked,
    understood: reading.reading?.wanted ?? null,
    problems,
    unused: [],
    fetchedAt: fromPhone === null ? (live?.fetchedAt ?? null) : null,
    savedAt: fromPhone === null ? (live?.savedAt ?? null) : null,
    fromPhone,
    isBusy: busySecondsOf(error) !== null || (!isAnswered && data?.busySeconds !== undefined),
    loading: reading.isThinking || (isValidating && runs),
    error: shown.rooms === null && live === undefined ? (error ?? null) : null,
    again,
  };
}

function askedFor({ values, wishes }: SearchState, { reading }: InterpretationState) {
  const isInAddress = wishes !== null || reading === null;
  const asked = isInAddress ? { values, wishes: wishes ?? NO_WISHES } : mergeFilters(values, askedBy(reading.wanted));
  return { asked, problems: readSearchValues(asked.values).problems };
}

function useFittingHere(
  asked: Asked | null,
  { sort, today }: Pick<SearchState, "sort"> & { today: string },
  live: Parameters<typeof useSavedRooms>[1],
) {
  const find = async (owner: string) => {
    const [{ fitSavedRooms }, mentions] = await Promise.all([
      import("#offline/rooms/fit-saved-rooms.ts"),
      loadMentions(),
    ]);
    const { criteria } = readSearchValues(asked!.values);
    const filters = strictCriteria(rankedCriteria(asked!));
    const travel = await loadTravelTable(criteria);
    return fitSavedRooms(owner, { wanted: criteriaOf(asked!), filters, today, sort, travel }, mentions);
  };
  return useSavedRooms<SavedFits>(
    asked && { key: JSON.stringify([asked, sort, today]), find, isEmpty: ({ rooms }) => rooms.length === 0 },
    live,
  );
}
