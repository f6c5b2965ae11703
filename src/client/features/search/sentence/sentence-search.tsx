import { useToday } from "../../../platform/clock/use-today.ts";
import type { Search } from "../url/use-search.ts";
import { RankedRooms } from "../fit/ranked-rooms.tsx";
import { useSentenceResults } from "../fit/use-sentence-results.ts";
import { Understood } from "../understood/understood-panel.tsx";
import { LoadingIndicator } from "./loading-indicator.tsx";
import { Refusal } from "./refusal.tsx";

/** A search by a sentence to the AI, or by its changed criteria: the ranked rooms with its interpretation, or the error. */
export function SentenceSearch({ search }: { search: Search }) {
  const results = useSentenceResults(search.state, useToday());
  const { refusal, isThinking, reading } = results;
  const instead =
    refusal === null ? (
      (isThinking || reading === null) && <LoadingIndicator />
    ) : (
      <Refusal search={search} error={refusal} />
    );
  return (
    <RankedRooms search={search} results={results} isRefused={refusal !== null} instead={instead}>
      {reading !== null && search.state.mode === "ai" && (
        <Understood search={search} results={results} reading={reading} />
      )}
    </RankedRooms>
  );
}
