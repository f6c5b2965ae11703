import { criteriaOf } from "#domain/search/ranked-criteria.ts";
import { textSearchOf } from "#domain/search/text-search.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import type { SavedFits } from "#offline/rooms/fit-saved-rooms.ts";
import { busySecondsOf } from "../../../api/busy.ts";
import { loadTravelTable } from "../../room/near/load-travel-table.ts";
import { useSavedRooms } from "../results/use-saved-rooms.ts";
import { loadMentions, readLocally } from "../sentence/parse-locally.ts";
import { askedBy, type Asked } from "../understood/criteria.ts";
import { mergeFilters } from "../understood/merge-filters.ts";
import { NO_WISHES, type SearchState } from "../url/search-url.ts";
import type { readSearchValues } from "../url/search-values.ts";
import { useTextAnswer } from "../url/use-text-answer.ts";
import { shownFromPhone, shownOf, type RankedResults } from "./ranked-results.ts";

/**
 * The rooms of a search by a typed text, which the server reads; where none answers, the phone reads it and searches its own rooms.
 * @param today The London day.
 */
export function useTextResults(state: SearchState, today: string): RankedResults {
  const { text, filters, problems, answer: asked } = useTextAnswer(state);
  const { data: answer, error, isValidating, mutate } = asked;
  const fromPhone = useFoundHere(problems.length === 0 ? { text, filters, sort: state.sort, today } : null, {
    isAnswered: answer !== undefined,
    isLoading: isValidating,
    error: error ?? null,
  });
  const read = fromPhone === null ? answer?.data.query_understanding : fromPhone.reading?.understanding;
  return {
    ...(fromPhone === null ? shownOf(answer?.data, today) : shownFromPhone(fromPhone, state.page)),
    asked: askedFor(state, read),
    understood: read ?? null,
    problems,
    unused: (fromPhone === null ? answer?.data.unused : fromPhone.reading?.unused) ?? [],
    fetchedAt: fromPhone === null ? (answer?.fetchedAt ?? null) : null,
    savedAt: fromPhone === null ? (answer?.savedAt ?? null) : null,
    fromPhone,
    isBusy: busySecondsOf(error) !== null || answer?.busySeconds !== undefined,
    loading: isValidating,
    error: answer === undefined && fromPhone === null ? (error ?? null) : null,
    again: () => void mutate(),
  };
}

/** A text that asks for nothing stays the keyword that it is. */
function askedFor({ values }: SearchState, read: Understanding | undefined): Asked {
  const isKeyword = read === undefined || Object.keys(criteriaOf(read)).length === 0;
  return isKeyword ? { values, wishes: NO_WISHES } : mergeFilters(values, askedBy(read));
}

type TextHere = { text: string; filters: ReturnType<typeof readSearchValues>["criteria"] } & Pick<
  SearchState,
  "sort"
> & {
    today: string;
  };

function useFoundHere(wanted: TextHere | null, live: Parameters<typeof useSavedRooms>[1]) {
  const find = async (owner: string) => {
    const { text, filters, today } = wanted!;
    const [{ searchSavedRoomsByText }, mentions, reading] = await Promise.all([
      import("#offline/rooms/fit-saved-rooms.ts"),
      loadMentions(),
      readLocally(text, today, "search"),
    ]);
    const travel = await loadTravelTable(textSearchOf(reading, filters)?.wanted ?? filters);
    return searchSavedRoomsByText(owner, { ...wanted!, reading, travel }, mentions);
  };
  return useSavedRooms<SavedFits>(
    wanted && { key: JSON.stringify(wanted), find, isEmpty: ({ rooms }) => rooms.length === 0 },
    live,
  );
}
