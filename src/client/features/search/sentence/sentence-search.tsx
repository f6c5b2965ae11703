import { useLingui } from "@lingui/react";
import { useEffect, useRef } from "react";
import { useToday } from "../../../platform/clock/use-today.ts";
import { shownRooms } from "../results/shown-rooms.ts";
import { interpreted, refused } from "../url/use-criteria.ts";
import type { Search } from "../url/use-search.ts";
import { FittingRooms } from "../fit/fitting-rooms.tsx";
import { Refusal } from "./refusal.tsx";
import { LoadingIndicator } from "./loading-indicator.tsx";
import { Understood } from "../understood/understood-panel.tsx";
import { useSentenceResults, type SentenceResults } from "../fit/use-sentence-results.ts";

/** A search by a sentence: its interpretation and the ranked rooms, or the error. */
export function SentenceSearch({ search }: { search: Search }) {
  const { i18n } = useLingui();
  const results = useSentenceResults(search.state, useToday());
  usePublished(results);
  useInterpreted(search.state.sentence, results);
  return (
    <>
      <h1 className="sr-only">{i18n._("search.title")}</h1>
      <Outcome search={search} results={results} />
    </>
  );
}

function Outcome({ search, results }: { search: Search; results: SentenceResults }) {
  const heading = useFocusOnArrival(results.rooms !== null);
  if (results.refusal !== null) return <Refusal search={search} error={results.refusal} />;
  if (results.isThinking || results.reading === null) return <LoadingIndicator />;
  return (
    <FittingRooms search={search} results={results} heading={heading}>
      <Understood search={search} results={results} reading={results.reading} />
    </FittingRooms>
  );
}

/** Tells the search line and the row of criteria what the sentence was read as, or that it was refused. */
function useInterpreted(sentence: string, { reading, refusal, asked }: SentenceResults): void {
  const key = JSON.stringify(reading === null ? null : asked);
  useEffect(() => {
    interpreted.value = reading === null ? null : { sentence, asked };
    refused.value = refusal === null ? null : sentence;
    // The criteria are new at each render; their text says when they differ.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sentence, key, refusal]);
  useEffect(
    () => () => {
      interpreted.value = null;
      refused.value = null;
    },
    [],
  );
}

/** Stores the shown rooms for the detail dialog. */
function usePublished({ rooms, fetchedAt, fromPhone }: SentenceResults): void {
  useEffect(() => {
    const saved = new Map(fromPhone?.rooms.map((room) => [room.listing.id, room.fetchedAt]));
    shownRooms.value = new Map(
      rooms?.map(({ listing }) => {
        const savedAt = saved.get(listing.id) ?? null;
        return [listing.id, { data: listing, fetchedAt: savedAt ?? fetchedAt ?? 0, savedAt }];
      }),
    );
  }, [rooms, fetchedAt, fromPhone]);
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
