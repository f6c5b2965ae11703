import { useLingui } from "@lingui/react";
import type { ReactNode, RefObject } from "react";
import { useWide } from "../../../ui/use-wide.ts";
import { areAllDemo } from "#domain/listings/listing.ts";
import { withDistance } from "../results/distance-text.ts";
import { NoSavedRooms, SavedNote, SavedRoomsNote } from "../results/saved-rooms.tsx";
import { NoResults } from "../results/no-results.tsx";
import { ResultsHeader } from "../results/results-header.tsx";
import { ResultPages } from "../results/result-pages.tsx";
import { SearchFailed } from "../results/search-failed.tsx";
import { Searching } from "../results/searching.tsx";
import { SortPicker } from "../results/sort-picker.tsx";
import { readSearchValues } from "../url/search-values.ts";
import type { Search } from "../url/use-search.ts";
import { WrongCriteria } from "../results/wrong-criteria.tsx";
import { grouped } from "../../../platform/text/grouped.ts";
import { FittingCards } from "./fitting-cards.tsx";
import type { FittingRoom, RankedResults } from "./ranked-results.ts";
import { UnusedNote } from "./unused-note.tsx";

interface Props {
  search: Search;
  results: RankedResults;
  heading: RefObject<HTMLHeadingElement | null>;
  /** About the search, below the first rooms. */
  children: ReactNode;
}

/** Two rows of cards. */
const FIRST_ROOMS = { narrow: 4, wide: 8 };

/** The rooms that fit, best first; where none does, those that come nearest, each with what differs. */
export function FittingRooms({ search, results, heading, children }: Props) {
  const { i18n } = useLingui();
  const { rooms, loading, fromPhone, savedAt, again, isBusy } = results;
  const isNearest = hasNearestOnly(results);
  const isDemo = areAllDemo((rooms ?? []).map(({ listing }) => listing));
  return (
    <section aria-labelledby="results-heading" aria-busy={loading} className="grid grid-cols-1 gap-1 sm:gap-2">
      <ResultsHeader
        search={search}
        heading={headingText()}
        headingRef={heading}
        results={results}
        isDemo={isDemo}
        sortPicker={rooms !== null && rooms.length > 0 && <SortPicker search={search} values={results.asked.values} />}
      >
        <UnusedNote search={search} results={results} />
        {fromPhone !== null && <SavedRoomsNote found={fromPhone} onRetry={loading ? null : again} isBusy={isBusy} />}
        {fromPhone === null && savedAt !== null && <SavedNote savedAt={savedAt} isBusy={isBusy} />}
      </ResultsHeader>
      <Body search={search} results={results} isDemoSaid={isDemo}>
        {children}
      </Body>
    </section>
  );

  function headingText(): string {
    if (rooms === null) return loading ? i18n._("search.in-progress") : i18n._("search.results");
    if (isNearest) return i18n._("search.nearest");
    return withDistance(i18n, countText(), readSearchValues(results.asked.values).criteria, search.state);
  }

  function countText(): string {
    const { count, isLowerBound } = results;
    if (fromPhone !== null) return i18n._("search.on-phone", { count });
    const found = { rooms: grouped(count) };
    return isLowerBound ? i18n._("search.found.at-least", found) : i18n._("search.found", found);
  }
}

/** Whether nothing meets what is wanted, and what is shown only comes near it. */
function hasNearestOnly({ rooms, count }: RankedResults): boolean {
  return rooms !== null && rooms.length > 0 && count === 0;
}

function Body({
  search,
  results,
  isDemoSaid,
  children,
}: Pick<Props, "search" | "results" | "children"> & { isDemoSaid: boolean }) {
  const { i18n } = useLingui();
  const { rooms, problems, error, loading, fromPhone, again } = results;
  const first = useWide() ? FIRST_ROOMS.wide : FIRST_ROOMS.narrow;
  if (problems.length > 0) return <WrongCriteria problems={problems} />;
  if (error !== null) return <SearchFailed error={error} onRetry={again} />;
  if (rooms === null) return loading ? <Searching search={search} /> : null;
  if (rooms.length === 0) {
    return (
      <>
        {fromPhone === null ? <NoResults search={search} /> : <NoSavedRooms search={search} />}
        {children}
      </>
    );
  }
  const meeting = withoutCommonReasons(rooms.filter(({ fit }) => fit.meets));
  const nearly = rooms.filter(({ fit }) => !fit.meets);
  const before = meeting.slice(0, first);
  const list = { search, asked: results.asked, isDemoSaid };
  return (
    <>
      <FittingCards {...list} rooms={before} />
      {children}
      <FittingCards {...list} rooms={meeting.slice(before.length)} />
      {nearly.length > 0 && !hasNearestOnly(results) && (
        <h3 className="mt-4 text-lg font-semibold text-amber">{i18n._("search.nearly")}</h3>
      )}
      <FittingCards {...list} rooms={nearly} />
      <ResultPages search={search} count={results.listed} />
    </>
  );
}

/** Rooms without the reasons that all of them have: a reason on a card tells it from its neighbours. One room keeps all of its own. */
function withoutCommonReasons(rooms: readonly FittingRoom[]): readonly FittingRoom[] {
  const [first, ...others] = rooms;
  if (first === undefined || others.length === 0) return rooms;
  const isCommon = (key: string) => others.every(({ fit }) => fit.reasons.some((reason) => keyOf(reason) === key));
  const common = new Set(first.fit.reasons.map(keyOf).filter(isCommon));
  return rooms.map((room) => ({
    ...room,
    fit: { ...room.fit, reasons: room.fit.reasons.filter((reason) => !common.has(keyOf(reason))) },
  }));
}

const keyOf = (reason: FittingRoom["fit"]["reasons"][number]) => JSON.stringify(reason);
