import { useEffect, useState } from "react";
import { ask } from "../../../api/transport.ts";
import { searchCall } from "../url/criteria-query.ts";
import { readSearchValues, type SearchValues } from "../url/search-values.ts";

/** Debounce of typing. */
const PAUSE_MS = 350;

interface RoomCount {
  count: number;
  /** There may be more. */
  isLowerBound: boolean;
}

/** The number of rooms that match the typed criteria; null while unknown, invalid or offline. */
export function useRoomCount(values: SearchValues): RoomCount | null {
  const key = JSON.stringify(values);
  const [answer, setAnswer] = useState<(RoomCount & { key: string }) | null>(null);
  useEffect(() => {
    const { criteria, problems } = readSearchValues(JSON.parse(key) as SearchValues);
    if (problems.length > 0) return;
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      const { name, query } = searchCall(criteria, null, 1);
      ask(name, { query: { ...query, limit: 0 }, signal: aborter.signal }).then(
        ({ data }) => setAnswer({ key, count: data.count, isLowerBound: data.count_is_lower_bound === true }),
        () => {
          // The button then shows no number; the search itself reports the problem.
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [key]);
  return answer?.key === key ? answer : null;
}
