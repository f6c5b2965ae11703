import { liveQuery } from "dexie";
import { useEffect, useState } from "react";

/**
 * What a query of the phone's store answers, and answers again whenever a tab or the worker changes what it has read.
 * @param query Reads through Dexie alone, so that it is known what it depends on.
 * @param key Names the query: another one is asked when it changes.
 * @returns Undefined until the first answer.
 */
export function useLive<T>(query: () => Promise<T>, key: string): T | undefined {
  const [answer, setAnswer] = useState<{ key: string; value: T }>();
  useEffect(() => {
    const subscription = liveQuery(query).subscribe({ next: (value) => setAnswer({ key, value }) });
    return () => subscription.unsubscribe();
    // The function is new at each render; the key says what it asks for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return answer?.key === key ? answer.value : undefined;
}
