import { useLingui } from "@lingui/react";
import { areAllDemo } from "#domain/listings/listing.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { grouped } from "../../../platform/text/grouped.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { withDistance } from "./distance-text.ts";
import { WrongCriteria } from "./wrong-criteria.tsx";
import { NoSavedRooms, SavedNote, SavedRoomsNote } from "./saved-rooms.tsx";
import { NoResults } from "./no-results.tsx";
import { ResultCards } from "./result-cards.tsx";
import { ResultsHeader } from "./results-header.tsx";
import { ResultPages } from "./result-pages.tsx";
import { SearchFailed } from "./search-failed.tsx";
import { Searching } from "./searching.tsx";
import { SortPicker } from "./sort-picker.tsx";
import { readSearchValues } from "../url/search-values.ts";
import type { Search } from "../url/use-search.ts";
import { useSearchResults, type SearchResults } from "./use-search-results.ts";

/** What a search found, or why not. */
export function Results({ search }: { search: Search }) {
  const { i18n } = useLingui();
  const today = useToday();
  const results = useSearchResults(search.state, today);
  // Without a network everything shown is a saved answer, also one that was asked a minute ago.
  const savedAt = results.savedAt ?? (connection.value === "online" ? null : results.fetchedAt);
  return (
    <section aria-labelledby="results-heading" aria-busy={results.loading} className="grid grid-cols-1 gap-1 sm:gap-2">
      <h1 className="sr-only">{i18n._("search.title")}</h1>
      <ResultsHeader
        search={search}
        heading={headingText()}
        results={results}
        isDemo={areAllDemo(results.listings ?? [])}
        sortPicker={(results.listings !== null || results.loading) && <SortPicker search={search} />}
      >
        {results.fromPhone !== null && (
          <SavedRoomsNote
            found={results.fromPhone}
            onRetry={results.loading ? null : results.again}
            isBusy={results.isBusy}
          />
        )}
        {results.fromPhone === null && savedAt !== null && <SavedNote savedAt={savedAt} isBusy={results.isBusy} />}
      </ResultsHeader>
      <ResultsBody search={search} results={results} today={today} />
    </section>
  );

  function headingText(): string {
    if (results.listings === null) return results.loading ? i18n._("search.in-progress") : i18n._("search.results");
    return withDistance(i18n, countText(results), readSearchValues(search.state.values).criteria, search.state);
  }

  function countText({ count, isLowerBound, fromPhone }: SearchResults): string {
    if (fromPhone !== null) return i18n._("search.on-phone", { count });
    const rooms = grouped(count);
    return isLowerBound ? i18n._("search.found.at-least", { rooms }) : i18n._("search.found", { rooms });
  }
}

function ResultsBody({ search, results, today }: { search: Search; results: SearchResults; today: string }) {
  const { listings, count, isLowerBound, loading, error, again } = results;
  if (results.problems.length > 0) return <WrongCriteria problems={results.problems} />;
  if (error !== null) return <SearchFailed error={error} onRetry={again} />;
  if (listings === null) return loading ? <Searching search={search} /> : null;
  if (listings.length === 0 && count === 0) {
    return results.fromPhone === null ? <NoResults search={search} /> : <NoSavedRooms search={search} />;
  }
  return (
    <>
      <ResultCards search={search} listings={listings} today={today} />
      <ResultPages search={search} count={count} isLowerBound={isLowerBound} />
    </>
  );
}
