import { useLingui } from "@lingui/react";
import { useEffect, useRef, type ReactNode } from "react";
import { shownRooms } from "../results/shown-rooms.ts";
import { textOf } from "../url/search-url.ts";
import { interpreted, refused } from "../url/use-criteria.ts";
import type { Search } from "../url/use-search.ts";
import { FittingRooms } from "./fitting-rooms.tsx";
import type { RankedResults } from "./ranked-results.ts";

interface Props {
  search: Search;
  results: RankedResults;
  /** Whether the AI refused to read it. */
  isRefused?: boolean;
  /** Shown in place of the rooms. */
  instead?: ReactNode;
  /** About the search, below the first rooms. */
  children?: ReactNode;
}

/** A search whose rooms are ranked. It tells the search line and the chips what was read, and the detail dialog which rooms it shows. */
export function RankedRooms({ search, results, isRefused = false, instead = false, children }: Props) {
  const { i18n } = useLingui();
  usePublished(results);
  useInterpreted(textOf(search.state), results, isRefused);
  const heading = useFocusOnArrival(results.rooms !== null);
  return (
    <>
      <h1 className="sr-only">{i18n._("search.title")}</h1>
      {instead || (
        <FittingRooms search={search} results={results} heading={heading}>
          {children}
        </FittingRooms>
      )}
    </>
  );
}

/** Tells the search line and the row of criteria how the text was read, or that it was refused. */
function useInterpreted(text: string, { understood, asked }: RankedResults, isRefused: boolean): void {
  const key = JSON.stringify([understood, asked]);
  useEffect(() => {
    interpreted.value = understood === null ? null : { text, asked, understood };
    refused.value = isRefused ? text : null;
    // The criteria are new at each render; their text says when they differ.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, key, isRefused]);
  useEffect(
    () => () => {
      interpreted.value = null;
      refused.value = null;
    },
    [],
  );
}

/** Stores the shown rooms for the detail dialog. */
function usePublished({ rooms, fetchedAt, savedAt, fromPhone }: RankedResults): void {
  useEffect(() => {
    const saved = new Map(fromPhone?.rooms.map((room) => [room.listing.id, room.fetchedAt]));
    shownRooms.value = new Map(
      rooms?.map(({ listing }) => {
        const keptAt = saved.get(listing.id) ?? savedAt;
        return [listing.id, { data: listing, fetchedAt: keptAt ?? fetchedAt ?? 0, savedAt: keptAt }];
      }),
    );
  }, [rooms, fetchedAt, savedAt, fromPhone]);
  useEffect(() => () => void (shownRooms.value = new Map()), []);
}

/** Focuses the results when they load after a wait, if nothing else has the focus: the box that had it is locked. */
function useFocusOnArrival(isThere: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasThere = useRef(isThere);
  useEffect(() => {
    const hasArrived = isThere && !wasThere.current;
    wasThere.current = isThere;
    if (hasArrived && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isThere]);
  return heading;
}
